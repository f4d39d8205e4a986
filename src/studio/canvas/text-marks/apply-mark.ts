import { pageStrings as strings } from "#lang/studio/canvas/strings";
import { readClipboard } from "../../clipboard/read-clipboard.ts";
import { getTextSelection, setTextSelection } from "../text-selection.ts";
import { computeLeafInsertion, parsePasted } from "./parse-pasted.ts";
import type { TextSpan } from "./text-leaves.ts";
import { computeMarkChangeResult, type MarkChange, type TextEditResult } from "./toggle-mark.ts";

/** A field that is being edited. */
export interface EditedField {
  element: HTMLElement;
  /** Whether the field allows bold, italic and links. */
  markup: boolean;
  /** Whether the field is a single line. */
  isLine: boolean;
  /** Must be called after each change of its content. */
  onInput(): void;
  /** Ends editing. */
  endEditing(): void;
  /** Shows a notice, for example about content that the text cannot contain. */
  showNotice(words: string): void;
}

/** Applies a mark to the selection, or shows why that is not possible. */
export function applyMarkChange(
  text: EditedField,
  marking: MarkChange,
  span = getTextSelection(text.element),
): void {
  const done =
    text.markup && span ? computeMarkChangeResult(text.element, span, marking) : undefined;
  const reason = marking.kind === "link" ? strings.noLink : strings.noMark;
  if (done) replaceContent(text, done);
  else text.showNotice(text.markup ? strings.notHere : reason);
}

/** Replaces the selection with pasted content, and shows a notice about what was left out. */
export function pasteIntoField(text: EditedField, data: DataTransfer): void {
  const given = readClipboard(data);
  const { leaves, isJoined, isStripped } = parsePasted(given, text);
  const lost = isJoined ? [strings.joined] : isStripped ? [strings.bare] : [];
  const told = given.pictures > 0 ? [...lost, strings.noPictures] : lost;
  if (told.length > 0) text.showNotice(told.join(" "));
  const span: TextSpan | undefined = getTextSelection(text.element);
  const done = text.markup && span ? computeLeafInsertion(text.element, span, leaves) : undefined;
  if (done) replaceContent(text, done);
  else document.execCommand("insertText", false, leaves.map((leaf) => leaf.text).join(""));
}

function replaceContent(
  { element, onInput }: EditedField,
  { nodes, selection }: TextEditResult,
): void {
  element.replaceChildren(...nodes);
  element.normalize();
  setTextSelection(element, selection);
  onInput();
}
