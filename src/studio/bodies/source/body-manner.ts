import type { ReadBody, ReadPart } from "./body-document.ts";
import { kinds } from "./body-schema.ts";

/** How a body is written, for what is new in it. */
export interface Manner {
  /** The longest line; endless where nobody wraps lines. */
  width: number;
  bullet: "-" | "*";
  /** What stands behind a number. */
  behind: "." | ")";
}

/** Where nothing says how long lines are. */
const usual = 98;

/** Sees how a body is written by its paragraphs and its first lists. */
export function mannerOf({ source, parts }: ReadBody): Manner {
  const all = parts.flatMap(within);
  const wrapped = all.filter(
    ({ node, lines }) => node.type === kinds.paragraph && lines.length > 1,
  );
  const longest = Math.max(0, ...wrapped.flatMap(({ raw }) => raw.map(({ length }) => length)));
  const isEndless = wrapped.length === 0 && all.some(isLong);
  return {
    width: isEndless ? Number.POSITIVE_INFINITY : longest >= 60 ? longest : usual,
    bullet: /^\s*\*\s/m.test(source) && !/^\s*-\s/m.test(source) ? "*" : "-",
    behind: /^\s*\d{1,2}\)\s/m.test(source) && !/^\s*\d{1,2}\.\s/m.test(source) ? ")" : ".",
  };
}

function isLong({ node, lines }: ReadPart): boolean {
  return node.type === kinds.paragraph && lines.some(({ length }) => length > usual);
}

function within(part: ReadPart): ReadPart[] {
  return [part, ...(part.parts ?? []).flatMap(within)];
}
