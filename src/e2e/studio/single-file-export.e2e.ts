import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Download, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import {
  findAccessibilityErrors,
  findStudioAccessibilityErrors,
} from "../../testing/browser/accessibility.ts";
import {
  collapseWhiteSpace,
  journey,
  type OpenBrowserPage,
  type OpenOptions,
  phoneContext,
} from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { readYamlFiles, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { createArticleByKeyboard } from "../../testing/studio/studio-actions.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/*
 * A user exports the unpublished site as one file, to show it to somebody. The file opens from disk
 * without network, server or scripts. It contains every page and says what is not published yet.
 */

const timeout = 120_000;

/** Presses the download button. Returns the suggested name and the saved path. */
async function download(page: Page): Promise<{ name: string; path: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar o arquivo" }).click();
  const made = await coming;
  return { name: made.suggestedFilename(), path: await kept(made) };
}

async function kept(made: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "prelo-shown-")), made.suggestedFilename());
  await made.saveAs(path);
  return path;
}

/** Opens a file from disk offline and records every request that is not `file:` or `data:`. */
async function opened(open: OpenBrowserPage, path: string, options: OpenOptions = {}) {
  const page = await open(options);
  const context = page.context();
  await context.setOffline(true);
  const asked: string[] = [];
  context.on("request", (request) => {
    if (!/^(?:file|data):/.test(request.url())) asked.push(request.url());
  });
  await page.goto(pathToFileURL(path).href);
  return { page, asked };
}

const list = /^Todas as páginas/;

/** Locates the visible page; all others are hidden. */
function shownIn(page: Page): Locator {
  return page.locator(".handout-page:visible");
}

/**
 * Finds pictures that are not visible. The exported file draws each picture through CSS `content`.
 */
async function areDrawn(images: readonly (SVGElement | HTMLElement)[]): Promise<string[]> {
  const faults: string[] = [];
  for (const image of images as HTMLImageElement[]) {
    const [, address = ""] = /^url\("(.*)"\)$/s.exec(getComputedStyle(image).content) ?? [];
    const drawn = Object.assign(new Image(), { src: address.replaceAll('\\"', '"') });
    await drawn.decode().catch(() => undefined);
    const { width, height } = image.getBoundingClientRect();
    const isPainted = drawn.naturalWidth > 0 && image.naturalWidth > 0;
    if (!isPainted || width * height === 0) faults.push(`${image.alt}: ${address.slice(0, 60)}`);
  }
  return faults;
}

/** Visits each page from the list of pages. Returns the headings of all pages. */
async function walk(page: Page, look: (route: string) => Promise<void>): Promise<string[]> {
  await page.getByRole("link", { name: list }).click();
  const links = shownIn(page).locator("li a");
  const headings: string[] = [];
  for (const link of await links.all()) {
    const route = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect.poll(() => shownIn(page).getAttribute("id")).toBe(route.slice(1));
    headings.push(collapseWhiteSpace(await shownIn(page).locator("h1").textContent()));
    await look(route);
    await page.goBack();
    await expect.poll(() => shownIn(page).getAttribute("id")).toBe("_pages");
  }
  return headings;
}

/** Finds links without a target in the file, and duplicate ids. */
function faultsIn(document: HTMLElement | SVGElement): string[] {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const links = [...document.querySelectorAll("[href^='#']")];
  const targets = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
  const dead = targets.filter((target) => !ids.includes(target.slice(1)));
  return [...dead, ...ids.filter((id, at) => ids.indexOf(id) !== at)];
}

journey(
  "exports all pages and a new draft to one file that works offline and without scripts",
  async ({ open }) => {
    const studio = await openStudio(open);
    const { page, content } = studio;
    await createArticleByKeyboard(studio, "Férias de julho");
    await page.keyboard.type(", sem susto");
    await waitForSaveState(page, "saved");
    const before = await readYamlFiles(content.folder);
    await page.getByRole("button", { name: "Mostrar a alguém" }).first().click();
    const { name, path } = await download(page);
    expect(name).toMatch(/^Chronos - prévia \d{4}-\d\d-\d\d\.html$/);
    expect((await stat(path)).size).toBeLessThan(2_000_000);
    await expect.poll(() => readYamlFiles(content.folder)).toEqual(before);

    const shown = await opened(open, path);
    const bar = shown.page.getByRole("complementary", { name: "Prévia" });
    expect(collapseWhiteSpace(await bar.textContent())).toMatch(
      /Prévia de \d+ de \S+ de \d{4}, \d\dh\d\d/,
    );
    await expect.poll(() => bar.textContent()).toContain("1 rascunho");
    await expect.poll(() => shownIn(shown.page).getAttribute("id")).toBe("/");
    await expect.poll(() => shown.page.locator("html").evaluate(faultsIn)).toEqual([]);
    const headings = await walk(shown.page, async (route) => {
      const faults = await shownIn(shown.page).locator("img").evaluateAll(areDrawn);
      expect(faults, route).toEqual([]);
      const marks = await shownIn(shown.page).locator(".handout-state").allTextContents();
      expect(marks, route).toEqual(route.includes("ferias-de-julho") ? ["Rascunho"] : []);
    });
    expect(headings.length).toBeGreaterThan(20);
    expect(headings).toContain("Férias de julho, sem susto");
    const fonts = await shown.page.evaluate(() =>
      [...document.fonts].flatMap(({ status, family }) => (status === "loaded" ? family : [])),
    );
    expect(fonts).toEqual(expect.arrayContaining(["Newsreader", "Instrument Sans"]));
    expect(shown.asked).toEqual([]);

    await shown.page.evaluate(() => location.assign("#/blog"));
    const cards = shownIn(shown.page).locator("h3 .handout-mark:visible");
    await expect.poll(() => cards.allTextContents()).toEqual(["Rascunho"]);

    const silent = await opened(open, path, { javaScriptEnabled: false });
    expect(await walk(silent.page, async () => undefined)).toEqual(headings);
    expect(silent.asked).toEqual([]);
  },
  timeout,
);

journey(
  "exports a single page with the latest text by keyboard alone",
  async ({ open }) => {
    const studio = await openStudio(open);
    const { page } = studio;
    await createArticleByKeyboard(studio, "Férias de julho");
    await page.keyboard.type(", enfim");
    await page.keyboard.press("Control+k");
    const finder = page.getByRole("dialog", { name: "Procurar" });
    const way = finder.getByRole("button", { name: "Mostrar a alguém" });
    while (!(await way.evaluate(hasFocus))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("radio").first().evaluate(hasFocus)).toBe(true);
    expect(await findStudioAccessibilityErrors(page, studio.site)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    const coming = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const path = await kept(await coming);
    await expect
      .poll(() => page.getByRole("button", { name: "Fechar" }).last().evaluate(hasFocus))
      .toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

    const shown = await opened(open, path, phoneContext);
    await expect
      .poll(() => shown.page.locator("h1:visible").textContent())
      .toBe("Férias de julho, enfim");
    await expect.poll(() => shown.page.getByRole("link", { name: list }).count()).toBe(0);
    const absent = shown.page.locator(".handout-page [role=link][aria-disabled=true]:visible");
    await expect.poll(() => absent.count()).toBeGreaterThan(3);
    expect(await findAccessibilityErrors(shown.page)).toEqual([]);
  },
  timeout,
);

function hasFocus(element: HTMLElement | SVGElement): boolean {
  return element === document.activeElement;
}

journey(
  "reports pages with mistakes, and exports the last valid version of a page if there is one",
  async ({ open }) => {
    const studio = await openStudio(open, async ({ folder }) => {
      await writeFile(join(folder, "pages/termos.yaml"), "title: Termos\nroute: 7\n");
    });
    const { page } = studio;
    await studio.content.edit("pages/privacidade.yaml", "route: /privacidade", "route: 7");
    await page.getByText("mudou fora do estúdio").waitFor();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByRole("button", { name: "Mostrar a alguém antes…" }).click();
    const { path } = await download(page);
    const said = page.getByRole("dialog").getByRole("status");
    await expect
      .poll(() => said.textContent())
      .toContain("“Termos” tem um engano no texto e não aparece.");
    await expect
      .poll(() => said.textContent())
      .toContain("“Política de Privacidade” tem um engano no texto: aparece como era antes dele.");
    const shown = await opened(open, path);
    const bar = shown.page.getByRole("complementary", { name: "Prévia" });
    await expect.poll(() => bar.textContent()).toContain("2 avisos");
    await shown.page.getByRole("link", { name: list }).click();
    await expect.poll(() => shownIn(shown.page).textContent()).toContain("“Termos” tem um engano");
  },
  timeout,
);

journey(
  "includes a new photo in the file at a reduced size",
  async ({ open }) => {
    const size = { width: 1800, height: 1350 };
    const photo = await drawPhotograph(size).jpeg({ quality: 100 }).toBuffer();
    expect(photo.length).toBeGreaterThan(400_000);
    const { page, content, site } = await openStudio(open, async ({ folder }) => {
      await writeFile(join(folder, "media/sala.jpg"), photo);
    });
    await page.evaluate(() => location.assign("#/sobre"));
    await content.edit("pages/sobre.yaml", "src: estante.svg", "src: sala.jpg");
    await site.locator("img[src*='sala.jpg']").waitFor();
    await page.getByRole("button", { name: "Mostrar a alguém" }).first().click();
    await page.getByRole("radio").last().check();
    const { path } = await download(page);
    const html = await readFile(path, "utf8");
    expect(html).toContain("data:image/webp;base64,");
    expect(html.length).toBeLessThan(600_000);
    const shown = await opened(open, path);
    await expect.poll(() => shownIn(shown.page).locator("img").evaluateAll(areDrawn)).toEqual([]);
  },
  timeout,
);

journey(
  "links, the menu and the back button work in the file as on the site",
  async ({ open }) => {
    const { page } = await openStudio(open);
    await page.getByRole("button", { name: "Mostrar a alguém" }).first().click();
    const { path } = await download(page);
    const { page: wide } = await opened(open, path);
    expect(await findAccessibilityErrors(wide)).toEqual([]);
    const picture = wide.locator("main img:visible").first();
    const painted = await picture.screenshot();
    await picture.evaluate((image) => image.setAttribute("style", "content: normal"));
    expect((await picture.screenshot()).equals(painted)).toBe(false);
    await wide.evaluate(() => scrollTo(0, 700));
    await wide.locator("header:visible nav a", { hasText: "Contato" }).click();
    await expect.poll(() => wide.title()).toContain("Contato");
    await expect.poll(() => wide.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => wide.locator("h1:visible").evaluate(hasFocus)).toBe(true);
    await expect.poll(() => wide.locator("button[data-still]:visible").textContent()).not.toBe("");
    expect(await findAccessibilityErrors(wide)).toEqual([]);
    await wide.keyboard.press("Control+Home");
    await wide.goBack();
    await expect.poll(() => wide.evaluate(() => scrollY)).toBe(700);
    await expect.poll(() => wide.title()).not.toContain("Contato");
    await wide.getByRole("link", { name: list }).click();
    expect(await findAccessibilityErrors(wide)).toEqual([]);

    await wide.getByRole("link", { name: "eSocial na prática" }).first().click();
    await wide.getByRole("link", { name: "A folha do mês" }).click();
    await expect.poll(() => wide.locator("h2:target").textContent()).toBe("A folha do mês");
    await expect.poll(() => wide.locator("h2:target").isVisible()).toBe(true);
    await wide.locator(".skip-link:visible").focus();
    await wide.keyboard.press("Enter");
    await expect.poll(() => wide.locator("main:target").evaluate(hasFocus)).toBe(true);
    await expect.poll(() => shownIn(wide).getAttribute("id")).toBe("/blog/guia-pratico-esocial");

    for (const javaScriptEnabled of [true, false]) {
      const { page: small } = await opened(open, path, { ...phoneContext, javaScriptEnabled });
      await small.locator(".toggle:visible").click();
      await small.locator(".menu:popover-open a", { hasText: "Blog" }).click();
      await expect.poll(() => shownIn(small).getAttribute("id")).toBe("/blog");
      await small.mouse.wheel(0, 600);
      await expect.poll(() => small.evaluate(() => scrollY)).toBeGreaterThan(300);
      await small.locator("main:visible h2 a, main:visible h3 a").first().click();
      await expect.poll(() => shownIn(small).getAttribute("id")).toMatch(/^\/blog\/./);
      await expect.poll(() => small.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => findPageOverflow(small)).toEqual([]);
    }
  },
  timeout,
);
