import { type FactTexts, fromTyped, toTyped } from "./editable.ts";
import type { PageEvents } from "./page-link.ts";

/** What typing needs of the page round it. */
export interface TypingGround {
  events(): PageEvents | undefined;
  facts(): FactTexts;
  /** Called when nothing is typed any more: what waited can be shown. */
  rest(): void;
}

/**
 * Lets the texts of the page be typed where they stand. While one is typed, its element holds the source of the
 * text and is left alone by whatever else changes; facts stand in it as one thing each.
 */
export function enableTyping(root: HTMLElement, ground: TypingGround): void {
  let composing = false;
  let isPlain = true;
  const begin = (element: HTMLElement) => {
    const field = element.dataset.field ?? "";
    const source = ground.events()?.source(field);
    if (!source) return;
    const typed = toTyped(source.text, source.markup, ground.facts());
    isPlain = typed.isPlain;
    ground.events()?.typing({ markup: source.markup && !isPlain });
    element.setAttribute("data-typing", source.lines || source.markup ? "lines" : "line");
    if (visible(element) !== visibleOf(typed.nodes) || element.querySelector("[data-fact],a"))
      replaceKeepingCaret(element, typed.nodes);
  };
  const take = (element: HTMLElement) => {
    if (composing) return;
    ground.events()?.typed(element.dataset.field ?? "", fromTyped(element, isPlain));
  };
  root.addEventListener("focusin", ({ target }) => {
    const element = fieldOf(target);
    if (element && !element.hasAttribute("data-typing")) begin(element);
  });
  root.addEventListener("focusout", ({ target }) => {
    const element = fieldOf(target);
    if (!element?.hasAttribute("data-typing")) return;
    composing = false;
    element.removeAttribute("data-typing");
    ground.events()?.typing(undefined);
    ground.rest();
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
  root.addEventListener("beforeinput", (event) => keepToWords(event));
  root.addEventListener("keydown", (event) => typeKey(event, fieldOf(event.target)));
}

function fieldOf(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
  return found ?? undefined;
}

/** Pasted and dropped things come as words; what the grammar has no mark for does not come at all. */
function keepToWords(event: InputEvent): void {
  const { inputType, dataTransfer } = event;
  if (/^insertFrom(?:Paste|Drop)/.test(inputType)) {
    event.preventDefault();
    const text = dataTransfer?.getData("text/plain") ?? event.data ?? "";
    document.execCommand("insertText", false, wordsOf(text, event.target));
  } else if (/^format(?!Bold|Italic)/.test(inputType) || /^history/.test(inputType)) {
    event.preventDefault();
  }
}

function wordsOf(text: string, target: EventTarget | null): string {
  const isLine = fieldOf(target)?.dataset.typing === "line";
  const clean = text.replace(/\r\n?/g, "\n").replace(/[\u00ad\u200b\u2060\ufeff]/g, "");
  return isLine ? clean.replace(/\s*\n\s*/g, " ").trim() : clean;
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

function visible(element: Element): string {
  return element.textContent ?? "";
}

function visibleOf(nodes: readonly Node[]): string {
  return nodes.map(({ textContent }) => textContent).join("");
}

function replaceKeepingCaret(element: HTMLElement, nodes: readonly Node[]): void {
  const before = caretIn(element);
  element.replaceChildren(...nodes);
  if (before !== undefined) putCaret(element, before);
}

/** How many letters stand before the caret. */
function caretIn(element: Element): number | undefined {
  const selection = getSelection();
  const node = selection?.focusNode;
  if (!selection || !node || !element.contains(node)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, selection.focusOffset);
  return range.toString().length;
}

/** Puts the caret behind so many letters. */
function putCaret(element: Element, letters: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (left <= node.length) return void getSelection()?.collapse(node, left);
    left -= node.length;
  }
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}
