import type { Command, EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { richTextStrings as strings } from "#lang/studio/rich-text/strings";
import { addButton, addOverlayElement } from "../../canvas/overlay/overlay.ts";
import { type InsertCommands, type ToolbarItem, toolbarItems } from "./toolbar-items.ts";

/** What the toolbar needs from the editor. */
export interface ToolbarContext extends InsertCommands {
  state(): EditorState;
  /** Focuses the text and runs a command. */
  runCommand(command: Command): void;
  /** Moves the focus back to the text. */
  focusText(): void;
}

/** The toolbar above a body that is being edited. */
export interface FormatToolbar {
  /** Updates button states and the position. `around` is the box of the text in the viewport. */
  update(around: DOMRect): void;
  focus(): void;
  remove(): void;
}

/** Creates the toolbar, with a button for each element of the grammar. */
export function createToolbar(context: ToolbarContext): FormatToolbar {
  const box = addOverlayElement("div", "float body-bar");
  box.setAttribute("role", "toolbar");
  box.setAttribute("aria-label", strings.tools);
  box.addEventListener("pointerdown", (event) => event.preventDefault());
  const tools = toolbarItems(context).map((tool) => {
    const { label, icon, keys, run } = tool;
    return {
      ...tool,
      button: addButton(box, { label, icon, keys }, () => context.runCommand(run)),
    };
  });
  const buttons = () => tools.map(({ button }) => button).filter(({ hidden }) => !hidden);
  box.addEventListener("keydown", (event) => handleToolbarKey(event, buttons(), context.focusText));
  const showStates = () => {
    const state = context.state();
    for (const tool of tools) updateButton(tool, state);
    const [first] = buttons();
    for (const each of buttons()) each.tabIndex = each === first ? 0 : -1;
  };
  return {
    update(text) {
      showStates();
      positionToolbar(box, text);
    },
    focus: () => buttons()[0]?.focus(),
    remove: () => box.remove(),
  };
}

function updateButton(
  { button, run, isOn, scope }: ToolbarItem & { button: HTMLElement },
  state: EditorState,
) {
  button.hidden = scope !== undefined && scope !== (isInTable(state) ? "table" : "text");
  if (isOn) button.setAttribute("aria-pressed", String(isOn(state)));
  button.setAttribute("aria-disabled", String(!run(state) && !isOn?.(state)));
}

/**
 * Moves the focus between the buttons with the arrow keys, Home and End. Escape returns to the
 * text.
 */
function handleToolbarKey(
  event: KeyboardEvent,
  buttons: readonly HTMLElement[],
  focusText: () => void,
): void {
  event.stopPropagation();
  const at = buttons.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (event.key === "Escape") focusText();
  else if (to !== undefined) buttons.at(to % buttons.length)?.focus();
  else return;
  event.preventDefault();
}

/**
 * Positions the toolbar above the text, or at the top of the viewport, below the header, if there
 * is no room above the text.
 */
function positionToolbar(box: HTMLElement, { top, bottom, left }: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const highest = Math.max(header, 0) + 8;
  const place = Math.max(top - height - 12, highest);
  box.style.top = `${Math.min(place, Math.max(highest, bottom - height))}px`;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}
