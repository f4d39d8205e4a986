import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The static markup of an element as a document to ask questions of (needs a DOM, e.g. happy-dom). */
export function renderStatic(element: ReactElement): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}

/** The words of all elements that a selector finds, with single spaces. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => wordsOf(element));
}

/** The words of an element, with single spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[^\S\u00a0]+/g, " ").trim();
}
