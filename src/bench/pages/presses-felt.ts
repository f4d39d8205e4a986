import type { Browser, Page } from "playwright-core";
import { openSlowly } from "./visitor.ts";

/** How long a page let its visitor wait for what shows that a key or a press arrived, ms each. */
export interface Felt {
  route: string;
  waits: number[];
}

/** The browser tells only of waits from here on (Event Timing); what it does not tell was shorter. */
const shortestTold = 16;

/**
 * How soon pages paint after each key and press, on a processor four times slower: what Interaction to
 * Next Paint is made of.
 *
 * @param routes the pages, each opened anew; one that stands there twice is measured twice
 * @param act what is done on each; gives how many keys and presses that were
 */
export async function measureFelt(
  browser: Browser,
  address: string,
  routes: readonly string[],
  act: (page: Page) => Promise<number>,
): Promise<Felt[]> {
  const felt: Felt[] = [];
  for (const route of routes) {
    const page = await openSlowly(browser, { device: "phone", observe });
    await page.goto(address + route, { waitUntil: "networkidle" });
    const presses = await act(page);
    await page.waitForTimeout(500);
    felt.push({ route, waits: await readWaits(page, presses) });
    await page.context().close();
  }
  return felt;
}

async function readWaits(page: Page, presses: number): Promise<number[]> {
  const told = await page.evaluate(() => [...window.waits.values()]);
  const untold = Math.max(0, presses - told.length);
  return [...told, ...Array.from({ length: untold }, () => shortestTold)];
}

declare global {
  interface Window {
    /** The longest event of each interaction, by its number. */
    waits: Map<number, number>;
  }
}

/** Runs in the page: keeps how long each key, press and click took until it was painted. */
function observe(): void {
  const waits = new Map<number, number>();
  window.waits = waits;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
        interactionId?: number;
      };
      if (interactionId > 0) {
        waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
      }
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Works on all controls of the forms of a page as a visitor does: types into each field letter by
 * letter, goes through each choice, ticks each box.
 *
 * @returns how many keys and presses that were
 */
export async function workOnForms(page: Page): Promise<number> {
  let presses = 0;
  for (const field of await page.locator("main :is(input, textarea, select):visible").all()) {
    presses += await workOn(page, field);
  }
  return presses;
}

type Control = ReturnType<Page["locator"]>;

async function workOn(page: Page, field: Control): Promise<number> {
  const kind = await field.evaluate((element) => {
    return element instanceof HTMLInputElement ? element.type : element.localName;
  });
  await field.tap();
  if (kind === "checkbox" || kind === "radio") return 1;
  if (kind === "select") {
    await page.keyboard.press("Escape");
    await field.selectOption({ index: 1 });
    return 2;
  }
  const text = kind === "email" ? "ana@exemplo.com.br" : "31987654321";
  await page.keyboard.type(text, { delay: 60 });
  return text.length + 1;
}
