import type { Browser } from "playwright-core";
import { openSlowly } from "./visitor.ts";

/** How one load of a page went: milliseconds from the start of navigation. */
export interface Paint {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** How long tasks kept the visitor waiting, beyond 50 ms each, from the first paint to the end. */
  tbt: number;
  /** How far things moved by themselves: the sum of all layout shifts, which is no less than CLS. */
  cls: number;
  /** When the page answered by itself; 0 where no script runs. */
  ready: number;
  /** Bytes of page data and style sheet that were fetched for pages not yet asked for. */
  ahead: number;
}

interface Observed {
  tasks: { start: number; end: number }[];
  fcp: number;
  lcp: number;
  cls: number;
  ready: number;
  ahead: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Loads a page once, on a slow phone, and looks on until `rest` milliseconds after its load. */
export async function measurePaint(browser: Browser, url: string, rest: number): Promise<Paint> {
  const page = await openSlowly(browser, { device: "phone", observe });
  try {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(rest);
    const { tasks, ...seen } = await page.evaluate(() => window.observed);
    return { ...seen, tbt: blockingTime(tasks, seen.fcp) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: keeps what the browser tells of paints, long tasks, shifts and fetched data. */
function observe(): void {
  const seen: Observed = { tasks: [], fcp: 0, lcp: 0, cls: 0, ready: 0, ahead: 0 };
  window.observed = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  on("layout-shift", (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  on("longtask", ({ startTime, duration }) =>
    seen.tasks.push({ start: startTime, end: startTime + duration }),
  );
  on("resource", (entry) => {
    const { name, encodedBodySize } = entry as PerformanceResourceTiming;
    if (/\.(json|css)$/.test(name)) seen.ahead += encodedBodySize;
  });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready) seen.ready ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}

/** The part of each task after the first paint, and of that what goes beyond 50 ms (Total Blocking Time). */
export function blockingTime(tasks: Observed["tasks"], fcp: number): number {
  const lengths = tasks.map(({ start, end }) => end - Math.max(start, fcp));
  return lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0);
}
