/**
 * Whether an arrow key can move from one element to another. Left and right move within the same
 * row, up and down to other rows.
 */
const isInDirection: Readonly<Record<string, (from: DOMRect, to: DOMRect) => boolean>> = {
  ArrowDown: (from, to) => to.top >= from.bottom - 1,
  ArrowUp: (from, to) => to.bottom <= from.top + 1,
  ArrowRight: (from, to) => Math.abs(to.top - from.top) < 2 && to.left > from.left,
  ArrowLeft: (from, to) => Math.abs(to.top - from.top) < 2 && to.left < from.left,
};

/**
 * Moves the focus between search results with the arrow keys. In the search field, Down moves to
 * the first result.
 *
 * @param root contains the results, which have `data-found`
 */
export function moveFocusBetweenResults(event: KeyboardEvent, root: ParentNode): void {
  const isAhead = isInDirection[event.key];
  const from = event.target;
  if (!isAhead || !(from instanceof HTMLElement)) return;
  const isTyping = from instanceof HTMLInputElement;
  if (isTyping && !/Down|Up/.test(event.key)) return;
  const found = [...root.querySelectorAll<HTMLElement>("[data-found]")];
  const next = isTyping ? found[0] : nearestInDirection(from, found, isAhead);
  const back = event.key === "ArrowUp" ? root.querySelector<HTMLElement>("input") : undefined;
  const target = next ?? back;
  if (!target || (isTyping && event.key === "ArrowUp")) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: "nearest" });
}

function nearestInDirection(
  from: HTMLElement,
  found: readonly HTMLElement[],
  isAhead: (from: DOMRect, to: DOMRect) => boolean,
): HTMLElement | undefined {
  const here = itemRect(from);
  const ahead = found.filter((each) => each !== from && isAhead(here, itemRect(each)));
  // The vertical distance counts more than the horizontal distance.
  const distance = (each: HTMLElement) => {
    const { top, left } = itemRect(each);
    return Math.abs(top - here.top) * 100 + Math.abs(left - here.left);
  };
  return ahead.sort((a, b) => distance(a) - distance(b))[0];
}

function itemRect(element: HTMLElement): DOMRect {
  return (element.closest("li") ?? element).getBoundingClientRect();
}
