/**
 * Runs in the page: what has the focus and cannot be seen, since the header lies over it.
 *
 * @param enough how much of it must be seen: all, or with "some" what WCAG 2.4.11 asks for. Firefox leaves alone
 *   what Tab leads to as long as a part of it is within the window.
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
