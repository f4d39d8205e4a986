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
import { kinds, marks } from "../source/body-schema.ts";
import {
  cellBelow,
  goPastEnd,
  listAround,
  nest,
  nextCell,
  toggleHeading,
  toggleItalic,
  toParagraph,
  unnest,
} from "./body-deeds.ts";

/** Commands of keys that do not change the text. */
export interface KeyDeeds {
  link: Command;
  leave: Command;
  toBar: Command;
  /** Moves the focus to the description of the selected picture; false if none is selected. */
  describe: Command;
}

/** The keymap of a body. Undo and redo belong to the studio. */
export function bodyKeys({ link, leave, toBar, describe }: KeyDeeds): Plugin[] {
  const enter = chainCommands(
    describe,
    cellBelow,
    splitListItem(kinds.item),
    liftEmptyBlock,
    splitBlock,
  );
  const own: Record<string, Command> = {
    "Mod-b": toggleMark(marks.strong),
    "Mod-i": toggleItalic,
    "Mod-e": link,
    "Mod-k": (state, dispatch, view) => !state.selection.empty && link(state, dispatch, view),
    "Mod-Alt-0": toParagraph,
    "Mod-Alt-2": toggleHeading(2),
    "Mod-Alt-3": toggleHeading(3),
    Enter: enter,
    "Mod-Enter": () => true,
    "Shift-Enter": addBreak,
    Backspace: chainCommands(undoInputRule, leaveHeading, leaveItem),
    Tab: chainCommands(nextCell, nest, stayInList),
    "Shift-Tab": chainCommands(previousCell, unnest),
    ArrowDown: goPastEnd,
    Escape: leave,
    "Alt-F10": toBar,
  };
  return [keymap(own), keymap(baseKeymap)];
}

const previousCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/** The first item cannot be indented: keep the focus in the text all the same. */
const stayInList: Command = (state) => listAround(state) !== undefined;

/**
 * Inserts a hard break in a paragraph. Does nothing in other blocks, where the grammar has none.
 */
const addBreak: Command = (state, dispatch) => {
  const isParagraph = state.selection.$from.parent.type === kinds.paragraph;
  if (isParagraph) dispatch?.(state.tr.replaceSelectionWith(kinds.break.create()).scrollIntoView());
  return true;
};

/** Backspace at the start of a list item outdents it. */
const leaveItem: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isFirst = $from.depth > 1 && $from.index(-1) === 0 && $from.node(-1).type === kinds.item;
  return empty && $from.parentOffset === 0 && isFirst && unnest(state, dispatch, view);
};

/** Backspace at the start of a heading turns it into a paragraph. */
const leaveHeading: Command = (state, dispatch, view) => {
  const { selection } = state;
  const isStart = selection instanceof TextSelection && selection.$cursor?.parentOffset === 0;
  const isHeading = selection.$from.parent.type === kinds.heading;
  return isStart && isHeading && toParagraph(state, dispatch, view);
};
