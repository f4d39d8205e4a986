import type { Browser, Page } from "playwright-core";

/** A control, its page, and the effect that a tap or click must have. */
export interface TestedControl {
  name: string;
  route: string;
  selector: string;
  worked: (page: Page) => Promise<unknown>;
}

/** The loading state of a page's scripts at the time of a tap or click. */
export type LoadPhase = "before scripts" | "while they come" | "after";

/** The controls to test on small screens, except those inside the menu. */
export const phoneControls: readonly TestedControl[] = [
  {
    name: "menu",
    route: "/",
    selector: "header button[popovertarget]",
    worked: (page) => page.waitForSelector("#_menu:popover-open"),
  },
  {
    name: "link",
    route: "/",
    selector: "main a[href^='/']",
    worked: (page) => page.waitForURL((url) => url.pathname !== "/", { waitUntil: "commit" }),
  },
  {
    name: "question",
    route: "/contato",
    selector: "main details summary",
    worked: (page) => page.waitForSelector("main details[open]"),
  },
  {
    name: "filter",
    route: "/blog",
    selector: "main .filter a:not([aria-current])",
    worked: (page) => page.waitForURL(/categoria/, { waitUntil: "commit" }),
  },
  {
    name: "form",
    route: "/contato",
    selector: "main form [type=submit]",
    // An empty form shows what is missing, by browser validation or by ours.
    worked: (page) => page.waitForSelector("form :invalid:focus, form [aria-invalid=true]"),
  },
];

export interface ClickOptions {
  /** The URL of the served build. */
  address: string;
  count: number;
  /** Seeded random numbers in [0, 1), so that runs are repeatable. */
  random: () => number;
  /** CPU slowdown factor of the emulated device. */
  slowdown: number;
}

/**
 * Loads pages on an emulated slow phone and presses a control once per load, at a random moment.
 *
 * @returns one line for each press without effect
 */
export async function findLostClicks(browser: Browser, presses: ClickOptions): Promise<string[]> {
  const lost: string[] = [];
  for (let index = 0; index < presses.count; index += 1) {
    const control = phoneControls[index % phoneControls.length] as TestedControl;
    const delay = Math.round(presses.random() * 200 * presses.slowdown);
    const page = await openOnSlowPhone(browser, presses, control.route);
    const worked = await clickControl(page, control, delay).catch((reason: Error) => reason);
    if (worked instanceof Error) lost.push(`${control.name} after ${delay} ms: ${worked.message}`);
    await page.context().close();
  }
  return lost;
}

async function openOnSlowPhone(
  browser: Browser,
  presses: ClickOptions,
  route: string,
): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, hasTouch: true, locale: "pt-BR" });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: presses.slowdown });
  await page.goto(presses.address + route, { waitUntil: "commit" });
  return page;
}

/**
 * Clicks the centre of a control, even while the page is loading.
 *
 * @param delay ms from the moment at which the control is visible
 * @throws if the click has no effect
 */
export async function clickControl(
  page: Page,
  control: TestedControl,
  delay: number,
): Promise<LoadPhase> {
  const { selector, worked } = control;
  await page.waitForSelector(selector, { state: "visible" });
  await page.waitForTimeout(delay);
  const { x, y, phase } = await page.evaluate(scrollIntoViewAndMeasure, selector);
  await page.mouse.click(x, y);
  await worked(page);
  return phase;
}

/** Scrolls the first visible match into view and returns its centre and the loading phase. */
function scrollIntoViewAndMeasure(selector: string): { x: number; y: number; phase: LoadPhase } {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((each) => each.getClientRects().length > 0);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const isReady = document.documentElement.dataset.ready === "true";
  const isComing = files.some((name) => /\/react[^/]*\.js$/.test(name));
  const phase = isReady ? "after" : isComing ? "while they come" : "before scripts";
  return { x: x + width / 2, y: y + height / 2, phase };
}
