import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The address that a studio prints when it is started, once it has. */
export function studioAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    output.on("data", (data) => {
      text += data;
      const [found] = /^http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/m.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
}

/** Waits until one can type in the studio. */
export async function waitForStudio(page: Page): Promise<void> {
  const isReady = () => document.documentElement.dataset.studio === "ready";
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
}

/** The site's page in the studio. Throws where there is none. */
export function siteIn(page: Page): Frame {
  const frame = page.frame({ name: "page" });
  if (!frame) throw new Error("the studio has no page");
  return frame;
}

/** Finds whatever edits a value: `plans.yaml#/0/name`. */
export const fieldSelector = (name: string) => `[data-field="${name}"]`;

/** How far what was written has come, as the studio tells programs. */
export function saveState(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.save);
}

/** Waits until what was written has come so far. */
export function waitForSaveState(page: Page, state: string): Promise<void> {
  return expect.poll(() => saveState(page), { timeout: 15_000 }).toBe(state);
}

/** All that the studio says of itself, to who cannot see it too. */
export function statusTexts(page: Page): () => Promise<string[]> {
  return () => page.getByRole("status").allTextContents();
}

/** What the studio lays over the site's page. */
export function inOverlay(site: Frame, selector: string): Locator {
  return site.locator(`[data-studio-floating] ${selector}`);
}

/** The texts of all content files in a folder, by their path in it. */
export async function textsIn(folder: string): Promise<Map<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths.filter((path) => path.endsWith(".yaml")).sort();
  const texts = files.map(
    async (path) =>
      [path.replaceAll("\\", "/"), await readFile(join(folder, path), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}
