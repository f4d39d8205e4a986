import type { Node } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter } from "prosemirror-tables";
import { expect, test } from "vitest";
import { parseBodyDocument } from "../source/body-document.ts";
import { nodeTypes } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import {
  exitBlockAtEnd,
  indentItem,
  insertRule,
  insertTable,
  outdentItem,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from "./commands.ts";

/**
 * Runs commands on a body and returns its source. "‸" marks the caret, or each end of the
 * selection.
 */
function after(source: string, ...commands: Command[]): string {
  const old = parseBodyDocument(source.replaceAll("‸", ""));
  const marked = parseBodyDocument(source).doc;
  let state = EditorState.create({ doc: old.doc });
  const [from = 1, to = from + 1] = placesOf(marked);
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to - 1)));
  for (const command of commands) {
    command(state, (transaction) => {
      state = state.apply(transaction);
    });
  }
  return writeBody(state.doc, old).source;
}

function placesOf(doc: Node): number[] {
  const places: number[] = [];
  doc.descendants((node, at) => {
    for (const { index } of (node.text ?? "").matchAll(/‸/g)) places.push(at + index);
  });
  return places;
}

test("a paragraph becomes a heading, and one again", () => {
  expect(after("a‸b\n\nc", toggleHeading(2))).toBe("## ab\n\nc");
  expect(after("a‸b\n\nc", toggleHeading(3), toggleHeading(3))).toBe("ab\n\nc");
});

test("a list becomes one with numbers, and paragraphs", () => {
  expect(after("a‸b\n\nc", toggleList(nodeTypes.bullets))).toBe("- ab\n\nc");
  expect(after("- a‸b\n- c", toggleList(nodeTypes.numbers))).toBe("1. ab\n2. c");
  expect(after("- a‸b\n- c", toggleList(nodeTypes.bullets))).toBe("ab\n\n- c");
});

test("items go further in as deep as the grammar reads, and out again", () => {
  expect(after("- a\n- b‸", indentItem)).toBe("- a\n  - b");
  expect(after("- a\n  - b‸", outdentItem)).toBe("- a\n- b");
  const deep = "- a\n  - b\n    - c\n      - d\n      - e‸";
  expect(after(deep, indentItem)).toBe(deep.replace("‸", ""));
});

test("quotes, tables and lines", () => {
  expect(after("a‸b", toggleQuote)).toBe("> ab");
  expect(after("a\n\n> b‸", toggleQuote)).toBe("a\n\nb");
  expect(after("a‸\n\nb", insertRule)).toBe("a\n\n---\n\nb");
  expect(after("- a‸", insertRule)).toBe("- a");
  expect(after("a‸\n\nb", insertTable)).toBe("a\n\n|  |  |\n|---|---|\n|  |  |\n\nb");
  const table = "| a‸ | b |\n|---|---|\n| c | d |";
  expect(after(table, addRowAfter, addColumnAfter)).toBe(
    "| a |  | b |\n|---|---|---|\n|  |  |  |\n| c |  | d |",
  );
});

test("of a part of a word the whole is stressed", () => {
  expect(after("uma em‸pr‸esa nova", toggleItalic)).toBe("uma *empresa* nova");
});

test("below a table or a picture that the text ends with one goes on in a new paragraph", () => {
  const typed: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText("Fim"));
    return true;
  };
  const table = "| Prazo | Quem |\n|---|---|\n| Um | ‸Dois |";
  expect(after(table, exitBlockAtEnd, typed)).toBe(`${table.replace("‸", "")}\n\nFim`);
  const inHead = "| Pra‸zo | Quem |\n|---|---|\n| Um | Dois |";
  expect(after(inHead, exitBlockAtEnd)).toBe(inHead.replace("‸", ""));
  expect(after("Um‸.", exitBlockAtEnd)).toBe("Um.");
});
