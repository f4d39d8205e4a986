import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders an element to static markup and parses it for queries (needs a DOM such as happy-dom).
 */
export function renderStatic(element: ReactElement): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}

/** The texts of all matching elements, white space collapsed. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => wordsOf(element));
}

/** The text of an element, white space collapsed except for non-breaking spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[^\S\u00a0]+/g, " ").trim();
}
