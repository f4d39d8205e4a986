import type { Node } from "prosemirror-model";
import { type ParsedBody, parseBodyDocument } from "./body-document.ts";
import { childrenOf, hasContent } from "./node-content.ts";
import { normalizeBlock } from "./normalized-blocks.ts";
import { detectSerializerOptions } from "./serializer-options.ts";
import { writeBlocks } from "./write-blocks.ts";

/** The source of a body. */
export interface WrittenBody {
  source: string;
  /** A mark or character could not be written: its text is there with another meaning. */
  isLost: boolean;
}

/**
 * Writes a document as source. Unchanged parts keep their bytes, and changed ones follow the
 * style of the rest.
 *
 * @param old the body as parsed before the edit
 */
export function writeBody(doc: Node, old: ParsedBody): WrittenBody {
  if (doc.eq(old.doc)) return { source: old.source, isLost: false };
  const written = write(doc, old);
  if (roundTrips(doc, written.source)) return written;
  const anew = write(doc, { ...old, parts: [] });
  return roundTrips(doc, anew.source) ? anew : { ...written, isLost: true };
}

function write(doc: Node, old: ParsedBody): WrittenBody {
  let isLost = false;
  const manner = detectSerializerOptions(old);
  const lost = () => {
    isLost = true;
  };
  const lines = writeBlocks(childrenOf(doc), old.parts, {
    options: manner,
    width: manner.width,
    onLoss: lost,
  });
  const source = [...lines.map(({ text, raw }) => raw ?? text), ...trailingLines(doc, old)].join(
    "\n",
  );
  return { source, isLost };
}

/** Keeps the empty lines at the end. */
function trailingLines(doc: Node, { source, parts }: ParsedBody): string[] {
  const space = source.slice(source.trimEnd().length);
  const tail = space.slice(Math.max(0, space.search(/[\r\n]/)));
  const hasEnd = parts.length > 0 && childrenOf(doc).some(hasContent);
  return hasEnd ? tail.split(/\r\n|\r|\n/).slice(1) : [];
}

function roundTrips(doc: Node, source: string): boolean {
  const read = parseBodyDocument(source).doc;
  return (
    read.eq(doc) || JSON.stringify(normalizeBlock(read)) === JSON.stringify(normalizeBlock(doc))
  );
}
