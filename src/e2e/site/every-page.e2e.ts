import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import {
  collapseWhiteSpace,
  desktopContext,
  journey,
  phoneContext,
  waitForHydration,
} from "../../testing/browser/journey.ts";

const routes = ["/", "/sobre", "/servicos", "/contato", "/blog"];

journey(
  "every page is marked as Brazilian Portuguese and has exactly one main heading",
  async ({ visit }) => {
    for (const route of routes) {
      const page = await visit(route);
      expect(await page.locator("html").getAttribute("lang")).toBe("pt-BR");
      expect(await page.locator("h1").count(), route).toBe(1);
    }
  },
);

journey("every page has its own title, description and canonical address", async ({ visit }) => {
  const heads = new Set<string>();
  for (const route of routes) {
    const page = await visit(route);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe(`https://chronos.example${route}`);
    expect(await content("meta[property='og:title']")).toBe(await page.title());
    heads.add(`${await page.title()} ${await content("meta[name=description]")}`);
  }
  expect(heads.size).toBe(routes.length);
});

journey(
  "sending the contact form stores nothing and makes no network request",
  async ({ visit }) => {
    const page = await visit("/contato");
    // Wait for the last prefetched page of the header, and then until the network is idle.
    await page.waitForResponse("**/blog.json");
    await page.waitForLoadState("networkidle");
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    page.on("dialog", (dialog) => dialog.accept());
    await fillForm(page);
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    await page.waitForTimeout(200);
    expect(calls).toEqual([]);
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
    ]);
    expect(stored).toEqual([0, 0, "", 0]);
  },
);

async function fillForm(page: Page) {
  await page.locator("[name=name]").fill("Ana");
  await page.locator("[name=email]").fill("ana@empresa.com.br");
  await page.locator("[name=phone]").fill("38 90000-0000");
  await page.locator("[name=message]").fill("Oi");
}

journey("the firm's claims are the same on the home page and the about page", async ({ visit }) => {
  const home = collapseWhiteSpace(await (await visit("/")).locator("main").textContent());
  const about = collapseWhiteSpace(await (await visit("/sobre")).locator("main").textContent());
  for (const claim of ["500+", "98%", "24h", "15+", "2009"]) {
    expect(about, claim).toContain(claim);
    expect(home.replace(/(\d)\s+(h|%)/g, "$1$2"), claim).toContain(claim);
  }
});

journey(
  "registration numbers appear in the footer, on the about page and on the contact page",
  async ({ visit }) => {
    for (const [route, place] of [
      ["/", "footer"],
      ["/sobre", "main"],
      ["/contato", "main"],
    ] as const) {
      const text = collapseWhiteSpace(
        await (await visit(route)).locator(place).last().textContent(),
      );
      expect(text, route).toContain("12.ABC.345/01DE-35");
      expect(text, route).toMatch(/MG.?012345\/O-8/);
    }
  },
);

journey(
  "the menu works and contact links replace the button of the form without JavaScript",
  async ({ visit }) => {
    const page = await visit("/", { javaScriptEnabled: false, ...phoneContext });
    await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
    await page.locator("[popovertarget]").first().click();
    await page.locator("#_menu a", { hasText: "Contato" }).first().click();
    await page.waitForURL("**/contato");
    expect(await page.locator("main form [required]").count()).toBe(4);
    expect(await page.locator("main form button").isVisible()).toBe(false);
    expect(await page.locator("#formulario .ways a").count()).toBe(3);
    for (const link of await page.locator("#formulario .ways a").all())
      expect(await link.isVisible()).toBe(true);
  },
);

journey(
  "no animation runs after a navigation if the visitor prefers reduced motion",
  async ({ visit }) => {
    const page = await visit("/", { reducedMotion: "reduce" });
    await page.locator("header nav a", { hasText: "Sobre" }).first().click();
    await page.waitForURL("**/sobre");
    await expect.poll(() => page.locator("h1").textContent()).toBeTruthy();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

journey(
  "going back restores the scroll position, and the title follows back and forward",
  async ({ visit }) => {
    const page = await visit("/");
    const title = await page.title();
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.locator("header nav a", { hasText: "Blog" }).first().click();
    await page.waitForURL("**/blog");
    await expect.poll(() => page.locator("h1").textContent()).toContain("Blog Chronos");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.goForward();
    await expect.poll(() => page.title()).toContain("Blog");
  },
);

journey(
  "a navigation moves the focus to the heading and announces the title",
  async ({ visit }) => {
    const page = await visit("/");
    await page.locator("header nav a", { hasText: "Sobre" }).first().click();
    await page.waitForURL("**/sobre");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect.poll(() => page.locator("#_announcer").textContent()).toContain("Sobre");
  },
);

journey("going back by two pages shows the first page again", async ({ visit }) => {
  const page = await visit("/sobre");
  for (const name of ["Blog", "Contato"]) {
    await page.locator("header nav a", { hasText: name }).first().click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
  }
  await page.goBack();
  await page.goBack();
  await page.waitForURL("**/sobre");
  await expect.poll(() => page.title()).toContain("Sobre");
  await expect
    .poll(async () => collapseWhiteSpace(await page.locator("main").textContent()))
    .toContain("2009");
});

journey(
  "links lead to complete pages if the scripts fail to load",
  async ({ open }) => {
    const page = await open({ expected: /ERR_FAILED|status of 404/ });
    await page.route("**/assets/{main,react}*", (route) => route.abort());
    await page.goto(inject("address"));
    await page.waitForTimeout(300);
    await page.locator("header nav a", { hasText: "Sobre" }).first().click();
    await page.waitForURL("**/sobre");
    expect(collapseWhiteSpace(await page.locator("main").textContent())).toContain("2009");
  },
  30_000,
);

journey("a navigation still shows the page if its data fails to load", async ({ visit }) => {
  const page = await visit("/", { expected: /status of 500/ });
  await page.route("**/sobre.json", (route) => route.fulfill({ status: 500, body: "" }));
  await page.locator("header nav a", { hasText: "Sobre" }).first().click();
  await page.waitForURL("**/sobre");
  await waitForHydration(page);
  expect(collapseWhiteSpace(await page.locator("main").textContent())).toContain("2009");
});

journey("the first tab stop is a link that skips to the content", async ({ visit }) => {
  const page = await visit("/", desktopContext);
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  expect(await skip.getAttribute("href")).toBe("#_content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("_content");
});

journey(
  "every document is an HTML file with its content and without style attributes",
  async () => {
    const files = readdirSync(inject("dist"));
    for (const name of ["index", "sobre", "servicos", "contato", "blog", "404"]) {
      expect(files).toContain(`${name}.html`);
      const html = readFileSync(join(inject("dist"), `${name}.html`), "utf8");
      expect(html).toMatch(/<main[^>]*>.*<h1/s);
      expect(html).not.toContain('style="');
    }
  },
);
