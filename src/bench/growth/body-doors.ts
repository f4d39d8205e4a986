import { Window } from "happy-dom";
import { pastedSource } from "../../studio/rich-text/pasted/pasted-source.ts";
import { readBody } from "../../studio/rich-text/source/body-document.ts";
import { kinds } from "../../studio/rich-text/source/body-schema.ts";
import { mostSigns } from "../../studio/rich-text/source/size-limit.ts";
import { writeBody } from "../../studio/rich-text/source/write-body.ts";

/** Maximum size in the studio: longer bodies cannot be edited on the page, nor pasted at once. */
export const mostOfBody = mostSigns;

/** The studio's code paths for rich text, without a page. */
export const bodyDoors: Readonly<Record<string, (text: string) => void>> = {
  typed: (text) => {
    const read = readBody(text);
    const added = kinds.paragraph.create(null, kinds.paragraph.schema.text("Um."));
    writeBody(read.doc.copy(read.doc.content.addToEnd(added)), read);
  },
  "pasted words": (text) => {
    pastedSource({ html: "", words: text });
  },
  "pasted HTML": (text) => {
    pastedSource({ html: text, words: "" });
  },
};

/** Provides the browser global that the studio's code needs: `DOMParser`. */
export function provideBrowser(): void {
  const { DOMParser } = new Window();
  Object.assign(globalThis, { DOMParser });
}
