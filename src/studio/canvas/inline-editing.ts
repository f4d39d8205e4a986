import { ActiveFieldEditor, type EditingContext } from "./active-field-editor.ts";
import type { LoadBodyEditor } from "./body-editing-context.ts";
import { LazyBodyEditor } from "./lazy-body-editor.ts";
import { isInOverlay } from "./overlay/overlay.ts";
import { applyMarkChange, type EditedField, pasteIntoField } from "./text-marks/apply-mark.ts";
import { createLinkPanel } from "./text-marks/link-panel.ts";
import type { MarkToolbar } from "./text-marks/mark-toolbar.ts";
import type { MarkChange } from "./text-marks/toggle-mark.ts";

/** Controls inline editing on the page. */
export interface InlineEditing {
  applyMark(marking: MarkChange): void;
  /** Toggles bold or italic on the selection, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void;
  /** Ends editing and writes pending input. */
  endEditing(): void;
  /** Writes pending input now instead of after the next frame. */
  flush(): void;
  /** Shows changes made elsewhere in the edited text and in the edited body. */
  refresh(): void;
  /** Shows changes made elsewhere in the edited body. */
  refreshBody(): void;
  /** Preloads the body editor for a page with a body. */
  preloadBodyEditor(): void;
  /** Runs a callback once no pointer button is pressed. */
  afterPointerUp(run: () => void): void;
}

/** Makes the texts of the page editable in place. */
export function enableInlineEditing(
  root: HTMLElement,
  { loadBodyEditor, ...context }: EditingContext & { loadBodyEditor: LoadBodyEditor },
): InlineEditing {
  const panel = createLinkPanel(() => context.editor()?.queries.linkChoices() ?? []);
  const held = new ActiveFieldEditor(context, panel);
  const bodyContext = { ...context, panel, afterPointerUp: held.afterPointerUp.bind(held) };
  const body = new LazyBodyEditor(bodyContext, loadBodyEditor);
  const setMark = (marking: MarkChange) => {
    const typed = held.editableText();
    if (typed) applyMarkChange(typed, marking);
  };
  listenToPointer(root, held);
  listenToFocus(root, held);
  listenToBodies(root, body);
  listenToInput(root, held);
  root.addEventListener("beforeinput", (event) =>
    handleBeforeInput(event, held.editableText(), setMark),
  );
  root.addEventListener("keydown", (event) => {
    held.setPressed(false);
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) held.showFactNotice();
    if (!handleMarkShortcut(event, setMark, held.toolbar))
      handleFieldKey(event, closestInlineField(event.target));
  });
  return {
    applyMark: setMark,
    format(kind) {
      if (body.editor?.isActive()) body.editor.format(kind);
      else if (kind === "link") held.toolbar.openLinkPanel();
      else setMark({ kind: kind === "bold" ? "strong" : "em" });
    },
    endEditing() {
      held.deactivateCurrent();
      body.editor?.close();
    },
    flush() {
      held.flush();
      body.editor?.flush();
    },
    refresh() {
      held.refresh();
      body.editor?.refresh();
    },
    refreshBody: () => body.editor?.refresh(),
    preloadBodyEditor: () => body.preload(),
    afterPointerUp: (run) => held.afterPointerUp(run),
  };
}

function listenToPointer(root: HTMLElement, editor: ActiveFieldEditor): void {
  root.addEventListener("pointerdown", () => editor.setPressed(true), { capture: true });
  // The click event follows pointerup: run waiting callbacks after both.
  const release = () => setTimeout(() => editor.setPressed(false));
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, release);
  // The pointer may have been released outside the window.
  root.addEventListener("pointerover", ({ buttons }) => buttons === 0 && editor.setPressed(false));
}

function listenToFocus(root: HTMLElement, editor: ActiveFieldEditor): void {
  root.addEventListener("focusin", ({ target }) => {
    const element = closestInlineField(target);
    if (element && !element.hasAttribute("data-typing")) editor.activate(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    const element = closestInlineField(target);
    // The link panel will return the focus to the edited text, so editing continues.
    const isWaiting = editor.toolbar.isLinkPanelOpen() && isInOverlay(relatedTarget);
    if (element?.hasAttribute("data-typing") && !isWaiting) editor.deactivate(element);
  });
}

/** Forwards the events of bodies to the body editor, which handles keys itself. */
function listenToBodies(root: HTMLElement, body: LazyBodyEditor): void {
  const bodyAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-body]") : null;
  root.addEventListener("pointerup", ({ clientX: left, clientY: top }) =>
    body.rememberPointer({ left, top }),
  );
  root.addEventListener("focusin", ({ target }) => {
    const element = bodyAt(target);
    if (element) body.activate(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (bodyAt(target) || isInOverlay(target)) body.editor?.handleFocusOut(relatedTarget);
  });
  root.addEventListener("keydown", (event) => {
    const element = bodyAt(event.target);
    if (element) body.handleKey(event, element);
  });
}

function listenToInput(root: HTMLElement, editor: ActiveFieldEditor): void {
  root.addEventListener("compositionstart", () => editor.setComposing(undefined, false));
  root.addEventListener("compositionend", ({ target }) =>
    editor.setComposing(closestInlineField(target), true),
  );
  root.addEventListener("input", ({ target }) => {
    const element = closestInlineField(target);
    if (element) editor.onInput(element);
  });
  root.addEventListener("paste", (event) => {
    const typed = editor.editableText();
    if (!typed || !event.clipboardData) return;
    event.preventDefault();
    pasteIntoField(typed, event.clipboardData);
  });
}

function closestInlineField(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
  return found && !found.hasAttribute("data-body") ? found : undefined;
}

/**
 * Inserts dropped content like pasted content. Prevents the browser's own formatting and undo; bold
 * and italic become marks.
 */
function handleBeforeInput(
  event: InputEvent,
  text: EditedField | undefined,
  setMark: (marking: MarkChange) => void,
): void {
  const { inputType, dataTransfer } = event;
  const kind = { formatBold: "strong", formatItalic: "em" } as const;
  if (inputType === "insertFromDrop" && dataTransfer && text) {
    event.preventDefault();
    pasteIntoField(text, dataTransfer);
  } else if (/^(?:format|history)/.test(inputType)) {
    event.preventDefault();
    if (inputType in kind) setMark({ kind: kind[inputType as keyof typeof kind] });
  }
}

/**
 * Handles Ctrl or ⌘ with B (bold), I (italic), E (link), or, with a selection, K (link). Returns
 * whether it handled the key.
 */
function handleMarkShortcut(
  event: KeyboardEvent,
  setMark: (marking: MarkChange) => void,
  toolbar: MarkToolbar,
): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  if (!closestInlineField(event.target)?.hasAttribute("data-typing")) return false;
  const deed = {
    b: () => setMark({ kind: "strong" }),
    i: () => setMark({ kind: "em" }),
    e: () => toolbar.openLinkPanel(),
    // With a selection, the shortcut adds a link, as in word processors. Without one, it opens the
    // search.
    k: getSelection()?.isCollapsed === false ? () => toolbar.openLinkPanel() : undefined,
  }[event.key.toLowerCase()];
  if (!deed) return false;
  event.preventDefault();
  deed();
  return true;
}

function handleFieldKey(event: KeyboardEvent, element: HTMLElement | undefined): void {
  if (!element || event.isComposing) return;
  if (event.key === "Escape") element.blur();
  if (event.key === "Enter") {
    event.preventDefault();
    if (element.dataset.typing === "lines") document.execCommand("insertText", false, "\n");
    else element.blur();
  }
  // In most browsers, the space bar activates buttons and summaries instead of typing a space.
  if (event.key === " " && element.closest("button, summary")) {
    event.preventDefault();
    document.execCommand("insertText", false, " ");
  }
}
