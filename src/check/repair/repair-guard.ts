import { isBlankOrComment } from "../../yaml/errors/line-shape.ts";
import {
  blankClass,
  commonSpaces,
  withoutInvisible,
} from "../../yaml/errors/spaces/invisible-characters.ts";
import { type Line, splitLines } from "../../yaml/lines.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { readTree } from "../../yaml/parse/tree.ts";

const leadingBlanks = new RegExp(`^[${blankClass}]*`);

/**
 * Whether a repaired text reads no worse than before, whatever its repairs say of themselves: YAML
 * reads it if it read it before, it has no fewer fields, and lines that stood beside or below each
 * other still do.
 */
export function isSafeRepair(before: ParsedFile, after: ParsedFile): boolean {
  return (
    countFields(after.value) >= countFields(before.value) &&
    preservesNesting(before.text, after.text) &&
    (!isReadable(before.text) || isReadable(after.text))
  );
}

function isReadable(text: string): boolean {
  return !("offset" in readTree(text));
}

function countFields(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + 1 + countFields(inner), 0);
}

/** Whether each line that says something stands to the one above as it stood before. */
function preservesNesting(before: string, after: string): boolean {
  const [was, is] = [splitLines(before), splitLines(after)];
  if (was.length !== is.length) return true;
  const pairs = was.flatMap((line, at) => {
    const other = is[at];
    return other && !isBlankOrComment(line) && !isBlankOrComment(other)
      ? [{ was: indentOf(line), is: indentOf(other) }]
      : [];
  });
  return pairs.every((pair, at) => {
    const above = pairs[at - 1];
    return !above || keepsOrder(above, pair);
  });
}

interface IndentPair {
  was: string;
  is: string;
}

function keepsOrder(above: IndentPair, below: IndentPair): boolean {
  if (above.was === below.was) return above.is === below.is;
  if (/\t/.test(above.was + below.was)) return true;
  const order = Math.sign(above.is.length - below.is.length);
  return possibleWidths(above.was).some((one) =>
    possibleWidths(below.was).some((other) => Math.sign(one - other) === order),
  );
}

/** How wide an indentation may have been meant; one invisible sign alone may be one too many. */
function possibleWidths(lead: string): number[] {
  const width = commonSpaces(lead).length;
  const bare = withoutInvisible(lead).length;
  return width === bare + 1 ? [width, bare] : [width];
}

function indentOf({ text }: Line): string {
  return leadingBlanks.exec(text)?.[0] ?? "";
}
