import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";

/** Messages that browsers log about a script that fails to load. */
const expected = /ERR_FAILED|Failed to fetch/;

/** Holds back matching requests until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, (route: Route) => held.then(() => route.continue()));
  return release;
}

const headerLink = (page: Page, label: string) =>
  page.locator("header nav a", { hasText: label }).first();

/** Marks the document. A page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

async function fillIn(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Ana de Assis");
  await page.locator("[name=email]").fill("ana@example.org");
  await page.locator("[name=phone]").fill("38 99999-0000");
  await page.locator("[name=message]").fill("Quero abrir uma empresa.");
}

/** Serves a page with two boot scripts, as if an extension had written the document twice. */
async function bootTwice(page: Page, change = (html: string) => html): Promise<void> {
  await page.route("**/contato", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<script [^>]*\/boot-[^>]*><\/script>/,
      (script) => script + script.replace(".js", ".js?again"),
    );
    await route.fulfill({ response, body: change(html) });
  });
}

journey("sends a submitted form only once if the boot script runs twice", async ({ open }) => {
  const page = await open();
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await bootTwice(page);
  const release = await hold(page, "**/assets/main*.js");
  const again = page.waitForResponse(/\/boot-.*again$/);
  await page.goto("/contato");
  await (await again).finished();
  await fillIn(page);
  await page.locator("main form [type=submit]").click();
  release();
  await waitForHydration(page);
  await expect.poll(() => said.length).toBe(1);
  await page.waitForTimeout(500);
  expect(said).toHaveLength(1);
});

journey(
  "posts a submitted form only once if the boot script runs twice and the main script fails to load",
  async ({ open }) => {
    const page = await open({ expected });
    const posts: string[] = [];
    await page.route("**/inbox", (route) => {
      posts.push(route.request().postData() ?? "");
      return route.fulfill({ status: 204 });
    });
    await bootTwice(page, (html) =>
      html
        .replace(/(<form [^>]*)method=dialog/, "$1method=post action=/inbox")
        .replace("form-action 'none'", "form-action 'self'"),
    );
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/assets/main*.js", (route) => held.then(() => route.abort()));
    const again = page.waitForResponse(/\/boot-.*again$/);
    await page.goto("/contato");
    await (await again).finished();
    await fillIn(page);
    await page.locator("main form [type=submit]").click();
    fail();
    await expect.poll(() => posts.length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(posts).toHaveLength(1);
  },
);

journey(
  "client navigation shows the next page with its contact links if the form script fails to load",
  async ({ visit }) => {
    const page = await visit("/sobre", { expected });
    await page.route("**/form-*.js", (route) => route.abort());
    await headerLink(page, "Contato").click();
    await page.waitForURL("**/contato");
    await waitForHydration(page);
    await page.locator("[name=message]").fill("secret");
    await page.locator("main form [type=submit]").click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href") ?? ""))
      .toMatch(/^mailto:/);
    expect(await page.locator("[name=message]").inputValue()).toBe("secret");
    expect(new URL(page.url()).search).toBe("");
  },
);

journey(
  "a form script that arrives after the visitor left changes nothing, and the form works later",
  async ({ visit }) => {
    const page = await visit("/sobre");
    await mark(page);
    const release = await hold(page, "**/form-*.js");
    const asked = page.waitForRequest(/\/form-[^/]*\.js$/);
    await headerLink(page, "Contato").click();
    await asked;
    await headerLink(page, "Serviços").click();
    await page.waitForURL("**/servicos");
    const heading = await page.locator("main h1").textContent();
    const arrived = page.waitForResponse(/\/form-[^/]*\.js$/);
    release();
    await (await arrived).finished();
    await page.waitForTimeout(300);
    expect(await page.locator("main h1").textContent()).toBe(heading);
    expect(new URL(page.url()).pathname).toBe("/servicos");
    await headerLink(page, "Contato").click();
    await page.waitForURL("**/contato");
    await page.locator("main form [type=submit]").click();
    await expect.poll(() => page.locator("main [aria-invalid=true]").count()).toBeGreaterThan(0);
    expect(await isMarked(page)).toBe(true);
  },
);

const calculator = "/calculadora-simples-nacional";

journey(
  "a calculator whose scripts fail to load keeps typed values and shows an alternative link on submit",
  async ({ open }) => {
    const page = await open({ expected });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(calculator);
    await page.locator("[name=receita12]").fill("240000");
    await page.locator("[name=receita]").fill("20000");
    for (const press of ["click", "Enter"]) {
      if (press === "click") await page.locator("main form [type=submit]").click();
      else await page.locator("[name=receita]").press("Enter");
      await expect.poll(() => page.locator("main form .way a").isVisible()).toBe(true);
      expect(await page.locator("[name=receita12]").inputValue()).toBe("240000");
      expect(new URL(page.url()).search).toBe("");
    }
    expect(asked.filter((url) => url.includes("240000"))).toEqual([]);
    await page.locator("main form .way a").click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#passos");
  },
);

journey(
  "a calculator submitted before the scripts load shows the result once they have loaded",
  async ({ open }) => {
    const page = await open();
    const release = await hold(page, "**/assets/*.js");
    await page.goto(calculator, { waitUntil: "commit" });
    await page.locator("[name=anexo][value=anexo-iii]").check();
    await page.locator("[name=receita12]").fill("240.000");
    await page.locator("[name=receita]").fill("20.000");
    await page.locator("main form [type=submit]").click();
    release();
    await waitForHydration(page);
    await expect
      .poll(() => page.locator(".tax-calculator .sheet .numeral").textContent())
      .toMatch(/1\.460,00/);
    await expect.poll(() => page.locator("main form .way a").isVisible()).toBe(false);
  },
);
