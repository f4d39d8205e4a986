import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Waits for the address that a studio prints on startup. */
export function waitForStudioAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    output.on("data", (data) => {
      text += data;
      const [found] = /^http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/m.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
}

/** Waits until the studio accepts input. */
export async function waitForStudio(page: Page): Promise<void> {
  const isReady = () => document.documentElement.dataset.studio === "ready";
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
}

/** Returns the frame with the site's page. Throws if there is none. */
export function getSiteFrame(page: Page): Frame {
  const frame = page.frame({ name: "page" });
  if (!frame) throw new Error("the studio has no page");
  return frame;
}

/** Returns the selector of the controls that edit a value, such as `plans.yaml#/0/name`. */
export const fieldSelector = (name: string) => `[data-field="${name}"]`;

/** Reads the save status that the studio exposes in `data-save`. */
export function readSaveState(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.save);
}

/** Waits for a save status. */
export function waitForSaveState(page: Page, state: string): Promise<void> {
  return expect.poll(() => readSaveState(page), { timeout: 15_000 }).toBe(state);
}

/** Returns a function that reads all status messages of the studio (role `status`). */
export function createStatusTextReader(page: Page): () => Promise<string[]> {
  return () => page.getByRole("status").allTextContents();
}

/** Locates elements that the studio draws over the site's page. */
export function locateInOverlay(site: Frame, selector: string): Locator {
  return site.locator(`[data-studio-floating] ${selector}`);
}

/** Reads the texts of all YAML files in a folder, by relative path. */
export async function readYamlFiles(folder: string): Promise<Map<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths.filter((path) => path.endsWith(".yaml")).sort();
  const texts = files.map(
    async (path) =>
      [path.replaceAll("\\", "/"), await readFile(join(folder, path), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}
