import { clipboardParts } from "../../rich-text/pasted/clipboard-pictures.ts";
import { chooseIn, chosenIn } from "../caret.ts";
import { pageWords as words } from "../words.pt-br.ts";
import type { Span } from "./leaves.ts";
import { insertLeaves, takePasted } from "./pasted.ts";
import { type Marked, type Marking, markWords } from "./toggle-mark.ts";

/** A field that is being edited. */
export interface TypedText {
  element: HTMLElement;
  /** It allows bold, italic and links. */
  markup: boolean;
  /** It is a single line. */
  isLine: boolean;
  /** Call after changing its content. */
  take(): void;
  /** Ends editing. */
  leave(): void;
  /** Shows a notice, such as what the text cannot contain. */
  tell(words: string): void;
}

/** Applies a mark to the selection, or shows why that is not possible. */
export function mark(text: TypedText, marking: Marking, span = chosenIn(text.element)): void {
  const done = text.markup && span ? markWords(text.element, span, marking) : undefined;
  const reason = marking.kind === "link" ? words.noLink : words.noMark;
  if (done) put(text, done);
  else text.tell(text.markup ? words.notHere : reason);
}

/** Replaces the selection with pasted content, and shows what was left out. */
export function paste(text: TypedText, data: DataTransfer): void {
  const given = clipboardParts(data);
  const { leaves, isJoined, isBare } = takePasted(given, text);
  const lost = isJoined ? [words.joined] : isBare ? [words.bare] : [];
  const told = given.pictures > 0 ? [...lost, words.noPictures] : lost;
  if (told.length > 0) text.tell(told.join(" "));
  const span: Span | undefined = chosenIn(text.element);
  const done = text.markup && span ? insertLeaves(text.element, span, leaves) : undefined;
  if (done) put(text, done);
  else document.execCommand("insertText", false, leaves.map((leaf) => leaf.text).join(""));
}

function put({ element, take }: TypedText, { nodes, chosen }: Marked): void {
  element.replaceChildren(...nodes);
  element.normalize();
  chooseIn(element, chosen);
  take();
}
