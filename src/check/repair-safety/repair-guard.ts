import {
  blankClass,
  removeInvisibleSpaces,
  toCommonSpaces,
} from "../../yaml/errors/invisible-spaces/invisible-characters.ts";
import { isBlankOrComment } from "../../yaml/errors/line-shape.ts";
import { type Line, splitLines } from "../../yaml/lines.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { readTree } from "../../yaml/parse/tree.ts";

const leadingBlanks = new RegExp(`^[${blankClass}]*`);

/**
 * Whether applied fixes left the text no worse. This check is independent of the fixes: YAML still
 * parses the text if it did before, it has no fewer fields, and lines keep their nesting.
 */
export function isSafeRepair(before: ParsedFile, after: ParsedFile): boolean {
  return (
    countFieldsAndItems(after.value) >= countFieldsAndItems(before.value) &&
    preservesNesting(before.text, after.text) &&
    (!parsesAsYaml(before.text) || parsesAsYaml(after.text))
  );
}

function parsesAsYaml(text: string): boolean {
  return !("offset" in readTree(text));
}

function countFieldsAndItems(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce(
    (sum: number, inner) => sum + 1 + countFieldsAndItems(inner),
    0,
  );
}

/**
 * Whether each line with content keeps its indentation relative to the line above. Returns true if
 * the number of lines changed, because the lines cannot be compared then.
 */
function preservesNesting(before: string, after: string): boolean {
  const [was, is] = [splitLines(before), splitLines(after)];
  if (was.length !== is.length) return true;
  const pairs = was.flatMap((line, at) => {
    const other = is[at];
    return other && !isBlankOrComment(line) && !isBlankOrComment(other)
      ? [{ was: getIndent(line), is: getIndent(other) }]
      : [];
  });
  return pairs.every((pair, at) => {
    const above = pairs[at - 1];
    return !above || keepsIndentOrder(above, pair);
  });
}

interface IndentChange {
  was: string;
  is: string;
}

function keepsIndentOrder(above: IndentChange, below: IndentChange): boolean {
  if (above.was === below.was) return above.is === below.is;
  if (/\t/.test(above.was + below.was)) return true;
  const order = Math.sign(above.is.length - below.is.length);
  return possibleIndentWidths(above.was).some((one) =>
    possibleIndentWidths(below.was).some((other) => Math.sign(one - other) === order),
  );
}

/**
 * Returns the possible widths of an indentation. There are two if it has a single invisible
 * character, which may be unintended.
 */
function possibleIndentWidths(lead: string): number[] {
  const width = toCommonSpaces(lead).length;
  const bare = removeInvisibleSpaces(lead).length;
  return width === bare + 1 ? [width, bare] : [width];
}

function getIndent({ text }: Line): string {
  return leadingBlanks.exec(text)?.[0] ?? "";
}
