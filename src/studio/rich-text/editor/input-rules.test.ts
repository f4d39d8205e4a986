import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { parseBodyDocument } from "../source/body-document.ts";
import { writeBody } from "../source/write-body.ts";
import { bodyInputRules } from "./input-rules.ts";

/** Types a character at the end of the first paragraph of a body, and returns the source. */
function typed(source: string, letter: string): string {
  const read = parseBodyDocument(source);
  const plugin = bodyInputRules();
  let state = EditorState.create({ doc: read.doc, plugins: [plugin] });
  const end = read.doc.child(0).nodeSize - 1;
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)));
  const dispatch = (transaction: Transaction) => {
    state = state.apply(transaction);
  };
  const view = { state, composing: false, dispatch } as unknown as EditorView;
  const insert = () => state.tr.insertText(letter, end);
  const isTaken = plugin.props.handleTextInput?.call(plugin, view, end, end, letter, insert);
  if (!isTaken) dispatch(insert());
  return writeBody(state.doc, read).source;
}

test("turns picture syntax into a picture if it fills the paragraph", () => {
  expect(typed('![A bell](bell.svg "Ours"\n\nMore', ")")).toBe(
    '![A bell](bell.svg "Ours")\n\nMore',
  );
});

test("keeps picture syntax as text beside other words", () => {
  expect(typed("See ![A bell](bell.svg", ")")).toBe(String.raw`See !\[A bell\]\(bell.svg\)`);
});
