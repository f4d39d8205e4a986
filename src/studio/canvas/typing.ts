import { isFloating } from "./floating/floating.ts";
import { HeldText, type TypingGround } from "./held-text.ts";
import { LazyBody } from "./lazy-body.ts";
import { createLinkPanel } from "./marks/link-panel.ts";
import type { MarkBar } from "./marks/mark-bar.ts";
import { mark, paste, type TypedText } from "./marks/marking.ts";
import type { Marking } from "./marks/toggle-mark.ts";

/** Controls inline editing on the page. */
export interface Typing {
  mark(marking: Marking): void;
  /** Toggles bold or italic on the selection, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void;
  /** Ends editing and writes pending input. */
  leave(): void;
  /** Writes pending input, which otherwise waits for the next frame. */
  flush(): void;
  /** Takes over changes made elsewhere. */
  renew(): void;
  /** Takes over changes of the edited body. */
  renewBody(): void;
  /** Preloads the body editor for a page with a body. */
  expectBody(): void;
  /** Runs a callback once no pointer button is pressed. */
  afterPress(run: () => void): void;
}

/** Makes the texts of the page editable in place. */
export function enableTyping(root: HTMLElement, ground: TypingGround): Typing {
  const panel = createLinkPanel(() => ground.events()?.links() ?? []);
  const held = new HeldText(ground, panel);
  const body = new LazyBody({ ...ground, panel, afterPress: (run) => held.afterPress(run) });
  const setMark = (marking: Marking) => {
    const typed = held.text();
    if (typed) mark(typed, marking);
  };
  hearPointer(root, held);
  hearFocus(root, held);
  hearBodies(root, body);
  hearWords(root, held);
  root.addEventListener("beforeinput", (event) => keepToWords(event, held.text(), setMark));
  root.addEventListener("keydown", (event) => {
    held.press(false);
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) held.tellFact();
    if (!markByKey(event, setMark, held.bar)) typeKey(event, fieldOf(event.target));
  });
  return {
    mark: setMark,
    format(kind) {
      if (body.held?.isHeld()) body.held.format(kind);
      else if (kind === "link") held.bar.link();
      else setMark({ kind: kind === "bold" ? "strong" : "em" });
    },
    leave() {
      held.leave();
      body.held?.close();
    },
    flush() {
      held.flush();
      body.held?.flush();
    },
    renew() {
      held.renew();
      body.held?.renew();
    },
    renewBody: () => body.held?.renew(),
    expectBody: () => body.expect(),
    afterPress: (run) => held.afterPress(run),
  };
}

function hearPointer(root: HTMLElement, held: HeldText): void {
  root.addEventListener("pointerdown", () => held.press(true), { capture: true });
  // The click event follows pointerup: run waiting callbacks after both.
  const release = () => setTimeout(() => held.press(false));
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, release);
  // The pointer may have been released outside the window.
  root.addEventListener("pointerover", ({ buttons }) => buttons === 0 && held.press(false));
}

function hearFocus(root: HTMLElement, held: HeldText): void {
  root.addEventListener("focusin", ({ target }) => {
    const element = fieldOf(target);
    if (element && !element.hasAttribute("data-typing")) held.begin(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    const element = fieldOf(target);
    // A panel over the page belongs to the edited text and returns the focus.
    const isWaiting = held.bar.isAsking() && isFloating(relatedTarget);
    if (element?.hasAttribute("data-typing") && !isWaiting) held.end(element);
  });
}

/** A body has its own editor, which handles its keys. */
function hearBodies(root: HTMLElement, body: LazyBody): void {
  const bodyAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-body]") : null;
  root.addEventListener("pointerup", ({ clientX: left, clientY: top }) =>
    body.release({ left, top }),
  );
  root.addEventListener("focusin", ({ target }) => {
    const element = bodyAt(target);
    if (element) body.begin(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (bodyAt(target) || isFloating(target)) body.held?.loseFocus(relatedTarget);
  });
  root.addEventListener("keydown", (event) => {
    const element = bodyAt(event.target);
    if (element) body.press(event, element);
  });
}

function hearWords(root: HTMLElement, held: HeldText): void {
  root.addEventListener("compositionstart", () => held.compose(undefined, false));
  root.addEventListener("compositionend", ({ target }) => held.compose(fieldOf(target), true));
  root.addEventListener("input", ({ target }) => {
    const element = fieldOf(target);
    if (element) held.take(element);
  });
  root.addEventListener("paste", (event) => {
    const typed = held.text();
    if (!typed || !event.clipboardData) return;
    event.preventDefault();
    paste(typed, event.clipboardData);
  });
}

function fieldOf(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
  return found && !found.hasAttribute("data-body") ? found : undefined;
}

/** Inserts dropped content as text, and blocks formatting that the grammar does not have. */
function keepToWords(
  event: InputEvent,
  text: TypedText | undefined,
  set: (marking: Marking) => void,
): void {
  const { inputType, dataTransfer } = event;
  const kind = { formatBold: "strong", formatItalic: "em" } as const;
  if (inputType === "insertFromDrop" && dataTransfer && text) {
    event.preventDefault();
    paste(text, dataTransfer);
  } else if (/^(?:format|history)/.test(inputType)) {
    event.preventDefault();
    if (inputType in kind) set({ kind: kind[inputType as keyof typeof kind] });
  }
}

/** Ctrl or ⌘ with B, I, E, or K with a selection: bold, italic, link. */
function markByKey(event: KeyboardEvent, set: (marking: Marking) => void, bar: MarkBar): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  if (!fieldOf(event.target)?.hasAttribute("data-typing")) return false;
  const deed = {
    b: () => set({ kind: "strong" }),
    i: () => set({ kind: "em" }),
    e: () => bar.link(),
    // As in word processors. Without a selection it opens the search.
    k: getSelection()?.isCollapsed === false ? () => bar.link() : undefined,
  }[event.key.toLowerCase()];
  if (!deed) return false;
  event.preventDefault();
  deed();
  return true;
}

function typeKey(event: KeyboardEvent, element: HTMLElement | undefined): void {
  if (!element || event.isComposing) return;
  if (event.key === "Escape") element.blur();
  if (event.key === "Enter") {
    event.preventDefault();
    if (element.dataset.typing === "lines") document.execCommand("insertText", false, "\n");
    else element.blur();
  }
  // In most browsers, the space bar activates buttons and summaries.
  if (event.key === " " && element.closest("button, summary")) {
    event.preventDefault();
    document.execCommand("insertText", false, " ");
  }
}
