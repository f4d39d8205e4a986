/** A point in the window, in CSS pixels. */
export interface ClickPoint {
  x: number;
  y: number;
}

export function isClickPoint(found: ClickPoint | string): found is ClickPoint {
  return typeof found !== "string";
}

/**
 * Runs in the page. Returns the point where a visitor would press an element, or a sentence that
 * says why nobody can. Scrolls only if necessary, as a visitor does.
 */
export function revealClickPoint(selector: string, words: string): ClickPoint | string {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ");
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).includes(words),
  );
  if (!element) return "is not to be seen";
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const under = () => document.elementFromPoint(middle().x, middle().y);
  const isFree = () => element.contains(under()) || under()?.closest("label")?.control === element;
  if (!isFree()) element.scrollIntoView({ block: "center", behavior: "instant" });
  return isFree() ? middle() : `is covered by ${under()?.outerHTML.slice(0, 80)}`;
}
