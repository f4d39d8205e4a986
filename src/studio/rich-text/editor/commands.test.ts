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

test("toggleHeading turns a paragraph into a heading and back", () => {
  expect(after("a‸b\n\nc", toggleHeading(2))).toBe("## ab\n\nc");
  expect(after("a‸b\n\nc", toggleHeading(3), toggleHeading(3))).toBe("ab\n\nc");
});

test("toggleList turns a paragraph into a list, numbers a list, and turns an item into a paragraph", () => {
  expect(after("a‸b\n\nc", toggleList(nodeTypes.bullets))).toBe("- ab\n\nc");
  expect(after("- a‸b\n- c", toggleList(nodeTypes.numbers))).toBe("1. ab\n2. c");
  expect(after("- a‸b\n- c", toggleList(nodeTypes.bullets))).toBe("ab\n\n- c");
});

test("indentItem and outdentItem change the level of an item, up to the maximum depth", () => {
  expect(after("- a\n- b‸", indentItem)).toBe("- a\n  - b");
  expect(after("- a\n  - b‸", outdentItem)).toBe("- a\n- b");
  const deep = "- a\n  - b\n    - c\n      - d\n      - e‸";
  expect(after(deep, indentItem)).toBe(deep.replace("‸", ""));
});

test("toggles quotes, and inserts rules (not in lists), tables, rows and columns", () => {
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

test("toggleItalic applies to the whole word if only part of it is selected", () => {
  expect(after("uma em‸pr‸esa nova", toggleItalic)).toBe("uma *empresa* nova");
});

test("exitBlockAtEnd adds a paragraph after a final table, but not from its head or a paragraph", () => {
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
