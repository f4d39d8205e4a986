import type { Browser } from "playwright-core";
import { openOnSlowDevice } from "./slow-device.ts";

/** Metrics of one page load. Times are in ms from the start of navigation. */
export interface LoadMetrics {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total Blocking Time: the time by which tasks exceed 50 ms, from first paint to the end. */
  tbt: number;
  /** Sum of all layout shifts; an upper bound of CLS. */
  cls: number;
  /** When the page became interactive; 0 without scripts. */
  ready: number;
  /** Bytes of prefetched page data and style sheets. */
  ahead: number;
}

interface ObservedMetrics {
  tasks: { start: number; end: number }[];
  fcp: number;
  lcp: number;
  cls: number;
  ready: number;
  ahead: number;
}

declare global {
  interface Window {
    observed: ObservedMetrics;
  }
}

/** Loads a page once on a slow phone and observes it until `rest` ms after its load event. */
export async function measureLoad(
  browser: Browser,
  url: string,
  rest: number,
): Promise<LoadMetrics> {
  const page = await openOnSlowDevice(browser, { device: "phone", observe: observeLoad });
  try {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(rest);
    const { tasks, ...seen } = await page.evaluate(() => window.observed);
    return { ...seen, tbt: totalBlockingTime(tasks, seen.fcp) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: records paints, long tasks, layout shifts and fetched data. */
function observeLoad(): void {
  const seen: ObservedMetrics = { tasks: [], fcp: 0, lcp: 0, cls: 0, ready: 0, ahead: 0 };
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

/**
 * Returns the Total Blocking Time: the sum of the times by which tasks exceed 50 ms after first
 * paint.
 */
export function totalBlockingTime(tasks: ObservedMetrics["tasks"], fcp: number): number {
  const lengths = tasks.map(({ start, end }) => end - Math.max(start, fcp));
  return lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0);
}
