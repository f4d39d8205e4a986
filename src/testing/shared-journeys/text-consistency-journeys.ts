import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { journey, phoneContext, waitForHydration } from "../browser/journey.ts";
import { listBuiltRoutes } from "../browser/routes-and-dead-controls.ts";
import type { KnownSite } from "../sites/known-sites.ts";
import { readWords } from "../sites/page-words.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { openMonitoredPage } from "./monitored-page.ts";

/**
 * Defines journeys for the text of each page. It must be the same after a page load, after a link
 * and without scripts.
 *
 * @param served returns the site; called when a journey starts
 */
export function defineTextConsistencyJourneys(
  { live = ".none" }: KnownSite,
  served: () => ServedSite,
): void {
  journey(
    "a page reached by a link matches a loaded one, without policy violations, other sites or storage",
    { timeout: 180_000 },
    async ({ open }) => {
      const { address, dist } = served();
      const [loaded, walked] = [
        await openMonitoredPage(open, address),
        await openMonitoredPage(open, address),
      ];
      await walked.page.goto(address);
      await waitForHydration(walked.page);
      await walked.page.evaluate(() => Object.assign(window, { same: true }) && undefined);
      // No link leads to the 404 page.
      for (const route of listBuiltRoutes(dist).filter((each) => each !== "/404")) {
        await loaded.page.goto(address + route);
        await waitForHydration(loaded.page);
        await loaded.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await walked.page.evaluate(clickNewLink, route);
        // Scripts add buttons asynchronously, and either page may finish last.
        await vi.waitFor(async () => {
          const words = await loaded.page.evaluate(readPageSnapshot);
          expect(await walked.page.evaluate(readPageSnapshot), route).toEqual(words);
        }, 10_000);
        expect(await loaded.complaints(), route).toEqual([]);
      }
      expect(await walked.complaints()).toEqual([]);
      expect(await walked.page.evaluate(() => "same" in window), "one document all the way").toBe(
        true,
      );
    },
  );

  journey(
    "each page shows the same text without scripts, and a form works or offers contact links",
    { timeout: 120_000 },
    async ({ open }) => {
      const { address, dist } = served();
      const full = await open({ reducedMotion: "reduce" });
      const bare = await open({ reducedMotion: "reduce", javaScriptEnabled: false });
      for (const route of listBuiltRoutes(dist)) {
        await full.goto(address + route);
        await waitForHydration(full);
        await bare.goto(address + route);
        const words = await full.evaluate(readWords, live);
        expect(words.length, route).toBeGreaterThan(60);
        expect(await bare.evaluate(readWords, live), route).toBe(words);
        expect(await bare.evaluate(findDeadForms), route).toEqual([]);
      }
    },
  );

  journey("the phone menu opens and its links work without scripts", async ({ open }) => {
    const page = await open({ ...phoneContext, javaScriptEnabled: false });
    await page.goto(served().address);
    await page.locator("header [popovertarget]").first().click();
    const link = page.locator("#_menu a[href^='/']:not([href='/'])").first();
    const route = await link.getAttribute("href");
    await link.click();
    await page.waitForURL((url) => url.pathname === route);
    await expectVisibleHeading(page);
  });
}

async function expectVisibleHeading(page: Page): Promise<void> {
  await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
}

/**
 * Runs in the page. Returns its metadata, current links and text, without the parts that depend on
 * the time.
 */
function readPageSnapshot() {
  const main = document.querySelector("main")?.cloneNode(true) as Element;
  for (const other of main.querySelectorAll("noscript, [data-opening], [role=status]"))
    other.remove();
  const marked = document.querySelectorAll("header [aria-current]");
  return {
    route: location.pathname,
    title: document.title,
    marked: [...marked].map((link) => link.textContent),
    words: (main.textContent ?? "").replace(/\s+/g, " ").trim(),
    links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  };
}

/** Runs in the page: clicks a new link to a route. */
function clickNewLink(route: string): void {
  const link = document.createElement("a");
  link.href = route;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Runs in the page. Finds forms that a visitor without scripts cannot use. A visible form needs an
 * address. A hidden form needs a link to write or call instead.
 */
function findDeadForms(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isLost = (form: HTMLFormElement) => {
    // Without scripts, a link to all searchable content replaces the search form.
    if (form.matches("[role=search]"))
      return isSeen(form) || !document.querySelector(".search-all a")?.checkVisibility();
    const button = form.querySelector("button");
    if (button && isSeen(button))
      return !/^https?:/.test(form.action) || !form.hasAttribute("action");
    const around = form.closest("section") ?? document.body;
    const ways = around.querySelectorAll("a[href^='mailto:'], a[href^='tel:']");
    return ![...form.querySelectorAll("a"), ...ways].some(isSeen);
  };
  return [...document.forms].filter(isLost).map((form) => form.outerHTML.slice(0, 120));
}
