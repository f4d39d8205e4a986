import type { Browser, Page } from "playwright-core";

/**
 * Launch options that enable the back/forward cache, as in visitors' browsers. Playwright disables
 * it.
 */
export const enableBackForwardCache = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };

/** Whether a page was restored from the back/forward cache. */
export interface RestoreResult {
  url: string;
  /** Whether the same document was restored. */
  alive: boolean;
  /**
   * The browser's reasons for not restoring it (`notRestoredReasons`); empty if it was restored.
   */
  reasons: string[];
}

/** Navigates from a page to another site and back through the history. */
export async function leaveAndReturn(
  browser: Browser,
  url: string,
  elsewhere: string,
): Promise<RestoreResult> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await page.goto(elsewhere);
    // The page is unloaded during the call.
    await page.evaluate(() => history.back()).catch(() => {});
    await pollForUrl(page, url);
    return { url, ...(await page.evaluate(readRestoreResult)) };
  } finally {
    await context.close();
  }
}

/** Polls for the URL, because Playwright emits no event for a page from the cache. */
async function pollForUrl(page: Page, url: string): Promise<void> {
  for (let wait = 0; wait < 100; wait += 1) {
    const here = await page.evaluate(() => location.href).catch(() => "");
    if (here === url) return;
    await page.waitForTimeout(50);
  }
}

function readRestoreResult(): { alive: boolean; reasons: string[] } {
  const alive = document.documentElement.hasAttribute("data-left");
  const [entry] = performance.getEntriesByType("navigation") as unknown as {
    notRestoredReasons?: { reasons?: { reason: string }[] };
  }[];
  const found = entry?.notRestoredReasons?.reasons ?? [];
  return { alive, reasons: found.map(({ reason }) => reason) };
}
