import { isSilent } from "../../yaml/errors/line-shape.ts";
import { blank, commonSpaces, withoutOdd } from "../../yaml/errors/spaces/odd-signs.ts";
import { type Line, splitLines } from "../../yaml/lines.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { readTree } from "../../yaml/parse/tree.ts";

const leading = new RegExp(`^[${blank}]*`);

/**
 * Whether a repaired text reads no worse than before, whatever its repairs say of themselves: YAML
 * reads it if it read it before, it has no fewer fields, and lines that stood beside or below each
 * other still do.
 */
export function readsNoWorse(before: ParsedFile, after: ParsedFile): boolean {
  return (
    fieldsIn(after.value) >= fieldsIn(before.value) &&
    keepsNesting(before.text, after.text) &&
    (!isReadable(before.text) || isReadable(after.text))
  );
}

function isReadable(text: string): boolean {
  return !("offset" in readTree(text));
}

function fieldsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + 1 + fieldsIn(inner), 0);
}

/** Whether each line that says something stands to the one above as it stood before. */
function keepsNesting(before: string, after: string): boolean {
  const [was, is] = [splitLines(before), splitLines(after)];
  if (was.length !== is.length) return true;
  const pairs = was.flatMap((line, at) => {
    const other = is[at];
    return other && !isSilent(line) && !isSilent(other)
      ? [{ was: leadOf(line), is: leadOf(other) }]
      : [];
  });
  return pairs.every((pair, at) => {
    const above = pairs[at - 1];
    return !above || isAlike(above, pair);
  });
}

interface Leads {
  was: string;
  is: string;
}

function isAlike(above: Leads, below: Leads): boolean {
  if (above.was === below.was) return above.is === below.is;
  if (/\t/.test(above.was + below.was)) return true;
  const order = Math.sign(above.is.length - below.is.length);
  return widthsOf(above.was).some((one) =>
    widthsOf(below.was).some((other) => Math.sign(one - other) === order),
  );
}

/** How wide an indentation may have been meant; one invisible sign alone may be one too many. */
function widthsOf(lead: string): number[] {
  const width = commonSpaces(lead).length;
  const bare = withoutOdd(lead).length;
  return width === bare + 1 ? [width, bare] : [width];
}

function leadOf({ text }: Line): string {
  return leading.exec(text)?.[0] ?? "";
}
