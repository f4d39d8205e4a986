import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desktopContext } from "../browser/journey.ts";
import { findPageOverflow } from "../browser/page-overflow.ts";

const widths = [320, 360, 768, 1440];

/** Width (CSS px) of the printable area of an A4 sheet, inside the margins of the print styles. */
const printWidth = 643;

/** Text spacing that readers may set themselves (WCAG 2.2, 1.4.12). */
const textSpacingStyles = `p { margin-bottom: 2em !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important }`;

/** Elements that work only on a screen. The print styles hide them. */
const screenOnlySelector = "button, .button, .actions, [data-opening], .map :is(.ground, .link)";

/**
 * Expects no overflow and no clipped text at any width. Also tests the smallest screen with wider
 * text spacing and a doubled font size, which readers may set.
 */
export async function expectPageFits(page: Page, route: string): Promise<void> {
  const measure = async (place: string) => {
    expect(await findPageOverflow(page), place).toEqual([]);
    expect(await page.evaluate(findClippedText), place).toEqual([]);
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await measure(`${route} at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(setUserStyles, textSpacingStyles);
  await measure(`${route} at 320 px, widely set`);
  await page.evaluate(setUserStyles, "");
  await setFontScale(page, 2);
  await measure(`${route} at 320 px, with letters twice as large`);
  await setFontScale(page, 1);
  await page.setViewportSize(desktopContext.viewport);
}

/**
 * Expects the printed page to have nearly as much text as the screen, black on white, within the
 * margins.
 */
export async function expectPagePrints(page: Page, route: string): Promise<void> {
  const shown = await page.evaluate(readVisibleText, screenOnlySelector);
  await page.setViewportSize({ width: printWidth, height: 970 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const printed = await page.evaluate(readVisibleText, screenOnlySelector);
  const place = `${route} on paper`;
  expect(await findPageOverflow(page), place).toEqual([]);
  expect(await page.evaluate(readPrintColors), place).toEqual({
    ground: [255, 255, 255],
    ink: [0, 0, 0],
  });
  expect(printed.length / shown.length, `${place}: ${printed}`).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: null, colorScheme: "light" });
  await page.setViewportSize(desktopContext.viewport);
}

/** Scales the default font sizes, as a reader can in the browser settings (WCAG 2.2, 1.4.4). */
async function setFontScale(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * times, fixed: 13 * times };
  await session.send("Page.setFontSizes", { fontSizes });
  await session.detach();
  const isSet = (size: number) =>
    getComputedStyle(document.documentElement).fontSize === `${size}px`;
  await page.waitForFunction(isSet, fontSizes.standard);
}

/** Runs in the page: sets the user style sheet, replacing the previous one. */
function setUserStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. Finds texts that are cut off by a box without a scrollbar. */
function findClippedText(): string[] {
  const cuts = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    // Excerpts are clamped on purpose. They end in an ellipsis after a few lines.
    if (webkitLineClamp !== "none") return false;
    const hides = (way: string) => way === "hidden" || way === "clip";
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
    );
  };
  const boxes = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility() &&
      element.clientHeight > 1 &&
      !element.closest(".visually-hidden, [aria-hidden=true], svg, select, textarea") &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  return boxes
    .filter(cuts)
    .map((box) => `${box.tagName.toLowerCase()}.${box.className}: ${box.textContent}`);
}

/** Runs in the page. Returns the visible text of `main`, without elements that match `others`. */
function readVisibleText(others: string): string {
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const shown: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const options = { visibilityProperty: true, opacityProperty: true };
    if (parent?.checkVisibility(options) && !parent.closest(others)) shown.push(textContent ?? "");
  }
  return shown.join(" ").replace(/\s+/g, " ");
}

/** Runs in the page. Returns the RGB channels of the background and of the text. */
function readPrintColors() {
  const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const { backgroundColor, color } = getComputedStyle(document.body);
  const root = getComputedStyle(document.documentElement).backgroundColor;
  const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor);
  return { ground: numbers(isClear ? root : backgroundColor), ink: numbers(color) };
}
