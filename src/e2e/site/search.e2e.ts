import { join } from "node:path";
import { beforeAll, expect, onTestFinished } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { serve } from "../../builder/serve.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import {
  collapseWhiteSpace,
  desktopContext,
  journey,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";

let workspace: Workspace;
let out: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: pt-BR\nsearch: true");
  await workspace.file("labels.yaml", undefined);
  await workspace.edit(
    "articles/brakes.yaml",
    "title: Brakes that squeal",
    "title: Freios contábeis",
  );
  out = join(workspace.directory, "../dist");
  await buildSite({ content: workspace.directory, out, date: "2026-11-24" });
  return () => workspace.dispose();
}, 120_000);

/** Serves the built site with its search at an origin of its own. */
async function served(): Promise<string> {
  const { server, address } = await serve(out, 0);
  onTestFinished(() => void server.close());
  return address;
}

const narrow = { viewport: { width: 320, height: 640 } };
const results = ".search-found h3 a";

journey(
  "the search shows results while typing and keeps the query in the address",
  async ({ open }) => {
    const address = await served();
    const page = await open();
    await page.goto(`${address}/contact`);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Buscar" }).click();
    await page.waitForURL("**/busca");
    const field = page.getByRole("searchbox", { name: "O que você procura?" });
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type("contabil");
    await expect
      .poll(() => page.locator(results).allTextContents())
      .toEqual(["Freios contábeis", "Journal"]);
    await expect
      .poll(() => page.locator(".search-found mark").first().textContent())
      .toBe("contábeis");
    const status = page.locator(".search-count[role=status]");
    expect(collapseWhiteSpace(await status.textContent())).toBe("2 resultados para “contabil”");
    expect(new URL(page.url()).searchParams.get("q")).toBe("contabil");
  },
);

journey("going back from a result restores the query and the results", async ({ open }) => {
  const address = await served();
  const page = await open();
  await page.goto(`${address}/busca?q=contabil`);
  await waitForHydration(page);
  await page.locator(results).first().click();
  await page.waitForURL("**/journal/brakes");
  await page.goBack();
  await page.waitForURL("**/busca?q=contabil");
  await expect.poll(() => page.locator(results).count()).toBe(2);
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("contabil");
});

journey("the arrow keys move to the results, and Escape resets the search", async ({ open }) => {
  const page = await open();
  await page.goto(`${await served()}/busca`);
  await waitForHydration(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("chain");
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  const first = page.locator(results).first();
  await expect.poll(() => first.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".search-all").isVisible()).toBe(true);
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

journey(
  "a search without results says so and keeps the list of all pages visible",
  async ({ open }) => {
    const page = await open();
    await page.goto(`${await served()}/busca?q=xyzxyz`);
    await waitForHydration(page);
    const status = page.locator(".search-count");
    await expect.poll(() => status.textContent()).toContain("Nada encontrado para “xyzxyz”");
    await expect
      .poll(() => page.locator('.search-all a[href="/journal/chains"]').isVisible())
      .toBe(true);
  },
);

journey("the search of an English site finds other forms of a word", async ({ open }) => {
  const english = await createWorkspace();
  onTestFinished(() => english.dispose());
  await english.edit("site.yaml", "language: en", "language: en\nsearch: true");
  await english.file("labels.yaml", undefined);
  const files = join(english.directory, "../dist");
  await buildSite({ content: english.directory, out: files, date: "2026-11-24" });
  const { server, address } = await serve(files, 0);
  onTestFinished(() => void server.close());
  const page = await open();
  await page.goto(`${address}/search?q=squealing`);
  await waitForHydration(page);
  await expect.poll(() => page.locator(results).allTextContents()).toContain("Brakes that squeal");
  await expect.poll(() => page.locator(".search-found mark").first().textContent()).toBe("squeal");
  const link = page.locator("header").getByRole("link", { name: "Search" });
  await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
});

journey("the search page lists all pages without scripts", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false, ...narrow });
  await page.goto(`${await served()}/contact`);
  await page.getByRole("link", { name: "Buscar" }).click();
  await page.waitForURL("**/busca");
  await page.getByText("Aqui está tudo o que há no site.").waitFor();
  await expect.poll(() => page.locator(".search-form").isVisible()).toBe(false);
  const call = page.locator("main .search-ask").getByRole("link");
  await expect.poll(() => call.getAttribute("href")).toMatch(/^tel:/);
  await page.locator("main").getByRole("link", { name: "Freios contábeis" }).click();
  await page.waitForURL("**/journal/brakes");
});

journey(
  "the search index loads once, and only after the search page is opened",
  async ({ open }) => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${await served()}/contact`);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
    await page.getByRole("link", { name: "Buscar" }).click();
    await page.waitForURL("**/busca");
    await page.getByRole("searchbox").fill("chain");
    await expect.poll(() => page.locator(results).count()).toBeGreaterThan(0);
    expect(asked.filter((path) => /assets\/search-.*\.json/.test(path))).toHaveLength(1);
  },
);

journey(
  "the search reports an index that fails to load, keeps the list and can be retried",
  async ({ open }) => {
    const page = await open({ expected: /Failed to load resource/ });
    await page.route("**/assets/search-*.json", (route) => route.abort());
    await page.goto(`${await served()}/busca?q=chain`);
    await waitForHydration(page);
    await expect.poll(() => page.locator(".search-count").textContent()).toContain("não abriu");
    await expect.poll(() => page.locator(".search-all").isVisible()).toBe(true);
    await page.unroute("**/assets/search-*.json");
    await page.getByRole("button", { name: "Buscar" }).click();
    await expect.poll(() => page.locator(results).count()).toBeGreaterThan(0);
  },
);

journey(
  "the search page has no accessibility errors or overflow on wide and narrow screens",
  async ({ open }) => {
    const address = await served();
    for (const viewport of [desktopContext.viewport, narrow.viewport]) {
      const page = await open({ viewport, reducedMotion: "reduce" });
      for (const query of ["", "?q=chain", "?q=xyzxyz"]) {
        await page.goto(`${address}/busca${query}`);
        await waitForHydration(page);
        if (query)
          await expect.poll(() => page.locator(".search-count").textContent()).not.toBe("");
        expect(await findAccessibilityErrors(page), query).toEqual([]);
        await expect.poll(() => findPageOverflow(page), { message: query }).toEqual([]);
      }
    }
  },
);
