import { Window } from "happy-dom";
import { convertPastedToSource } from "../../studio/rich-text/clipboard/pasted-to-source.ts";
import { parseBodyDocument } from "../../studio/rich-text/source/body-document.ts";
import { nodeTypes } from "../../studio/rich-text/source/body-schema.ts";
import { maxCharacters } from "../../studio/rich-text/source/size-limit.ts";
import { writeBody } from "../../studio/rich-text/source/write-body.ts";

/**
 * Maximum size in the studio. Longer bodies cannot be edited on the page; longer texts cannot be
 * pasted.
 */
export const maxBodySize = maxCharacters;

/** The studio's code paths for rich text, without a page. */
export const richTextReaders: Readonly<Record<string, (text: string) => void>> = {
  typed: (text) => {
    const read = parseBodyDocument(text);
    const added = nodeTypes.paragraph.create(null, nodeTypes.paragraph.schema.text("Um."));
    writeBody(read.doc.copy(read.doc.content.addToEnd(added)), read);
  },
  "pasted words": (text) => {
    convertPastedToSource({ html: "", words: text });
  },
  "pasted HTML": (text) => {
    convertPastedToSource({ html: text, words: "" });
  },
};

/** Provides the browser global that the studio's code needs: `DOMParser`. */
export function provideDomParser(): void {
  const { DOMParser } = new Window();
  Object.assign(globalThis, { DOMParser });
}
