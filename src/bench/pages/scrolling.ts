import type { Browser } from "playwright-core";
import { openOnSlowDevice } from "./slow-device.ts";

/** Metrics of scrolling through a page. */
export interface ScrollMetrics {
  /** Number of words of the text. */
  words: number;
  /** Tasks over 50 ms, and the longest of them in ms. */
  longTasks: number;
  longest: number;
  /** Frames shown, and the longest interval between two of them in ms. */
  frames: number;
  gap: number;
}

const speed = 2400;

/** Scrolls through an idle page by touch, on a CPU slowed down four times. */
export async function measureScroll(browser: Browser, url: string): Promise<ScrollMetrics> {
  const page = await openOnSlowDevice(browser, { device: "phone" });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(1500);
    const height = await page.evaluate(watchFrames);
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeScrollGesture", {
      x: 200,
      y: 600,
      yDistance: -height,
      speed,
      gestureSourceType: "touch",
    });
    const words = await page.locator(".prose").innerText();
    const seen = await page.evaluate(() => window.scrolled);
    return { words: words.split(/\s+/).length, ...seen };
  } finally {
    await page.context().close();
  }
}

declare global {
  interface Window {
    scrolled: Omit<ScrollMetrics, "words">;
  }
}

/**
 * Runs in the page: records frames and long tasks from now on. Returns the scrollable height in px.
 */
function watchFrames(): number {
  const seen = { longTasks: 0, longest: 0, frames: 0, gap: 0 };
  window.scrolled = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: "longtask" });
  let last = performance.now();
  const next = (now: number) => {
    seen.frames += 1;
    seen.gap = Math.max(seen.gap, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return document.documentElement.scrollHeight - innerHeight;
}
