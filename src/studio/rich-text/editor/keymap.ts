import {
  baseKeymap,
  chainCommands,
  liftEmptyBlock,
  splitBlock,
  toggleMark,
} from "prosemirror-commands";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, type Plugin, TextSelection } from "prosemirror-state";
import { goToNextCell, isInTable } from "prosemirror-tables";
import { markTypes, nodeTypes } from "../source/body-schema.ts";
import {
  enclosingList,
  exitBlockAtEnd,
  goToCellBelow,
  goToNextCellOrAddRow,
  indentItem,
  outdentItem,
  setParagraph,
  toggleHeading,
  toggleItalic,
} from "./commands.ts";

/** Commands for keys, provided by the editor. They do not change the text themselves. */
export interface KeymapCommands {
  link: Command;
  exit: Command;
  focusToolbar: Command;
  /** Moves the focus to the description of the selected picture; false if none is selected. */
  describePicture: Command;
}

/** Creates the keymap of a body. Undo and redo are not in it, because the studio handles them. */
export function bodyKeymap({
  link,
  exit,
  focusToolbar,
  describePicture,
}: KeymapCommands): Plugin[] {
  const enter = chainCommands(
    describePicture,
    goToCellBelow,
    splitListItem(nodeTypes.item),
    liftEmptyBlock,
    splitBlock,
  );
  const own: Record<string, Command> = {
    "Mod-b": toggleMark(markTypes.strong),
    "Mod-i": toggleItalic,
    "Mod-e": link,
    "Mod-k": (state, dispatch, view) => !state.selection.empty && link(state, dispatch, view),
    "Mod-Alt-0": setParagraph,
    "Mod-Alt-2": toggleHeading(2),
    "Mod-Alt-3": toggleHeading(3),
    Enter: enter,
    "Mod-Enter": () => true,
    "Shift-Enter": insertBreak,
    Backspace: chainCommands(undoInputRule, resetHeadingAtStart, outdentAtStart),
    Tab: chainCommands(goToNextCellOrAddRow, indentItem, keepFocusInList),
    "Shift-Tab": chainCommands(goToPreviousCell, outdentItem),
    ArrowDown: exitBlockAtEnd,
    Escape: exit,
    "Alt-F10": focusToolbar,
  };
  return [keymap(own), keymap(baseKeymap)];
}

const goToPreviousCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/**
 * Keeps the focus in the text when Tab is pressed in a list item that cannot be indented, such as
 * the first one.
 */
const keepFocusInList: Command = (state) => enclosingList(state) !== undefined;

/**
 * Inserts a hard break in a paragraph. Does nothing in other blocks, because the grammar allows
 * none there.
 */
const insertBreak: Command = (state, dispatch) => {
  const isParagraph = state.selection.$from.parent.type === nodeTypes.paragraph;
  if (isParagraph)
    dispatch?.(state.tr.replaceSelectionWith(nodeTypes.break.create()).scrollIntoView());
  return true;
};

/** Outdents a list item when Backspace is pressed at its start. */
const outdentAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isFirst =
    $from.depth > 1 && $from.index(-1) === 0 && $from.node(-1).type === nodeTypes.item;
  return empty && $from.parentOffset === 0 && isFirst && outdentItem(state, dispatch, view);
};

/** Turns a heading into a paragraph when Backspace is pressed at its start. */
const resetHeadingAtStart: Command = (state, dispatch, view) => {
  const { selection } = state;
  const isStart = selection instanceof TextSelection && selection.$cursor?.parentOffset === 0;
  const isHeading = selection.$from.parent.type === nodeTypes.heading;
  return isStart && isHeading && setParagraph(state, dispatch, view);
};
