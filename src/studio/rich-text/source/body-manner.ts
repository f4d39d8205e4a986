import type { ReadBody, ReadPart } from "./body-document.ts";
import { kinds } from "./body-schema.ts";

/** How new parts of a body are written. */
export interface Manner {
  /** The longest line, in characters; infinite if the body does not wrap lines. */
  width: number;
  bullet: "-" | "*";
  /** The character after the number of a list item. */
  behind: "." | ")";
}

/** The default line width. */
const usual = 98;

/** Detects the style of a body from its paragraphs and first lists. */
export function mannerOf({ source, parts }: ReadBody): Manner {
  const all = parts.flatMap(within);
  const wrapped = all.filter(
    ({ node, lines }) => node.type === kinds.paragraph && lines.length > 1,
  );
  const longest = wrapped
    .flatMap(({ raw }) => raw)
    .reduce((most, { length }) => Math.max(most, length), 0);
  const isEndless = wrapped.length === 0 && all.some(isLong);
  return {
    width: isEndless ? Number.POSITIVE_INFINITY : longest >= 60 ? longest : usual,
    bullet: begins(source, /\*/) && !begins(source, /-/) ? "*" : "-",
    behind: begins(source, /\d{1,2}\)/) && !begins(source, /\d{1,2}\./) ? ")" : ".",
  };
}

/**
 * Whether a line starts with this marker and a space. The pattern excludes line ends before the
 * marker, because it was too slow on many of them.
 */
function begins(source: string, sign: RegExp): boolean {
  return new RegExp(`^[^\\S\\r\\n\\u2028\\u2029]*${sign.source}\\s`, "m").test(source);
}

function isLong({ node, lines }: ReadPart): boolean {
  return node.type === kinds.paragraph && lines.some(({ length }) => length > usual);
}

function within(part: ReadPart): ReadPart[] {
  return [part, ...(part.parts ?? []).flatMap(within)];
}
