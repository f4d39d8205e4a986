import { pageStrings as strings } from "#lang/studio/canvas/strings";
import { addButton, addOverlayElement } from "../overlay/overlay.ts";
import { getTextSelection } from "../text-selection.ts";
import { applyMarkChange, type EditedField } from "./apply-mark.ts";
import type { LinkPanel } from "./link-panel.ts";
import { commonMarks, type MarkChange } from "./toggle-mark.ts";

/** What the toolbar needs from the editor. */
export interface MarkToolbarContext {
  /** Returns the field being edited, if any. */
  text(): EditedField | undefined;
  /** The panel for choosing a link target. */
  panel: LinkPanel;
}

/** The toolbar at the selected text of a field. */
export interface MarkToolbar {
  /** Opens the link panel for the selection. */
  openLinkPanel(): void;
  /** Whether the link panel is open. Editing must not end while it is. */
  isLinkPanelOpen(): boolean;
  /** Hides the toolbar and the panel because editing ended. */
  hide(): void;
}

const markIcons = {
  strong: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  em: "M10 5h7M7 19h7M14 5l-4 14",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
};

/**
 * Creates the toolbar. It appears in fields that allow markup, when text is selected or the caret
 * is in a link.
 */
export function createMarkToolbar({ text, panel }: MarkToolbarContext): MarkToolbar {
  const box = addOverlayElement("div", "float marks");
  box.setAttribute("role", "toolbar");
  box.setAttribute("aria-label", strings.marks);
  box.hidden = true;
  const set = (marking: MarkChange) => {
    const typed = text();
    if (typed) applyMarkChange(typed, marking);
  };
  const link = () => {
    const typed = text();
    if (!typed?.markup) return typed?.showNotice(strings.noLink);
    const span = getTextSelection(typed.element);
    if (!span) return;
    const { to } = commonMarks(typed.element, span);
    panel.open({
      at: selectionRect(typed.element),
      to,
      // The panel takes the focus, and the selection is lost: use the saved span.
      choose: (next) =>
        applyMarkChange(typed, { kind: "link", to: next }, expandToLink(typed.element, span, to)),
      close: () => typed.element.focus({ preventScroll: true }),
      onFocusLost: typed.endEditing,
    });
  };
  const buttons = {
    strong: addButton(box, { label: strings.bold, icon: markIcons.strong, keys: "Ctrl+B" }, () =>
      set({ kind: "strong" }),
    ),
    em: addButton(box, { label: strings.italic, icon: markIcons.em, keys: "Ctrl+I" }, () =>
      set({ kind: "em" }),
    ),
    link: addButton(box, { label: strings.link, icon: markIcons.link, keys: "Ctrl+E" }, link),
  };
  box.addEventListener("pointerdown", (event) => event.preventDefault());
  const show = () => {
    const typed = text();
    const span = typed?.markup ? getTextSelection(typed.element) : undefined;
    const marks = typed && span && commonMarks(typed.element, span);
    box.hidden = !span || (span.start === span.end && marks?.to === undefined);
    if (box.hidden || !typed || !marks) return;
    buttons.strong.setAttribute("aria-pressed", String(marks.strong));
    buttons.em.setAttribute("aria-pressed", String(marks.em));
    buttons.link.setAttribute("aria-pressed", String(marks.to !== undefined));
    positionAbove(box, selectionRect(typed.element));
  };
  document.addEventListener("selectionchange", show);
  document.addEventListener("scroll", show, { passive: true });
  const hide = () => {
    box.hidden = true;
    panel.hide();
  };
  return { openLinkPanel: link, hide, isLinkPanelOpen: panel.isOpen };
}

/** Expands an empty span inside a link to the whole link. */
function expandToLink(
  element: Element,
  span: { start: number; end: number },
  to: string | undefined,
) {
  if (span.start < span.end || to === undefined) return span;
  let { start, end } = span;
  const isLinked = (from: number, until: number) =>
    commonMarks(element, { start: from, end: until }).to === to;
  while (start > 0 && isLinked(start - 1, start)) start -= 1;
  while (end < (element.textContent ?? "").length && isLinked(end, end + 1)) end += 1;
  return { start, end };
}

function selectionRect(element: Element): DOMRect {
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
  const found = range?.getBoundingClientRect();
  return found && found.height > 0 ? found : element.getBoundingClientRect();
}

/** Positions the toolbar above the selection, or below it if there is no room. */
function positionAbove(box: HTMLElement, { top, bottom, left }: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  box.style.top = `${top - height - 8 > 0 ? top - height - 8 : bottom + 8}px`;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}
