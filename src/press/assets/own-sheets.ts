import { type Selector, transform } from "lightningcss";
import { OwnCodeFault } from "../../site/own/own-files.ts";
import { ownCodeWords as words } from "../../site/own/words.pt-br.ts";
import type { StyleSheet } from "./style-sheet.ts";

/**
 * Holds the sheets of a site's own blocks to their blocks: each selector begins with the class of its
 * block, which is its type and its folder, and the engine has no class of that name.
 *
 * @param own shrunk sheets of the site's own code
 * @param engine those of the engine
 * @throws OwnCodeFault naming the sheet
 */
export function checkOwnSheets(own: readonly StyleSheet[], engine: readonly StyleSheet[]): void {
  for (const { path: file, css } of own) {
    const type = file.split("/")[1] ?? "";
    if (engine.some(({ classes }) => classes.includes(type)))
      throw new OwnCodeFault(words.name({ file, type }));
    const stray = selectorsIn(css).find(([first]) => !isClass(first, type));
    if (stray) throw new OwnCodeFault(words.selector({ file, type, selector: toText(stray) }));
  }
}

function selectorsIn(css: string): Selector[] {
  const found: Selector[] = [];
  const style = ({ value }: { value: { selectors: Selector[] } }) => {
    found.push(...value.selectors);
  };
  transform({ filename: "own.css", code: Buffer.from(css), visitor: { Rule: { style } } });
  return found;
}

function isClass(part: Selector[number] | undefined, name: string): boolean {
  return part?.type === "class" && part.name === name;
}

const marks: Readonly<Record<string, string>> = { class: ".", id: "#", type: "" };

/** A selector as far as it takes to find it in its sheet. */
function toText(selector: Selector): string {
  const parts = selector.map((part) => {
    if (part.type === "combinator") return " ";
    return "name" in part ? `${marks[part.type] ?? ""}${part.name}` : "*";
  });
  return parts.join("");
}
