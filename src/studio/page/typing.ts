import { afterFrame } from "./after-frame.ts";
import { chooseIn, chosenIn } from "./caret.ts";
import { type FactTexts, fromTyped, toTyped } from "./editable.ts";
import { isFloating } from "./floating/floating.ts";
import { createNote } from "./floating/note.ts";
import { createMarkBar, type MarkBar } from "./marks/mark-bar.ts";
import { mark, paste, type TypedText } from "./marks/marking.ts";
import type { Marking } from "./marks/toggle-mark.ts";
import type { PageEvents, TextSource } from "./page-link.ts";
import { pageWords as words } from "./words.pt-br.ts";

/** What typing needs of the page round it. */
export interface TypingGround {
  events(): PageEvents | undefined;
  facts(): FactTexts;
  /** Called when nothing is typed any more: what waited can be shown. */
  rest(): void;
}

/** What can be asked of the text that is being typed. */
export interface Typing {
  mark(marking: Marking): void;
  /** Hands over what was typed last: that waits until its letters show. */
  flush(): void;
  bar: MarkBar;
}

/**
 * Lets the texts of the page be typed where they stand. While one is typed, its element holds the source of the
 * text and is left alone by whatever else changes; facts stand in it as one thing each.
 */
export function enableTyping(root: HTMLElement, ground: TypingGround): Typing {
  let composing = false;
  let current: { element: HTMLElement; source: TextSource; isPlain: boolean } | undefined;
  let waiting: HTMLElement | undefined;
  const handOver = afterFrame(() => flush());
  const note = createNote();
  const text = (): TypedText | undefined => {
    if (!current) return undefined;
    const { element, source, isPlain } = current;
    return {
      element,
      markup: source.markup && !isPlain,
      isLine: element.dataset.typing === "line",
      take: () => take(element),
      leave: () => end(element),
      tell: (said) => note.tell(said, element),
    };
  };
  const bar = createMarkBar({ text, links: () => ground.events()?.links() ?? [] });
  const begin = (element: HTMLElement) => {
    const source = ground.events()?.source(element.dataset.field ?? "");
    if (!source) return;
    const { nodes, isPlain } = toTyped(source.text, source.markup, ground.facts());
    current = { element, source, isPlain };
    ground.events()?.typing({ markup: source.markup && !isPlain });
    element.setAttribute("data-typing", source.lines || source.markup ? "lines" : "line");
    const isOther = element.textContent !== nodes.map(({ textContent }) => textContent).join("");
    if (isOther || element.querySelector("[data-fact],a")) replaceKeepingCaret(element, nodes);
    nameFacts(element, ground);
  };
  const end = (element: HTMLElement) => {
    flush();
    composing = false;
    current = undefined;
    element.removeAttribute("data-typing");
    bar.hide();
    note.hide();
    ground.events()?.typing(undefined);
    ground.rest();
  };
  const take = (element: HTMLElement) => {
    if (composing || !current) return;
    waiting = element;
    ground.events()?.touched();
    handOver();
  };
  const flush = () => {
    const element = waiting;
    waiting = undefined;
    if (!element || !current) return;
    const typed = fromTyped(element, current.isPlain);
    ground.events()?.typed(element.dataset.field ?? "", typed);
    const { most } = current.source;
    if (most !== undefined && typed.length > most) note.tell(words.tooLong(most), element);
  };
  const setMark = (marking: Marking) => {
    const typed = text();
    if (typed) mark(typed, marking);
  };
  root.addEventListener("focusin", ({ target }) => {
    const element = fieldOf(target);
    if (element && !element.hasAttribute("data-typing")) begin(element);
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    const element = fieldOf(target);
    // What lies over the page is about the text that is typed; it gives the focus back.
    const isWaiting = bar.isAsking() && isFloating(relatedTarget);
    if (element?.hasAttribute("data-typing") && !isWaiting) end(element);
  });
  root.addEventListener("compositionstart", () => {
    composing = true;
  });
  root.addEventListener("compositionend", ({ target }) => {
    composing = false;
    const element = fieldOf(target);
    if (element) take(element);
  });
  root.addEventListener("input", ({ target }) => {
    const element = fieldOf(target);
    if (element) take(element);
  });
  root.addEventListener("paste", (event) => {
    const typed = text();
    if (!typed || !event.clipboardData) return;
    event.preventDefault();
    paste(typed, event.clipboardData);
  });
  root.addEventListener("beforeinput", (event) => keepToWords(event, text(), setMark));
  root.addEventListener("keydown", (event) => {
    if (!markByKey(event, setMark, bar)) typeKey(event, fieldOf(event.target));
  });
  return { mark: setMark, flush, bar };
}

function fieldOf(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
  return found ?? undefined;
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

/** Ctrl or ⌘ with B, I and E: strong, stressed, where words lead. */
function markByKey(event: KeyboardEvent, set: (marking: Marking) => void, bar: MarkBar): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  if (!fieldOf(event.target)?.hasAttribute("data-typing")) return false;
  const deed = {
    b: () => set({ kind: "strong" }),
    i: () => set({ kind: "em" }),
    e: () => bar.link(),
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

/** Each fact says where it is written. */
function nameFacts(element: HTMLElement, ground: TypingGround): void {
  for (const chip of element.querySelectorAll<HTMLElement>("[data-fact]")) {
    const source = ground.events()?.sourceOfFact(chip.dataset.fact ?? "");
    if (source !== undefined) chip.title = words.factFrom(source);
  }
}

function replaceKeepingCaret(element: HTMLElement, nodes: readonly Node[]): void {
  const before = chosenIn(element);
  element.replaceChildren(...nodes);
  if (before) chooseIn(element, before);
}
