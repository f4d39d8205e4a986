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

journey("from any page one searches as one types, and the address keeps it", async ({ open }) => {
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
});

journey("back from a result what was searched stands there again", async ({ open }) => {
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

journey("keys are enough: arrows go through the results, Escape begins anew", async ({ open }) => {
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

journey("a search that finds nothing says so, and all pages stay in sight", async ({ open }) => {
  const page = await open();
  await page.goto(`${await served()}/busca?q=xyzxyz`);
  await waitForHydration(page);
  const status = page.locator(".search-count");
  await expect.poll(() => status.textContent()).toContain("Nada encontrado para “xyzxyz”");
  await expect
    .poll(() => page.locator('.search-all a[href="/journal/chains"]').isVisible())
    .toBe(true);
});

journey("in an English site the forms of an English word meet", async ({ open }) => {
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

journey("without scripts the page is a list of all pages", async ({ open }) => {
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

journey("what a search asks comes when it is opened, not before", async ({ open }) => {
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
});

journey("a lost connection is told, and the list stays", async ({ open }) => {
  const page = await open({ expected: /Failed to load resource/ });
  await page.route("**/assets/search-*.json", (route) => route.abort());
  await page.goto(`${await served()}/busca?q=chain`);
  await waitForHydration(page);
  await expect.poll(() => page.locator(".search-count").textContent()).toContain("não abriu");
  await expect.poll(() => page.locator(".search-all").isVisible()).toBe(true);
  await page.unroute("**/assets/search-*.json");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(0);
});

journey("the search holds no barrier and fits any screen", async ({ open }) => {
  const address = await served();
  for (const viewport of [desktopContext.viewport, narrow.viewport]) {
    const page = await open({ viewport, reducedMotion: "reduce" });
    for (const query of ["", "?q=chain", "?q=xyzxyz"]) {
      await page.goto(`${address}/busca${query}`);
      await waitForHydration(page);
      if (query) await expect.poll(() => page.locator(".search-count").textContent()).not.toBe("");
      expect(await findAccessibilityErrors(page), query).toEqual([]);
      await expect.poll(() => findPageOverflow(page), { message: query }).toEqual([]);
    }
  }
});
