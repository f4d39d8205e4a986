import { rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { waitForStudio } from "../../testing/browser/studio-page.ts";
import { startStudio } from "../../testing/studio/start-studio.ts";

const port = 45310;

/** A studio open in a browser, with the measurements of its opening. */
export interface MeasuredStudio {
  page: Page;
  folder: string;
  /** Time from navigation to ready for input, in ms. */
  readyAt: number;
  /** Gzipped bytes of scripts and styles until ready and so far. Each file counts once. */
  weights: { untilReady: number; all(): Promise<number> };
  /** Reloads the studio and returns the new time until ready, in ms. */
  reload(): Promise<number>;
}

/** Opens a content folder in the studio, runs `work`, and deletes the folder afterwards. */
export async function withStudioDeletingFolder(
  folder: string,
  work: (studio: MeasuredStudio) => Promise<void>,
): Promise<void> {
  const server = await startStudio(folder, port);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const weigh = createCodeByteCounter(page);
    await page.goto(server.address);
    const readyAt = await timeUntilReady(page);
    const untilReady = await weigh();
    await waitUntilIdle(page);
    const reload = async () => {
      await page.reload();
      const time = await timeUntilReady(page);
      await waitUntilIdle(page);
      return time;
    };
    await work({ page, folder, readyAt, weights: { untilReady, all: weigh }, reload });
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Waits until startup work, such as the first check, has ended. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.save === "saved");
  await page.waitForTimeout(2000);
}

async function timeUntilReady(page: Page): Promise<number> {
  await waitForStudio(page);
  return page.evaluate(() => performance.now());
}

/**
 * Returns a function that sums up the gzipped bytes of the scripts and styles that a page has
 * requested since this call.
 */
function createCodeByteCounter(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (!/javascript|css/.test(type) || sizes.has(response.url())) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}
