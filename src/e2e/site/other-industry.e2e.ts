import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { loadSite } from "../../load/load-folder.ts";
import { collapseWhiteSpace, journey, waitForHydration } from "../../testing/browser/journey.ts";
import { extractVisibleTexts } from "../../testing/browser/visible-text.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createContentTextMatcher } from "../../testing/content/content-text-matcher.ts";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** The subject is near the right edge, so a crop must include that side. */
const ada = drawPhotograph({ width: 1500, height: 700, at: [0.85, 0.4] });
const team =
  "- {id: ada, name: Ada, role: Mechanic, image: {src: ada.jpg, alt: Ada, focus: 85% 40%}}\n";

const people = "  - {type: team, title: People, entries: all}\n";

const red = { "#faf7f0": "#fff4f4", "#14211f": "#3a0a0a" };

/** Builds the site of a bicycle workshop in English, with its own pages, blocks and theme. */
async function buildWorkshop() {
  const workspace = await createWorkspace();
  const theme = readFileSync("content/theme.yaml", "utf8");
  const dressed = Object.entries(red).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    theme,
  );
  await workspace.file("theme.yaml", dressed);
  await workspace.file("media/ada.jpg", await ada.jpeg().toBuffer());
  await workspace.file("team.yaml", team);
  await workspace.edit("pages/home.yaml", "  - type: faq", `${people}  - type: faq`);
  const dist = join(await createTestFolder(), "dist");
  const args = ["--content", workspace.directory, "--out", dist];
  const { code, text } = await runCliCommand("build", args);
  expect(code, text).toBe(0);
  const { site } = await loadSite(workspace.directory);
  if (!site) throw new Error("The workshop's content has mistakes.");
  return { dist, site };
}

function pagesOf(dist: string): [string, string][] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  return pages.map((file) => [file, readFileSync(join(dist, file), "utf8")]);
}

/**
 * Asserts that a small slot loads a small picture in a modern format, cropped around the subject.
 */
async function expectPhotograph(page: Page) {
  const photo = page.locator(".team img");
  await photo.scrollIntoViewIfNeeded();
  const seen = () =>
    photo.evaluate((image: HTMLImageElement) => ({
      file: image.currentSrc.replace(/.*\/ada-[0-9a-f]{10}/, "ada"),
      shown: image.complete && image.naturalWidth > 0,
      position: getComputedStyle(image).objectPosition,
    }));
  // The slot is 88 × 110 px. The picture is more than twice as wide as high.
  await expect.poll(seen).toEqual({ file: "ada-360.avif", shown: true, position: "85% 40%" });
}

journey("a site of another industry is built from content without code", async ({ open }) => {
  const { dist, site } = await buildWorkshop();
  const pages = pagesOf(dist);
  const isCopy = createContentTextMatcher(site);
  const strangers = pages.flatMap(([file, html]) =>
    extractVisibleTexts(html)
      .filter(({ text }) => !isCopy(text))
      .map(({ text }) => `${file}: ${text}`),
  );
  expect(strangers).toEqual([]);
  for (const [file, html] of pages) {
    expect(html, file).toContain('<html lang="en">');
    expect(html, file).not.toMatch(/chronos|contab|cnpj|imposto/i);
    for (const color of Object.values(red)) expect(html.toLowerCase(), file).toContain(color);
    for (const color of Object.keys(red)) expect(html.toLowerCase(), file).not.toContain(color);
  }

  const { server, address } = await serve(dist, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const page = await open();
  await page.goto(address);
  await waitForHydration(page);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe("rgb(255, 244, 244)");
  await expectPhotograph(page);
  await page.locator("header nav a", { hasText: "Journal" }).click();
  await page.waitForURL("**/journal");
  await expect.poll(() => page.locator("main article").count()).toBe(2);
  await page.goto(`${address}/contact?service=overhaul#form`);
  await expect.poll(() => page.locator("[name=service]").inputValue()).toBe("overhaul");
  expect(collapseWhiteSpace(await page.locator("[name=message]").inputValue())).toBe(
    "I need: Overhaul.",
  );
});
