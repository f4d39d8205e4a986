import type { Node } from "prosemirror-model";
import { type ParsedBody, parseBodyDocument } from "./body-document.ts";
import { getChildNodes, hasContent } from "./node-content.ts";
import { normalizeBlock } from "./normalized-blocks.ts";
import { detectSerializerOptions } from "./serializer-options.ts";
import { writeBlocks } from "./write-blocks.ts";

/** The source of a body. */
export interface WrittenBody {
  source: string;
  /**
   * Whether a mark or character could not be written. The source then contains the text, but with
   * another meaning.
   */
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
  const written = writeDocument(doc, old);
  if (isRoundTripLossless(doc, written.source)) return written;
  const anew = writeDocument(doc, { ...old, parts: [] });
  return isRoundTripLossless(doc, anew.source) ? anew : { ...written, isLost: true };
}

function writeDocument(doc: Node, old: ParsedBody): WrittenBody {
  let isLost = false;
  const manner = detectSerializerOptions(old);
  const lost = () => {
    isLost = true;
  };
  const lines = writeBlocks(getChildNodes(doc), old.parts, {
    options: manner,
    width: manner.width,
    onLoss: lost,
  });
  const source = [...lines.map(({ text, raw }) => raw ?? text), ...getTrailingLines(doc, old)].join(
    "\n",
  );
  return { source, isLost };
}

/** Returns the empty lines at the end of the source, which stay as they are. */
function getTrailingLines(doc: Node, { source, parts }: ParsedBody): string[] {
  const space = source.slice(source.trimEnd().length);
  const tail = space.slice(Math.max(0, space.search(/[\r\n]/)));
  const hasEnd = parts.length > 0 && getChildNodes(doc).some(hasContent);
  return hasEnd ? tail.split(/\r\n|\r|\n/).slice(1) : [];
}

function isRoundTripLossless(doc: Node, source: string): boolean {
  const read = parseBodyDocument(source).doc;
  return (
    read.eq(doc) || JSON.stringify(normalizeBlock(read)) === JSON.stringify(normalizeBlock(doc))
  );
}
