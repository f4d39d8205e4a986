import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { findBarriers } from "../browser/barriers.ts";
import { findDead, readSite, routesOf } from "../browser/controls.ts";
import { desktop, hydrated, journey, phone } from "../browser/journey.ts";
import { overflowing } from "../browser/overflowing.ts";
import { goIn } from "../engines/engine-journey.ts";
import { type KnownSite, knownSites } from "../sites/known-sites.ts";
import { readHead, readWords } from "../sites/page-words.ts";
import { type ServedSite, serveSite } from "../sites/served-site.ts";
import { siteJourneys } from "../sites/site-journeys.ts";

const widths = [320, 360, 768, 1440];
const whole = { titles: 1, title: true, descriptions: 1, h1: 1, main: 1, lang: true };

describe.each(knownSites)("$name", (known) => {
  let served: ServedSite;

  beforeAll(async () => {
    served = await serveSite(known.content);
  }, 120_000);

  afterAll(() => served.close());

  goThrough(known, () => served);
  for (const engine of ["firefox", "webkit"] as const) {
    const journeys = [siteJourneys(known, () => served.dist)];
    goIn(engine, journeys, () => served.address);
  }
});

function goThrough({ form, live = ".none" }: KnownSite, served: () => ServedSite): void {
  journey(
    "every route answers, is whole, holds no barrier and fits any screen",
    { timeout: 180_000 },
    async ({ open }) => {
      const page = await open({ ...desktop, reducedMotion: "reduce" });
      const routes = routesOf(served().dist);
      expect(routes.length).toBeGreaterThan(9);
      for (const route of routes) {
        const answer = await page.goto(served().address + route);
        expect(answer?.status(), route).toBe(200);
        await hydrated(page);
        expect(await page.evaluate(readHead), route).toEqual(whole);
        expect(await findBarriers(page), route).toEqual([]);
        await expectFits(page, route);
      }
    },
  );

  journey("every link leads somewhere", { timeout: 180_000 }, async ({ open }) => {
    const { address, dist } = served();
    const page = await open({ expected: /status of 404|ERR_FAILED/ });
    await page.route(/^https:/, (route) => route.abort());
    const site = await readSite(page, address, dist);
    const tried = new Set<string>();
    for (const route of site.anchors.keys()) {
      await page.goto(address + route);
      await hydrated(page);
      expect(await findDead(page, site, tried), route).toEqual([]);
    }
    expect(tried.size).toBeGreaterThan(50);
  });

  journey(
    "the menu opens by a key, closes by another, and gives the focus back",
    async ({ open }) => {
      const page = await open(phone);
      await page.goto(served().address);
      await hydrated(page);
      const toggle = page.locator("header button[aria-expanded]");
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("#_menu a:visible").count()).toBeGreaterThan(4);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("#_menu a:visible").count()).toBe(0);
      expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  journey("the page follows the visitor's scheme while it is open", async ({ open }) => {
    const page = await open({ colorScheme: "light" });
    await page.goto(served().address);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const byDay = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(byDay);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(ground).toBe(byDay);
  });

  journey("a form is sent, and says so", async ({ open }) => {
    const page = await open();
    await page.goto(served().address + form.route);
    await hydrated(page);
    const within = page.locator(`#${form.id} form`);
    for (const [name, text] of Object.entries(form.answers)) {
      const field = within.locator(`[name=${name}]`);
      const isList = await field.evaluate((element) => element.matches("select"));
      await (isList ? field.selectOption(text) : field.fill(text));
    }
    for (const name of form.ticks) await within.locator(`[name=${name}]`).check();
    await within.locator("button").click();
    await expect.poll(() => within.getByRole("status").textContent()).toContain(form.sent);
  });

  journey("without scripts each page says the same", { timeout: 120_000 }, async ({ open }) => {
    const [full, bare] = [await open(), await open({ javaScriptEnabled: false })];
    for (const route of routesOf(served().dist)) {
      await full.goto(served().address + route);
      await hydrated(full);
      await bare.goto(served().address + route);
      const words = await full.evaluate(readWords, live);
      expect(words.length, route).toBeGreaterThan(60);
      expect(await bare.evaluate(readWords, live), route).toBe(words);
    }
  });

  journey("what does not exist is told, with a way back", async ({ open }) => {
    const page = await open();
    const answer = await page.goto(`${served().address}/nenhures`);
    expect(answer?.status()).toBe(404);
    expect(await page.evaluate(readHead)).toEqual(whole);
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL(`${served().address}/`);
  });
}

async function expectFits(page: Page, route: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `${route} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(desktop.viewport);
}
