import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, onTestFinished } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { budget } from "../../builder/html/budget.ts";
import { serve } from "../../builder/serve.ts";
import { assembleSite } from "../../load/load.ts";
import { blockSchemaIds } from "../../model/schema/schemas.ts";
import { journey, phoneContext } from "../../testing/browser/journey.ts";
import { buildSiteFromContent, createFullContent } from "../../testing/content/full-content.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Returns the text that a browser can decode from the first ten packets of a document. */
function firstFlight(document: Buffer): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sent = brotliCompressSync(document, { params }).subarray(0, budget.opening);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(sent, { finishFlush }).toString("utf8");
}

async function firstScreen(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .raw()
    .toBuffer();
}

/** Lists the pages of a built folder by file name, without the extension. */
function pagesIn(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".html")).map((name) => name.slice(0, -5));
}

interface Served {
  dist: string;
  address: string;
}

/**
 * Finds the pages whose first screen looks different with only the first flight of the document.
 */
async function lateScreens(
  page: Page,
  { dist, address }: Served,
  names = pagesIn(dist),
): Promise<string[]> {
  const late: string[] = [];
  for (const name of names) {
    const url = `${address}/${name.replaceAll("\\", "/").replace(/^index$/, "")}`;
    const body = firstFlight(readFileSync(join(dist, `${name}.html`)));
    const whole = await firstScreen(page, url);
    await page.route(url, (route) => route.fulfill({ body, contentType: "text/html" }));
    const begun = await firstScreen(page, url);
    await page.unroute(url);
    if (!whole.equals(begun)) late.push(name);
  }
  return late;
}

const still = { ...phoneContext, javaScriptEnabled: false, reducedMotion: "reduce" } as const;

journey(
  "the first ten packets of each document paint its complete first screen",
  { timeout: 120_000 },
  async ({ open }) => {
    const page = await open(still);
    expect(await lateScreens(page, { dist: inject("dist"), address: inject("address") })).toEqual(
      [],
    );
  },
);

journey(
  "the first ten packets of a very long text paint its complete first screen",
  { timeout: 120_000 },
  async ({ open }) => {
    const workspace = await createWorkspace();
    const words = Array.from({ length: 20_000 }, (_, index) => ((index + 1) ** 7).toString(36));
    const paragraphs = words.join(" ").replace(/((?:\S+ ){80})/g, "$1\n\n      ");
    await workspace.file(
      "pages/long.yaml",
      `route: /long\ntitle: Long\ndescription: Many words\nblocks:\n  - type: prose\n    body: |\n      ${paragraphs}\n`,
    );
    const dist = join(dirname(workspace.directory), "dist");
    const result = await buildSite({ content: workspace.directory, out: dist });
    expect(result.overBudget).toEqual([]);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["heavy-text"]);
    const { server, address } = await serve(dist, 0);
    onTestFinished(() => void server.close());
    const page = await open(still);
    expect(await lateScreens(page, { dist, address })).toEqual([]);
  },
);

journey(
  "a page with every kind of block links a stylesheet and paints its first screen as early",
  { timeout: 180_000 },
  async ({ open }) => {
    const { contents, rules } = await createFullContent();
    const { site } = assembleSite(contents, rules, { date: "2026-01-02" });
    if (!site) throw new Error("The content is not a site.");
    const blocks = site.pages.flatMap((page) => page.blocks);
    const kinds = [...new Map(blocks.map((block) => [block.type, block])).values()];
    expect(kinds.length).toBeGreaterThan(blockSchemaIds(rules.schemas).length - 3);
    const pages = site.pages.map((page) =>
      page.route === "/sobre" ? { ...page, blocks: kinds } : page,
    );
    const dist = await buildSiteFromContent({ site: { ...site, pages } });
    const { server, address } = await serve(dist, 0);
    onTestFinished(() => void server.close());
    const page = await open(still);
    await page.goto(`${address}/sobre`);
    expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);
    expect(await lateScreens(page, { dist, address }, ["sobre"])).toEqual([]);
  },
);
