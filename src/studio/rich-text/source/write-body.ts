import type { Node } from "prosemirror-model";
import { type ReadBody, readBody } from "./body-document.ts";
import { mannerOf } from "./body-manner.ts";
import { childrenOf, hasWords } from "./document-parts.ts";
import { plainOf } from "./plain-document.ts";
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
export function writeBody(doc: Node, old: ReadBody): WrittenBody {
  if (doc.eq(old.doc)) return { source: old.source, isLost: false };
  const written = write(doc, old);
  if (isRight(doc, written.source)) return written;
  const anew = write(doc, { ...old, parts: [] });
  return isRight(doc, anew.source) ? anew : { ...written, isLost: true };
}

function write(doc: Node, old: ReadBody): WrittenBody {
  let isLost = false;
  const manner = mannerOf(old);
  const lost = () => {
    isLost = true;
  };
  const lines = writeBlocks(childrenOf(doc), old.parts, { manner, width: manner.width, lost });
  const source = [...lines.map(({ text, raw }) => raw ?? text), ...tailOf(doc, old)].join("\n");
  return { source, isLost };
}

/** Keeps the empty lines at the end. */
function tailOf(doc: Node, { source, parts }: ReadBody): string[] {
  const space = source.slice(source.trimEnd().length);
  const tail = space.slice(Math.max(0, space.search(/[\r\n]/)));
  const hasEnd = parts.length > 0 && childrenOf(doc).some(hasWords);
  return hasEnd ? tail.split(/\r\n|\r|\n/).slice(1) : [];
}

function isRight(doc: Node, source: string): boolean {
  const read = readBody(source).doc;
  return read.eq(doc) || JSON.stringify(plainOf(read)) === JSON.stringify(plainOf(doc));
}
