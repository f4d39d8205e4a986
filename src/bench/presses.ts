import type { Browser, Page } from "playwright-core";

/** A control, the page where it stands, and what must have come of a press on it. */
export interface Control {
  name: string;
  route: string;
  selector: string;
  worked: (page: Page) => Promise<unknown>;
}

/** How far the scripts of a page were when it was pressed. */
export type Phase = "before scripts" | "while they come" | "after";

/** What a press must bring about on small screens; what stands in the menu there is not among them. */
export const controls: readonly Control[] = [
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
    // Empty, it says what is missing: in the browser's words or in ours.
    worked: (page) => page.waitForSelector("form :invalid:focus, form [aria-invalid=true]"),
  },
];

export interface Presses {
  /** Where the built site is served. */
  address: string;
  count: number;
  /** From 0 up to 1, the same row in each run. */
  random: () => number;
  /** How many times slower than this machine the visitor's is. */
  slowdown: number;
}

/**
 * Presses a control once, at a random moment while its page loads on a slow phone, again and again.
 *
 * @returns the presses that nothing came of
 */
export async function lostPresses(browser: Browser, presses: Presses): Promise<string[]> {
  const lost: string[] = [];
  for (let index = 0; index < presses.count; index += 1) {
    const control = controls[index % controls.length] as Control;
    const delay = Math.round(presses.random() * 200 * presses.slowdown);
    const page = await openSlowly(browser, presses, control.route);
    const worked = await press(page, control, delay).catch((reason: Error) => reason);
    if (worked instanceof Error) lost.push(`${control.name} after ${delay} ms: ${worked.message}`);
    await page.context().close();
  }
  return lost;
}

async function openSlowly(browser: Browser, presses: Presses, route: string): Promise<Page> {
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
 * One press of the mouse on the place where the control stands, whatever the page is doing.
 *
 * @param delay milliseconds from when the control can first be seen
 * @throws where nothing comes of it
 */
export async function press(page: Page, control: Control, delay: number): Promise<Phase> {
  const { selector, worked } = control;
  await page.waitForSelector(selector, { state: "visible" });
  await page.waitForTimeout(delay);
  const { x, y, phase } = await page.evaluate(placeOf, selector);
  await page.mouse.click(x, y);
  await worked(page);
  return phase;
}

/** The middle of the first visible element, brought into view, and what the page is doing. */
function placeOf(selector: string): { x: number; y: number; phase: Phase } {
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
