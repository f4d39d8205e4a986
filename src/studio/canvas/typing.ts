import { isFloating } from "./floating/floating.ts";
import { HeldText, type TypingGround } from "./held-text.ts";
import { LazyBody } from "./lazy-body.ts";
import { createLinkPanel } from "./marks/link-panel.ts";
import type { MarkBar } from "./marks/mark-bar.ts";
import { mark, paste, type TypedText } from "./marks/marking.ts";
import type { Marking } from "./marks/toggle-mark.ts";

/** What can be asked of the text that is being typed. */
export interface Typing {
  mark(marking: Marking): void;
  /** Makes the chosen words strong or stressed, or asks where they lead. */
  format(kind: "bold" | "italic" | "link"): void;
  /** No text is typed any more; what was typed last is handed over. */
  leave(): void;
  /** Hands over what was typed last: that waits until its letters show. */
  flush(): void;
  /** Texts were changed: the one that is typed may be among them. */
  renew(): void;
  /** The same of a longer text alone. */
  renewBody(): void;
  /** A page has come that has a longer text. */
  expectBody(): void;
  /** Does something once no pointer is down. */
  afterPress(run: () => void): void;
}

/** Lets the texts of the page be typed where they stand. */
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
  // The click comes with the pointer's going up: what waits comes after both.
  const release = () => setTimeout(() => held.press(false));
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, release);
  // It may have gone up outside of the window.
  root.addEventListener("pointerover", ({ buttons }) => buttons === 0 && held.press(false));
}

function hearFocus(root: HTMLElement, held: HeldText): void {
  root.addEventListener("focusin", ({ target }) => {
    const element = fieldOf(target);
    if (element && !element.hasAttribute("data-typing")) held.begin(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    const element = fieldOf(target);
    // What lies over the page is about the text that is typed; it gives the focus back.
    const isWaiting = held.bar.isAsking() && isFloating(relatedTarget);
    if (element?.hasAttribute("data-typing") && !isWaiting) held.end(element);
  });
}

/** A longer text is typed in an editor of its own, which knows its keys. */
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

/** Dropped things come as words; what the grammar has no mark for does not come at all. */
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

/** Ctrl or ⌘ with B, I and E, or K on chosen words: strong, stressed, where words lead. */
function markByKey(event: KeyboardEvent, set: (marking: Marking) => void, bar: MarkBar): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  if (!fieldOf(event.target)?.hasAttribute("data-typing")) return false;
  const deed = {
    b: () => set({ kind: "strong" }),
    i: () => set({ kind: "em" }),
    e: () => bar.link(),
    // As in word processors; where no words are chosen it is the search.
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
  // In a button and in a summary the space bar presses, in most browsers.
  if (event.key === " " && element.closest("button, summary")) {
    event.preventDefault();
    document.execCommand("insertText", false, " ");
  }
}
