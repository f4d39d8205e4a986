import type { ParsedBody, SourceNode } from "./body-document.ts";
import { nodeTypes } from "./body-schema.ts";

/** How new parts of a body are written. */
export interface SerializerOptions {
  /** The maximum length of a line in characters. It is infinite if the body does not wrap lines. */
  width: number;
  bullet: "-" | "*";
  /** The character after the number of a list item. */
  delimiter: "." | ")";
}

/** The line width of a body without long wrapped lines, in characters. */
const defaultWidth = 98;

/** Detects the style of a body: line width, bullet, and delimiter of numbers. */
export function detectSerializerOptions({ source, parts }: ParsedBody): SerializerOptions {
  const all = parts.flatMap(flattenTree);
  const wrapped = all.filter(
    ({ node, lines }) => node.type === nodeTypes.paragraph && lines.length > 1,
  );
  const longest = wrapped
    .flatMap(({ raw }) => raw)
    .reduce((most, { length }) => Math.max(most, length), 0);
  const isEndless = wrapped.length === 0 && all.some(isLongParagraph);
  return {
    width: isEndless ? Number.POSITIVE_INFINITY : longest >= 60 ? longest : defaultWidth,
    bullet: hasLineStartingWith(source, /\*/) && !hasLineStartingWith(source, /-/) ? "*" : "-",
    delimiter:
      hasLineStartingWith(source, /\d{1,2}\)/) && !hasLineStartingWith(source, /\d{1,2}\./)
        ? ")"
        : ".",
  };
}

/**
 * Whether a line starts with this marker and a space. The pattern does not allow line ends before
 * the marker, because it would be too slow on texts with many empty lines.
 */
function hasLineStartingWith(source: string, marker: RegExp): boolean {
  return new RegExp(`^[^\\S\\r\\n\\u2028\\u2029]*${marker.source}\\s`, "m").test(source);
}

function isLongParagraph({ node, lines }: SourceNode): boolean {
  return node.type === nodeTypes.paragraph && lines.some(({ length }) => length > defaultWidth);
}

function flattenTree(part: SourceNode): SourceNode[] {
  return [part, ...(part.parts ?? []).flatMap(flattenTree)];
}
