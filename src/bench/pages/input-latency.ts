import type { Browser, Page } from "playwright-core";
import { openOnSlowDevice } from "./slow-device.ts";

/** Input latencies of a page, in ms. */
export interface InputLatency {
  route: string;
  waits: number[];
}

/**
 * The browser reports only events of at least 16 ms (Event Timing). All other events are shorter.
 */
const shortestReported = 16;

/**
 * Measures the latency from each key or press to the next paint, on a CPU slowed down four times.
 * Interaction to Next Paint is based on this latency.
 *
 * @param routes the pages, each opened afresh; a repeated route is measured again
 * @param act interacts with a page and returns the number of keys and presses
 */
export async function measureInputLatency(
  browser: Browser,
  address: string,
  routes: readonly string[],
  act: (page: Page) => Promise<number>,
): Promise<InputLatency[]> {
  const felt: InputLatency[] = [];
  for (const route of routes) {
    const page = await openOnSlowDevice(browser, { device: "phone", observe: observeInput });
    await page.goto(address + route, { waitUntil: "networkidle" });
    const presses = await act(page);
    await page.waitForTimeout(500);
    felt.push({ route, waits: await readLatencies(page, presses) });
    await page.context().close();
  }
  return felt;
}

async function readLatencies(page: Page, presses: number): Promise<number[]> {
  const told = await page.evaluate(() => [...window.waits.values()]);
  const untold = Math.max(0, presses - told.length);
  return [...told, ...Array.from({ length: untold }, () => shortestReported)];
}

declare global {
  interface Window {
    /** The longest event of each interaction, by interaction id. */
    waits: Map<number, number>;
  }
}

/** Runs in the page: records the latency of each key, press and click until paint. */
function observeInput(): void {
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
 * Fills in all forms of a page like a visitor: types letter by letter, selects options, ticks
 * boxes.
 *
 * @returns the number of keys and presses
 */
export async function fillInForms(page: Page): Promise<number> {
  let presses = 0;
  for (const field of await page.locator("main :is(input, textarea, select):visible").all()) {
    presses += await fillInField(page, field);
  }
  return presses;
}

type ControlLocator = ReturnType<Page["locator"]>;

async function fillInField(page: Page, field: ControlLocator): Promise<number> {
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
