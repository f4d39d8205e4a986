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
export function elementTexts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => elementText(element));
}

/** The text of an element, white space collapsed except for non-breaking spaces. */
export function elementText(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/[^\S\u00a0]+/g, " ").trim();
}
