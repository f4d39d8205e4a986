import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { exitCodes, guarded } from "../commands/run-command.ts";
import { toViews } from "../page/views.ts";
import { serve } from "../press/serve.ts";
import { loadSite } from "../site/load.ts";
import { launchBrowser } from "./browser/launch-browser.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;

/** `npm run screenshots`: a picture of every page of the built site, in the folder `screenshots`. */
export function runScreenshots(argv: string[]): Promise<number> {
  return guarded(argv, "screenshots", async ({ content, out }) => {
    const { server, address } = await serve(out, 0);
    const taken = await takeScreenshots(content, address, "screenshots");
    server.closeAllConnections();
    server.close();
    console.log(`${taken} → screenshots/`);
    return taken > 0 ? exitCodes.ok : exitCodes.mistakes;
  });
}

/**
 * Takes a picture of every page at three widths, light and dark, for people to look at.
 *
 * @param address where the built site is served
 * @param folder where the pictures go
 * @returns how many were taken
 */
async function takeScreenshots(content: string, address: string, folder: string): Promise<number> {
  const { site } = await loadSite(content);
  if (!site) return 0;
  const routes = toViews(site, site.labels.articles).map(({ route }) => route);
  const browser = await launchBrowser();
  await mkdir(folder, { recursive: true });
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const route of routes) {
        await page.goto(address + route);
        // What a script draws stands only when it has taken over.
        await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
        await loadAllPictures(page);
        const name = `${route === "/" ? "home" : route.slice(1).replaceAll("/", "-")}`;
        const path = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  return routes.length * widths.length * schemes.length;
}

/** Pictures below the fold wait until they are near: a picture of the whole page must not. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
