/**
 * Runs in the page. Describes the focused element if the sticky header covers it or it is outside
 * the window. Returns `undefined` if it can be seen or is too tall to fit.
 *
 * @param enough how much must be visible: "all", or "some" as WCAG 2.4.11 (AA) requires. Firefox
 *   does not scroll to a focused element as long as a part of it is inside the window.
 */
export function findObscuredFocus(enough: "all" | "some"): string | undefined {
  const focused = document.activeElement;
  const header = document.querySelector("header.header");
  if (!focused || !header || header.contains(focused)) return undefined;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = header.getBoundingClientRect().bottom;
  const isSeen =
    enough === "all"
      ? top >= edge - 1 && bottom <= innerHeight + 1
      : bottom > edge + 4 && top < innerHeight - 4;
  return isSeen || height > innerHeight - edge ? undefined : `${focused.textContent} at ${top}`;
}
