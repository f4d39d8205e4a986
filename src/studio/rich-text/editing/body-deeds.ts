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
import { isList, kinds, marks } from "../source/body-schema.ts";

/** Lists and quotes in each other: what is deeper is no list to the grammar. */
const deepest = 4;

/** What stands round the caret, from the outside. */
export function around({ selection }: EditorState): Node[] {
  return ancestorsOf(selection.$from);
}

function ancestorsOf($pos: ResolvedPos): Node[] {
  return Array.from({ length: $pos.depth }, (_, at) => $pos.node(at + 1));
}

/** The list in which the caret stands, if any. */
export function listAround(state: EditorState): Node | undefined {
  return around(state).findLast(isList);
}

function isDeepest(state: EditorState): boolean {
  const holders = around(state).filter((node) => isList(node) || node.type === kinds.quote);
  return holders.length >= deepest;
}

/** Makes a heading of the paragraph, or a paragraph of a heading of that level. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isSame = parent.type === kinds.heading && parent.attrs.level === level;
    const set = isSame ? setBlockType(kinds.paragraph) : setBlockType(kinds.heading, { level });
    return set(state, dispatch);
  };
}

/** Makes a paragraph of it. */
export const toParagraph: Command = setBlockType(kinds.paragraph);

const letter = /[\p{L}\p{N}]/u;

/** Stresses words, or takes that from them. The grammar stresses whole words alone. */
export const toggleItalic: Command = (state, dispatch) => {
  const { empty, $from, $to } = state.selection;
  if (empty || !$from.sameParent($to)) return toggleMark(marks.em)(state, dispatch);
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, "\ufffc");
  let [from, to] = [$from.parentOffset, $to.parentOffset];
  const isInWord = (at: number) => letter.test(text[at - 1] ?? "") && letter.test(text[at] ?? "");
  while (isInWord(from)) from -= 1;
  while (isInWord(to)) to += 1;
  const words = TextSelection.create(state.doc, $from.start() + from, $from.start() + to);
  return toggleMark(marks.em)(state.apply(state.tr.setSelection(words)), dispatch);
};

/** Makes a list of paragraphs, another kind of list of a list, and paragraphs of the same. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (list?.type === type) return liftListItem(kinds.item)(state, dispatch, view);
    if (list) return setListType(state, type, dispatch);
    return !isDeepest(state) && wrapInList(type)(state, dispatch, view);
  };
}

function setListType(
  state: EditorState,
  type: NodeType,
  dispatch: Parameters<Command>[1],
): boolean {
  const { $from } = state.selection;
  const depth = around(state).findLastIndex(isList) + 1;
  dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
  return true;
}

/** Makes a quote of it, or takes it out of one. */
export const toggleQuote: Command = (state, dispatch, view) => {
  if (around(state).some(({ type }) => type === kinds.quote)) return lift(state, dispatch);
  return !isDeepest(state) && wrapIn(kinds.quote)(state, dispatch, view);
};

/** One level further in, as far as the grammar reads it. */
export const nest: Command = (state, dispatch, view) =>
  !isDeepest(state) && sinkListItem(kinds.item)(state, dispatch, view);

/** One level further out; from the first level it becomes a paragraph. */
export const unnest: Command = liftListItem(kinds.item);

/** A line across the text, below the block of the caret. */
export const addRule: Command = (state, dispatch) => addBelow(state, kinds.rule.create(), dispatch);

/** A table of two rows and two columns, below the block of the caret. */
export const addTable: Command = (state, dispatch) => {
  const row = (type: NodeType) => kinds.row.create(null, [type.create(), type.create()]);
  const table = kinds.table.create(null, [row(kinds.head), row(kinds.cell)]);
  return addBelow(state, table, dispatch);
};

/** Puts a block at the place of an empty paragraph, or behind the block of the caret; not into lists and quotes. */
function addBelow(state: EditorState, node: Node, dispatch: Parameters<Command>[1]): boolean {
  const { $from } = state.selection;
  if ($from.depth !== 1) return false;
  if (!dispatch) return true;
  const isEmpty = $from.parent.type === kinds.paragraph && $from.parent.content.size === 0;
  const [from, to] = [isEmpty ? $from.before(1) : $from.after(1), $from.after(1)];
  const isLast = to === state.doc.content.size;
  const nodes = isLast ? [node, kinds.paragraph.create()] : [node];
  const { tr } = state;
  tr.replaceWith(from, to, nodes);
  const inside = node.type === kinds.rule ? from + node.nodeSize : from;
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(inside + 1))).scrollIntoView());
  return true;
}

/** To the next cell; behind the last one comes a row more. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

/** To the cell below; below the last one comes a row more. */
export const cellBelow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  const { map, tableStart, top, bottom, left } = selectedRect(state);
  if (bottom >= map.height) addRowAfter(state, dispatch);
  const now = view?.state ?? state;
  const table = now.doc.nodeAt(tableStart - 1);
  if (!dispatch || !table) return true;
  const cell = cellAt(table, top + 1, left);
  dispatch(now.tr.setSelection(TextSelection.near(now.doc.resolve(tableStart + cell + 1))));
  return true;
};

function cellAt(table: Node, row: number, column: number): number {
  let at = 0;
  for (let index = 0; index < row; index += 1) at += table.child(index).nodeSize;
  at += 1;
  for (let index = 0; index < column; index += 1) at += table.child(row).child(index).nodeSize;
  return at;
}

/** Of a table of one row, or one column, all goes. */
export function orWholeTable(command: Command, side: "height" | "width"): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const isLast = selectedRect(state).map[side] === 1;
    return isLast ? deleteTable(state, dispatch) : command(state, dispatch);
  };
}

/** The first row is the head of its table: below it rows are taken away, and it stays. */
export const isInHead = (state: EditorState): boolean =>
  isInTable(state) && selectedRect(state).top === 0;

/**
 * Goes on below a table or a picture that the text ends with: there is no line yet where one could type.
 */
export const goPastEnd: Command = (state, dispatch, view) => {
  const { $to } = state.selection;
  const isLast = $to.indexAfter(0) === state.doc.childCount;
  const last = state.doc.lastChild;
  const isBlock = last?.type === kinds.table || last?.type === kinds.picture;
  if (!isLast || !isBlock || !isAtFoot(state) || view?.endOfTextblock("down") === false)
    return false;
  const at = state.doc.content.size;
  const { tr } = state;
  tr.insert(at, kinds.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
};

/** In a table only its last row is at the foot. */
function isAtFoot(state: Parameters<Command>[0]): boolean {
  if (!isInTable(state)) return true;
  const { bottom, map } = selectedRect(state);
  return bottom === map.height;
}
