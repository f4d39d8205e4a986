import { Window } from "happy-dom";
import { pastedSource } from "../../studio/rich-text/pasted/pasted-source.ts";
import { readBody } from "../../studio/rich-text/source/body-document.ts";
import { kinds } from "../../studio/rich-text/source/body-schema.ts";
import { mostSigns } from "../../studio/rich-text/source/size-limit.ts";
import { writeBody } from "../../studio/rich-text/source/write-body.ts";

/** The most that they read: longer texts are not typed on their page, and not pasted at once. */
export const mostOfBody = mostSigns;

/** What the studio does with a longer text, without its page. */
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

/** Gives the studio's code what a browser would: a reader of HTML. */
export function provideBrowser(): void {
  const { DOMParser } = new Window();
  Object.assign(globalThis, { DOMParser });
}
