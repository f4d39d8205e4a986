import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../browser/launch-browser.ts";
import { getSiteFrame, waitForStudio } from "../../browser/studio-page.ts";
import { startStudio } from "../start-studio.ts";
import { type MockupState, mockupStates } from "./mockup-states.ts";

/** The window sizes of the mockups. */
const windowSizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const port = 45320;

/**
 * Takes a screenshot of the studio in each state with a mockup, at the mockups' widths, and writes
 * a page that shows both side by side.
 *
 * @param content the content folder: the studio opens a copy of it
 * @param folder output folder
 * @returns the number of screenshots
 */
export async function takeStudioStateScreenshots(content: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const state of mockupStates)
      await takeStateScreenshots(browser, state, { content, folder });
  } finally {
    await browser.close();
  }
  await writeFile(join(folder, "index.html"), renderComparison(folder));
  return mockupStates.length * windowSizes.length;
}

async function takeStateScreenshots(
  browser: Browser,
  { name, prepare, reach }: MockupState,
  { content, folder }: { content: string; folder: string },
): Promise<void> {
  for (const viewport of windowSizes) {
    const copy = await mkdtemp(join(tmpdir(), "prelo-states-"));
    await cp(content, copy, { recursive: true });
    await prepare?.(copy);
    const studio = await startStudio(copy, port);
    const page = await browser.newPage({ viewport, locale: "pt-BR" });
    try {
      await page.goto(studio.address);
      await waitForStudio(page);
      await reach({ page, site: getSiteFrame(page), folder: copy });
      // Wait for the diagnostics, which appear a moment later.
      await page.waitForTimeout(1000);
      await page.screenshot({ path: join(folder, `${name}-${viewport.width}.png`) });
    } finally {
      await page.close();
      studio.stop();
      await rm(copy, { recursive: true });
    }
  }
}

function renderComparison(folder: string): string {
  const drawn = relative(folder, import.meta.dirname).replaceAll("\\", "/");
  const rows = mockupStates.flatMap(({ name }) =>
    windowSizes.map(({ width }) => {
      const pictures = [`${drawn}/${name}-${width}.svg`, `${name}-${width}.png`];
      const shown = pictures.map((path) => `<img src="${path}" width="${width}" alt="">`);
      return `<h2>${name}, ${width}</h2><p style="display:flex;gap:16px">${shown.join("")}</p>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Studio</title>${rows.join("\n")}\n`;
}
