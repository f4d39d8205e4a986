import { Window } from "happy-dom";
import { pastedSource } from "../../studio/bodies/pasted/pasted-source.ts";
import { readBody } from "../../studio/bodies/source/body-document.ts";
import { kinds } from "../../studio/bodies/source/body-schema.ts";
import { writeBody } from "../../studio/bodies/source/write-body.ts";

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
