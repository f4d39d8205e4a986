import { toggleMark } from "prosemirror-commands";
import type { Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from "prosemirror-tables";
import { richTextStrings as strings } from "#lang/studio/rich-text/strings";
import { markTypes, nodeTypes } from "../source/body-schema.ts";
import {
  deletePartOrTable,
  enclosingList,
  insertRule,
  insertTable,
  isInHeaderRow,
  selectionAncestors,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleQuote,
} from "./commands.ts";

/** A button of the toolbar. */
export interface ToolbarItem {
  label: string;
  icon: string;
  keys?: string;
  run: Command;
  /** Whether the button is pressed. */
  isOn?: (state: EditorState) => boolean;
  /**
   * Where the button is shown: only inside tables or only outside of them; everywhere if absent.
   */
  scope?: "table" | "text";
}

/** Commands that open a panel or a dialog. */
export interface InsertCommands {
  link: Command;
  picture: Command;
  file: Command;
}

/** Creates the toolbar buttons: one for each element of the grammar. */
export function toolbarItems({ link, picture, file }: InsertCommands): ToolbarItem[] {
  const isHeading = (level: number) => (state: EditorState) =>
    selectionAncestors(state).some(
      ({ type, attrs }) => type === nodeTypes.heading && attrs.level === level,
    );
  const hasMark = (type: (typeof markTypes)["strong"]) => (state: EditorState) =>
    hasSelectionMark(state, type);
  const isIn = (type: (typeof nodeTypes)["quote"]) => (state: EditorState) =>
    selectionAncestors(state).some((node) => node.type === type);
  const isListed = (type: (typeof nodeTypes)["quote"]) => (state: EditorState) =>
    enclosingList(state)?.type === type;
  const removeRow: Command = (state, dispatch) =>
    deletePartOrTable((now, go) => !isInHeaderRow(now) && deleteRow(now, go), "height")(
      state,
      dispatch,
    );
  return [
    {
      label: strings.heading,
      icon: toolbarIcons.heading,
      keys: "Ctrl+Alt+2",
      run: toggleHeading(2),
      scope: "text",
      isOn: isHeading(2),
    },
    {
      label: strings.subheading,
      icon: toolbarIcons.subheading,
      keys: "Ctrl+Alt+3",
      run: toggleHeading(3),
      scope: "text",
      isOn: isHeading(3),
    },
    {
      label: strings.bold,
      icon: toolbarIcons.bold,
      keys: "Ctrl+B",
      run: toggleMark(markTypes.strong),
      isOn: hasMark(markTypes.strong),
    },
    {
      label: strings.italic,
      icon: toolbarIcons.italic,
      keys: "Ctrl+I",
      run: toggleItalic,
      isOn: hasMark(markTypes.em),
    },
    {
      label: strings.link,
      icon: toolbarIcons.link,
      keys: "Ctrl+E",
      run: link,
      isOn: hasMark(markTypes.link),
    },
    {
      label: strings.bullets,
      icon: toolbarIcons.bullets,
      run: toggleList(nodeTypes.bullets),
      scope: "text",
      isOn: isListed(nodeTypes.bullets),
    },
    {
      label: strings.numbers,
      icon: toolbarIcons.numbers,
      run: toggleList(nodeTypes.numbers),
      scope: "text",
      isOn: isListed(nodeTypes.numbers),
    },
    {
      label: strings.quote,
      icon: toolbarIcons.quote,
      run: toggleQuote,
      scope: "text",
      isOn: isIn(nodeTypes.quote),
    },
    { label: strings.image, icon: toolbarIcons.picture, run: picture, scope: "text" },
    { label: strings.file, icon: toolbarIcons.file, run: file },
    { label: strings.table, icon: toolbarIcons.table, run: insertTable, scope: "text" },
    { label: strings.rule, icon: toolbarIcons.rule, run: insertRule, scope: "text" },
    { label: strings.addRow, icon: toolbarIcons.addRow, run: addRowAfter, scope: "table" },
    { label: strings.addColumn, icon: toolbarIcons.addColumn, run: addColumnAfter, scope: "table" },
    { label: strings.removeRow, icon: toolbarIcons.removeRow, run: removeRow, scope: "table" },
    {
      label: strings.removeColumn,
      icon: toolbarIcons.removeColumn,
      run: deletePartOrTable(deleteColumn, "width"),
      scope: "table",
    },
  ];
}

/** Whether the caret or a part of the selection has a mark. */
function hasSelectionMark(
  { selection, storedMarks, doc }: EditorState,
  type: (typeof markTypes)["strong"],
): boolean {
  const { empty, from, to, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

const frameOutline = "M4 5h16v14H4z";
const toolbarIcons = {
  heading: "M5 5v14M13 5v14M5 12h8M17 12a2 2 0 1 1 3.6 1.2L17 18h4",
  subheading: "M5 5v14M13 5v14M5 12h8M17 11h4l-2.4 3a2 2 0 1 1-1.8 3",
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  italic: "M10 5h7M7 19h7M14 5l-4 14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  bullets: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  numbers: "M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v5M3.8 15a1.2 1.2 0 1 1 2.2.8L3.8 19H6.4",
  quote: "M6 5v14M10 8h10M10 12h10M10 16h7",
  picture: `${frameOutline}M4 16l5-5 4 4 2-2 5 5M15.5 9h.01`,
  file: "M6 3h8l5 5v13H6zM14 3v5h5M12.5 11v6M9.5 14.5l3 3 3-3",
  table: `${frameOutline}M4 10h16M12 5v14`,
  rule: "M4 12h16",
  addRow: "M4 4h16v9H4zM4 8.5h16M12 16v5M9.5 18.5h5",
  addColumn: "M4 4h9v16H4zM8.5 4v16M16 12h5M18.5 9.5v5",
  removeRow: "M4 4h16v9H4zM4 8.5h16M9.5 18.5h5",
  removeColumn: "M4 4h9v16H4zM8.5 4v16M16 12h5",
};
