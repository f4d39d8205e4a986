import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Node, NodeType, ResolvedPos } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import {
  addRowAfter,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from "prosemirror-tables";
import { isListNode, markTypes, nodeTypes } from "../source/body-schema.ts";

/** The deepest nesting of lists and quotes that the grammar parses. */
const maxDepth = 4;

/** Returns the ancestors of the caret, outermost first. */
export function selectionAncestors({ selection }: EditorState): Node[] {
  return collectAncestors(selection.$from);
}

function collectAncestors($pos: ResolvedPos): Node[] {
  return Array.from({ length: $pos.depth }, (_, at) => $pos.node(at + 1));
}

/** Returns the innermost list around the caret; `undefined` if there is none. */
export function enclosingList(state: EditorState): Node | undefined {
  return selectionAncestors(state).findLast(isListNode);
}

function isAtMaxDepth(state: EditorState): boolean {
  const holders = selectionAncestors(state).filter(
    (node) => isListNode(node) || node.type === nodeTypes.quote,
  );
  return holders.length >= maxDepth;
}

/** Toggles between a paragraph and a heading of this level. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isSame = parent.type === nodeTypes.heading && parent.attrs.level === level;
    const set = isSame
      ? setBlockType(nodeTypes.paragraph)
      : setBlockType(nodeTypes.heading, { level });
    return set(state, dispatch);
  };
}

/** Turns the block into a paragraph. */
export const setParagraph: Command = setBlockType(nodeTypes.paragraph);

const letterPattern = /[\p{L}\p{N}]/u;

/**
 * Toggles emphasis. Extends the selection to whole words, because the grammar emphasises only whole
 * words.
 */
export const toggleItalic: Command = (state, dispatch) => {
  const { empty, $from, $to } = state.selection;
  if (empty || !$from.sameParent($to)) return toggleMark(markTypes.em)(state, dispatch);
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, "\ufffc");
  let [from, to] = [$from.parentOffset, $to.parentOffset];
  const isInWord = (at: number) =>
    letterPattern.test(text[at - 1] ?? "") && letterPattern.test(text[at] ?? "");
  while (isInWord(from)) from -= 1;
  while (isInWord(to)) to += 1;
  const words = TextSelection.create(state.doc, $from.start() + from, $from.start() + to);
  return toggleMark(markTypes.em)(state.apply(state.tr.setSelection(words)), dispatch);
};

/**
 * Turns paragraphs into a list, a list of the other kind into this kind, and a list of this kind
 * into paragraphs.
 */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = enclosingList(state);
    if (list?.type === type) return liftListItem(nodeTypes.item)(state, dispatch, view);
    if (list) return setListType(state, type, dispatch);
    return !isAtMaxDepth(state) && wrapInList(type)(state, dispatch, view);
  };
}

function setListType(
  state: EditorState,
  type: NodeType,
  dispatch: Parameters<Command>[1],
): boolean {
  const { $from } = state.selection;
  const depth = selectionAncestors(state).findLastIndex(isListNode) + 1;
  dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
  return true;
}

/** Wraps the block in a quote, or lifts it out of one. */
export const toggleQuote: Command = (state, dispatch, view) => {
  if (selectionAncestors(state).some(({ type }) => type === nodeTypes.quote))
    return lift(state, dispatch);
  return !isAtMaxDepth(state) && wrapIn(nodeTypes.quote)(state, dispatch, view);
};

/** Indents a list item, up to the depth that the grammar parses. */
export const indentItem: Command = (state, dispatch, view) =>
  !isAtMaxDepth(state) && sinkListItem(nodeTypes.item)(state, dispatch, view);

/** Outdents a list item; at the first level it becomes a paragraph. */
export const outdentItem: Command = liftListItem(nodeTypes.item);

/** Inserts a horizontal rule below the current block. */
export const insertRule: Command = (state, dispatch) =>
  insertBlock(state, nodeTypes.rule.create(), dispatch);

/** Inserts a table of two rows and two columns below the current block. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) => nodeTypes.row.create(null, [type.create(), type.create()]);
  const table = nodeTypes.table.create(null, [row(nodeTypes.head), row(nodeTypes.cell)]);
  return insertBlock(state, table, dispatch);
};

/**
 * Replaces an empty paragraph with a block, or inserts the block below the current one. Does not
 * apply inside lists and quotes.
 */
function insertBlock(state: EditorState, node: Node, dispatch: Parameters<Command>[1]): boolean {
  const { $from } = state.selection;
  if ($from.depth !== 1) return false;
  if (!dispatch) return true;
  const isEmpty = $from.parent.type === nodeTypes.paragraph && $from.parent.content.size === 0;
  const [from, to] = [isEmpty ? $from.before(1) : $from.after(1), $from.after(1)];
  const isLast = to === state.doc.content.size;
  const nodes = isLast ? [node, nodeTypes.paragraph.create()] : [node];
  const { tr } = state;
  tr.replaceWith(from, to, nodes);
  const inside = node.type === nodeTypes.rule ? from + node.nodeSize : from;
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(inside + 1))).scrollIntoView());
  return true;
}

/** Moves to the next cell; after the last one, adds a row. */
export const goToNextCellOrAddRow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

/** Moves to the cell below; in the last row, adds a row. */
export const goToCellBelow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  const { map, tableStart, top, bottom, left } = selectedRect(state);
  if (bottom >= map.height) addRowAfter(state, dispatch);
  const now = view?.state ?? state;
  const table = now.doc.nodeAt(tableStart - 1);
  if (!dispatch || !table) return true;
  const cell = cellOffset(table, top + 1, left);
  dispatch(now.tr.setSelection(TextSelection.near(now.doc.resolve(tableStart + cell + 1))));
  return true;
};

function cellOffset(table: Node, row: number, column: number): number {
  let at = 0;
  for (let index = 0; index < row; index += 1) at += table.child(index).nodeSize;
  at += 1;
  for (let index = 0; index < column; index += 1) at += table.child(row).child(index).nodeSize;
  return at;
}

/**
 * Wraps a command that deletes a row or column. If only one is left, it deletes the whole table.
 */
export function deletePartOrTable(command: Command, side: "height" | "width"): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const isLast = selectedRect(state).map[side] === 1;
    return isLast ? deleteTable(state, dispatch) : command(state, dispatch);
  };
}

/** Whether the selection is in the header row, which cannot be deleted. */
export const isInHeaderRow = (state: EditorState): boolean =>
  isInTable(state) && selectedRect(state).top === 0;

/**
 * Adds a paragraph below a table or picture at the end of the text. There would be no line to type
 * in otherwise.
 */
export const exitBlockAtEnd: Command = (state, dispatch, view) => {
  const { $to } = state.selection;
  const isLast = $to.indexAfter(0) === state.doc.childCount;
  const last = state.doc.lastChild;
  const isBlock = last?.type === nodeTypes.table || last?.type === nodeTypes.picture;
  if (
    !isLast ||
    !isBlock ||
    !isOutsideTableOrInLastRow(state) ||
    view?.endOfTextblock("down") === false
  )
    return false;
  const at = state.doc.content.size;
  const { tr } = state;
  tr.insert(at, nodeTypes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
};

/**
 * Whether the caret is outside a table or in its last row, which counts as the end of the table.
 */
function isOutsideTableOrInLastRow(state: Parameters<Command>[0]): boolean {
  if (!isInTable(state)) return true;
  const { bottom, map } = selectedRect(state);
  return bottom === map.height;
}
