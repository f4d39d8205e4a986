import type { Page } from "playwright-core";

/** An element that Tab reaches, and what is wrong with it. */
interface FocusStop {
  name: string;
  /** One entry per fault; empty if the stop is fine. */
  problems: string[];
  isBelow: boolean;
}

/** Maximum number of tab stops. Without it, a keyboard trap would keep the test running forever. */
const maxStops = 250;

/**
 * Presses Tab through a page. Returns one line for each fault of a focused element (out of view,
 * covered, focus not visible) and for each control that Tab never reaches.
 *
 * @param whole whether to test the whole page; otherwise follows the skip link and tests only the
 *   main part
 */
export async function findKeyboardProblems(page: Page, whole: boolean): Promise<string[]> {
  await page.evaluate(recordFocus);
  await page.keyboard.press("Tab");
  const first = await page.evaluate(readFocusStop);
  const faults = first?.name.includes("#_content")
    ? describeFocusProblems(first)
    : ["the first stop skips nothing"];
  if (!whole) await page.keyboard.press("Enter");
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(readFocusStop);
    if (!stop || (stop.isBelow && !whole)) break;
    faults.push(...describeFocusProblems(stop));
  }
  return [...faults, ...(await page.evaluate(findUnreachableControls, whole ? "body" : "main"))];
}

function describeFocusProblems({ name, problems }: FocusStop): string[] {
  return problems.map((fault) => `${name} ${fault}`);
}

/** Runs in the page: records every element that receives the focus. */
function recordFocus(): void {
  const stops = new Set<EventTarget | null>();
  Object.assign(window, { stops });
  document.addEventListener("focusin", ({ target }) => stops.add(target));
}

/**
 * Runs in the page. Describes the focused element once it is in view; `undefined` if the browser UI
 * has the focus.
 */
async function readFocusStop(): Promise<FocusStop | undefined> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const isIn =
    box.bottom > 1 && box.right > 1 && box.top < innerHeight - 1 && box.left < innerWidth - 1;
  const [line = box] = element.getClientRects();
  const over = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  const isUnder =
    over?.closest("header.header, [popover]") && !over.contains(element) && !element.contains(over);
  const around: Element[] = [];
  // An ancestor may show the focus ring, as a card does for the link inside it.
  for (let each: Element | null = element; each && around.length < 5; each = each.parentElement)
    around.push(each);
  const isMarked = around.some((each) =>
    ["", "::after"].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, part);
      const isClear = /, 0\)$/.test(outlineColor);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !isClear;
    }),
  );
  // The calendar button inside a date field gets its focus ring from the browser.
  const isInner = element.matches("[type=date], [type=time]") && !element.matches(":focus-visible");
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const at = element.getAttribute("href") ?? element.getAttribute("name") ?? "";
  return {
    name: `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, " ").slice(0, 60)}" ${at}`,
    problems: [
      ...(isIn ? [] : ["is out of view"]),
      ...(isUnder ? ["is covered"] : []),
      ...(isMarked || isInner ? [] : ["has no mark"]),
    ],
    isBelow: element.closest("body > footer") !== null,
  };
}

/** Runs in the page. Finds visible, usable controls that were never focused. */
function findUnreachableControls(within: string): string[] {
  const { stops } = window as unknown as { stops: ReadonlySet<EventTarget> };
  const usable =
    "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^='-'])";
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${usable})`)];
  const groups = new Set([...stops].map((each) => (each as HTMLInputElement).name));
  const isOpen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [tabindex^='-'], [type=hidden]") &&
    !element.closest("[inert]");
  const isReached = (element: HTMLElement) =>
    stops.has(element) ||
    (element.matches("[type=radio]") && groups.has((element as HTMLInputElement).name));
  const missed = all.filter((element) => isOpen(element) && !isReached(element));
  return missed.map((element) => `${element.outerHTML.slice(0, 120)} is no stop`);
}
