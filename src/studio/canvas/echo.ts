import { type FactTexts, toTyped } from "./editable.ts";
import type { PageEvents, TextSource } from "./page-link.ts";

/** Shows changed texts at once, before the page is rendered again. */
export interface Echo {
  /** Remembers the text that an element shows, to detect later changes. */
  note(element: Element, source: TextSource): void;
  /**
   * Shows the current texts of some files.
   *
   * @returns the changed elements
   */
  show(files: readonly string[], facts: FactTexts): Element[];
}

/** @param events the API of the studio around the page */
export function createEcho(events: () => PageEvents | undefined): Echo {
  const shown = new WeakMap<Element, TextSource>();
  const showText = (element: HTMLElement, facts: FactTexts): boolean => {
    const source = shown.get(element);
    const text = events()?.textNow(element.dataset.field ?? "");
    if (!source || text === undefined || text === source.text) return false;
    shown.set(element, { ...source, text });
    // The field being edited already shows its text.
    if (element.hasAttribute("data-typing")) return false;
    element.replaceChildren(...toTyped(text, source.markup, facts).nodes);
    return true;
  };
  const showFact = (element: HTMLElement): boolean => {
    const text = events()?.factNow(element.dataset.fact ?? "");
    if (text === undefined || text === element.textContent) return false;
    element.textContent = text;
    return true;
  };
  return {
    note: (element, source) => void shown.set(element, source),
    show(files, facts) {
      const texts = all("data-field").filter((each) => isIn(each.dataset.field ?? "", files));
      const changed = texts.filter((each) => showText(each, facts));
      const isFact = events()?.factsIn(files) ?? (() => false);
      const names = all("data-fact").filter((each) => isFact(each.dataset.fact ?? ""));
      return [...changed, ...names.filter(showFact)];
    },
  };
}

function all(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${name}]`)];
}

function isIn(field: string, files: readonly string[]): boolean {
  return files.some((file) => field.startsWith(`${file}#`));
}
