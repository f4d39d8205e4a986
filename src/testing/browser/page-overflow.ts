import type { Page } from "playwright-core";

/**
 * Finds elements that extend beyond the right edge of the viewport and are not in a scrolling
 * element.
 */
export function findPageOverflow(page: Page) {
  return page.evaluate(findOverflowingElements);
}

/** Does the work of `findPageOverflow` in the page. Returns the tag and class of each element. */
export function findOverflowingElements(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const isWide = (element: Element) =>
    element.checkVisibility() &&
    element.getBoundingClientRect().right > edge &&
    !element.closest(".visually-hidden, [aria-hidden=true], svg");
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null &&
      element.parentElement !== document.body &&
      scrolls(element.parentElement));
  return [...document.body.querySelectorAll("*")]
    .filter((element) => isWide(element) && !scrolls(element))
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className || element.parentElement?.className}`,
    );
}
