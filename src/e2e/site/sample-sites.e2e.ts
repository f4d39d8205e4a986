import { afterAll, beforeAll, describe, expect } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import { defineEngineJourneys } from "../../testing/engines/engine-journey.ts";
import { defineMenuJourneys } from "../../testing/shared-journeys/menu-journeys.ts";
import { definePageJourneys, expectedHead } from "../../testing/shared-journeys/page-journeys.ts";
import { serveSampleSite } from "../../testing/shared-journeys/serve-known-site.ts";
import { defineTextConsistencyJourneys } from "../../testing/shared-journeys/text-consistency-journeys.ts";
import { type KnownSite, knownSites } from "../../testing/sites/known-sites.ts";
import { readHead } from "../../testing/sites/page-words.ts";
import type { ServedSite } from "../../testing/sites/served-site.ts";
import { siteJourneys } from "../../testing/sites/site-journeys.ts";

describe.each(knownSites)("$name", (known) => {
  let served: ServedSite;

  beforeAll(async () => {
    served = await serveSampleSite(known);
  }, 120_000);

  afterAll(() => served.close());

  definePageJourneys(() => served);
  defineTextConsistencyJourneys(known, () => served);
  defineMenuJourneys(() => served);
  visitJourneys(known, () => served);
  // The shipped site has its own, larger set of journeys for each engine, in `e2e/engines`.
  if (known.content === "content") return;
  for (const engine of ["firefox", "webkit"] as const) {
    const journeys = [siteJourneys(known, () => served.dist)];
    defineEngineJourneys(engine, journeys, () => served.address);
  }
});

function visitJourneys({ form }: KnownSite, served: () => ServedSite): void {
  journey("an open page follows changes of the visitor's colour scheme", async ({ open }) => {
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

  journey("a form is sent and shows a confirmation", async ({ open }) => {
    const page = await open();
    await page.goto(served().address + form.route);
    await waitForHydration(page);
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

  journey("a missing page has status 404 and a link to the home page", async ({ open }) => {
    const page = await open();
    const answer = await page.goto(`${served().address}/nenhures`);
    expect(answer?.status()).toBe(404);
    expect(await page.evaluate(readHead)).toEqual(expectedHead);
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL(`${served().address}/`);
  });
}
