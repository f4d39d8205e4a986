import type { Browser, Page } from "playwright-core";

/** What Playwright turns off: a browser that keeps pages that were left, as visitors' browsers do. */
export const keepingPages = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };

/** What became of a page that was left and come back to. */
export interface Restored {
  url: string;
  /** Whether it was the very page that was left, alive. */
  alive: boolean;
  /** Why not, in the browser's words (`notRestoredReasons`); nothing where it was. */
  reasons: string[];
}

/** Leaves a page for another site and comes back by the history. */
export async function leaveAndReturn(
  browser: Browser,
  url: string,
  elsewhere: string,
): Promise<Restored> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await page.goto(elsewhere);
    // The page goes while it answers.
    await page.evaluate(() => history.back()).catch(() => {});
    await waitFor(page, url);
    return { url, ...(await page.evaluate(readRestored)) };
  } finally {
    await context.close();
  }
}

/** A page out of memory is there at once; no event of the driver tells so. */
async function waitFor(page: Page, url: string): Promise<void> {
  for (let wait = 0; wait < 100; wait += 1) {
    const here = await page.evaluate(() => location.href).catch(() => "");
    if (here === url) return;
    await page.waitForTimeout(50);
  }
}

function readRestored(): { alive: boolean; reasons: string[] } {
  const alive = document.documentElement.hasAttribute("data-left");
  const [entry] = performance.getEntriesByType("navigation") as unknown as {
    notRestoredReasons?: { reasons?: { reason: string }[] };
  }[];
  const found = entry?.notRestoredReasons?.reasons ?? [];
  return { alive, reasons: found.map(({ reason }) => reason) };
}
