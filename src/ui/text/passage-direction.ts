import type { BodyNode, ListItem } from "../../model/markup/body.ts";
import { inlineText } from "../../model/markup/inline.ts";

export type Direction = "ltr" | "rtl";

// Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic and their presentation forms; of the
// supplementary planes, Adlam and the blocks reserved for right-to-left scripts.
const rightToLeft = /^(?:[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b])/;

/**
 * Returns the direction of the first letter of a text, as browsers apply `dir="auto"` (Unicode
 * Standard Annex 9, rules P2 and P3); `undefined` without letters.
 */
function firstStrongDirection(text: string): Direction | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}

/** Returns the direction of most passages of a body. */
export function bodyDirection(nodes: readonly BodyNode[]): Direction {
  const directions = collectPassages(nodes).map(firstStrongDirection);
  const count = (wanted: Direction) => directions.filter((each) => each === wanted).length;
  return count("rtl") > count("ltr") ? "rtl" : "ltr";
}

/**
 * Returns the `dir` attribute, with a leading space, for a passage whose direction may differ from
 * that of its page. A right-to-left passage always has it, because a body does not know the
 * language of its page. A left-to-right passage has it in a right-to-left body.
 */
export function autoDirAttribute(text: string, body: Direction): string {
  const direction = firstStrongDirection(text);
  const isForeign = direction === "rtl" || (direction === "ltr" && body === "rtl");
  return isForeign ? ' dir="auto"' : "";
}

function collectPassages(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap(collectNodePassages);
}

function collectNodePassages(node: BodyNode): string[] {
  switch (node.kind) {
    case "list":
      return node.items.flatMap(collectItemPassages);
    case "table":
      return [node.head, ...node.rows].flatMap((row) => row.map(inlineText));
    case "quote":
      return collectPassages(node.children);
    case "picture":
      return [node.caption ?? ""];
    case "rule":
      return [];
    default:
      return [inlineText(node.children)];
  }
}

function collectItemPassages({ children, blocks }: ListItem): string[] {
  return [inlineText(children), ...collectPassages(blocks)];
}
