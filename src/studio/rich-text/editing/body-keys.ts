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

/** What keys do that leave the text alone. */
export interface KeyDeeds {
  link: Command;
  leave: Command;
  toBar: Command;
  /** What is said of the picture that is chosen is typed; false where none is. */
  describe: Command;
}

/** The keys of a longer text. Undo and redo are the studio's. */
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

/** The first item cannot go further in, and the focus stays where one types. */
const stayInList: Command = (state) => listAround(state) !== undefined;

/** A break where the grammar has one: in a paragraph. Elsewhere nothing happens. */
const addBreak: Command = (state, dispatch) => {
  const isParagraph = state.selection.$from.parent.type === kinds.paragraph;
  if (isParagraph) dispatch?.(state.tr.replaceSelectionWith(kinds.break.create()).scrollIntoView());
  return true;
};

/** Before the first letter of an item, its sign goes away first. */
const leaveItem: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isFirst = $from.depth > 1 && $from.index(-1) === 0 && $from.node(-1).type === kinds.item;
  return empty && $from.parentOffset === 0 && isFirst && unnest(state, dispatch, view);
};

/** Before the first letter of a heading, it becomes a paragraph first. */
const leaveHeading: Command = (state, dispatch, view) => {
  const { selection } = state;
  const isStart = selection instanceof TextSelection && selection.$cursor?.parentOffset === 0;
  const isHeading = selection.$from.parent.type === kinds.heading;
  return isStart && isHeading && toParagraph(state, dispatch, view);
};
