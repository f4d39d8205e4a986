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

/** Whether a line begins with a sign and a space. Line ends before it are left out: many of them took too long. */
function begins(source: string, sign: RegExp): boolean {
  return new RegExp(`^[^\\S\\r\\n\\u2028\\u2029]*${sign.source}\\s`, "m").test(source);
}

function isLong({ node, lines }: ReadPart): boolean {
  return node.type === kinds.paragraph && lines.some(({ length }) => length > usual);
}

function within(part: ReadPart): ReadPart[] {
  return [part, ...(part.parts ?? []).flatMap(within)];
}
