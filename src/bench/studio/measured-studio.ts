import { rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import { studioReady } from "../../testing/browser/studio-page.ts";
import { startStudio } from "../../testing/studio/started-studio.ts";

const port = 45310;

/** A studio that is open in a browser, and what was measured while it was opened. */
export interface MeasuredStudio {
  page: Page;
  /** The content folder. */
  folder: string;
  /** Milliseconds from the address to the moment at which one can type. */
  readyAt: number;
  /** Bytes of scripts and styles, compressed, each counted once. */
  weights: { untilReady: number; all(): Promise<number> };
  /** Opens it again; gives the same milliseconds. */
  reload(): Promise<number>;
}

/** Opens a content folder in the studio for as long as the work takes, and removes the folder then. */
export async function withStudio(
  folder: string,
  work: (studio: MeasuredStudio) => Promise<void>,
): Promise<void> {
  const server = await startStudio(folder, port);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const weigh = weighAnswers(page);
    await page.goto(server.address);
    const readyAt = await whenReady(page);
    const untilReady = await weigh();
    await rest(page);
    const reload = async () => {
      await page.reload();
      const time = await whenReady(page);
      await rest(page);
      return time;
    };
    await work({ page, folder, readyAt, weights: { untilReady, all: weigh }, reload });
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What follows the opening, the first check above all, is over. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.save === "saved");
  await page.waitForTimeout(2000);
}

async function whenReady(page: Page): Promise<number> {
  await studioReady(page);
  return page.evaluate(() => performance.now());
}

/** The bytes of the scripts and styles that a page has asked for since. */
function weighAnswers(page: Page): () => Promise<number> {
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
