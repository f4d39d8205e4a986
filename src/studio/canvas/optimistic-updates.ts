import { createEditableNodes, type FactTexts } from "./editable-nodes.ts";
import type { EditableText, EditorApi } from "./preview-bridge.ts";

/** Shows changed texts immediately, before the page is rendered again. */
export interface OptimisticUpdates {
  /** Remembers the text that an element shows, to detect later changes. */
  track(element: Element, source: EditableText): void;
  /**
   * Shows the current texts and facts of some files.
   *
   * @returns the changed elements
   */
  apply(files: readonly string[], facts: FactTexts): Element[];
}

/**
 * Creates the updates of the page in the frame.
 *
 * @param events the API of the studio around the page
 */
export function createOptimisticUpdates(editor: () => EditorApi | undefined): OptimisticUpdates {
  const shown = new WeakMap<Element, EditableText>();
  const showText = (element: HTMLElement, facts: FactTexts): boolean => {
    const source = shown.get(element);
    const text = editor()?.queries.currentText(element.dataset.field ?? "");
    if (!source || text === undefined || text === source.text) return false;
    shown.set(element, { ...source, text });
    // The field being edited already shows its text.
    if (element.hasAttribute("data-typing")) return false;
    element.replaceChildren(...createEditableNodes(text, source.markup, facts).nodes);
    return true;
  };
  const showFact = (element: HTMLElement): boolean => {
    const text = editor()?.queries.currentFact(element.dataset.fact ?? "");
    if (text === undefined || text === element.textContent) return false;
    element.textContent = text;
    return true;
  };
  return {
    track: (element, source) => void shown.set(element, source),
    apply(files, facts) {
      const texts = elementsWithAttribute("data-field").filter((each) =>
        isFieldInFiles(each.dataset.field ?? "", files),
      );
      const changed = texts.filter((each) => showText(each, facts));
      const isFact = editor()?.queries.factFilter(files) ?? (() => false);
      const names = elementsWithAttribute("data-fact").filter((each) =>
        isFact(each.dataset.fact ?? ""),
      );
      return [...changed, ...names.filter(showFact)];
    },
  };
}

function elementsWithAttribute(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${name}]`)];
}

function isFieldInFiles(field: string, files: readonly string[]): boolean {
  return files.some((file) => field.startsWith(`${file}#`));
}
