/** Runs in the page: what has the focus and cannot be seen, since the header lies over it. */
export function findCovered(): string | undefined {
  const focused = document.activeElement;
  const header = document.querySelector("header.header");
  if (!focused || !header || header.contains(focused)) return undefined;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const edge = header.getBoundingClientRect().bottom;
  const isSeen = top >= edge - 1 && bottom <= innerHeight + 1;
  return isSeen || height > innerHeight - edge ? undefined : `${focused.textContent} at ${top}`;
}
