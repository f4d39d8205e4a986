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

/** Returns the texts of all matching elements, with white space collapsed. */
export function elementTexts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => elementText(element));
}

/** Returns the text of an element, with white space collapsed except for non-breaking spaces. */
export function elementText(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[^\S\u00a0]+/g, " ").trim();
}
