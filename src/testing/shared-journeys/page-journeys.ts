import { expect } from "vitest";
import { findAccessibilityErrors } from "../browser/accessibility.ts";
import { desktopContext, journey, phoneContext, waitForHydration } from "../browser/journey.ts";
import {
  collectSiteAnchors,
  findDeadControls,
  listBuiltRoutes,
} from "../browser/routes-and-dead-controls.ts";
import { readHead } from "../sites/page-words.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { findKeyboardProblems } from "./keyboard-access.ts";
import { expectPageFits, expectPagePrints } from "./page-fit.ts";

const withReducedMotion = { ...desktopContext, reducedMotion: "reduce" } as const;
const viewports = [desktopContext, phoneContext] as const;

/** The result of `readHead` for a good page: one of each element, no empty title or `lang`. */
export const expectedHead = { titles: 1, title: true, descriptions: 1, h1: 1, main: 1, lang: true };

/**
 * Defines journeys that every page of any site must pass.
 *
 * @param served returns the site; called when a journey starts
 */
export function definePageJourneys(served: () => ServedSite): void {
  journey(
    "every page is served with a complete head and is accessible on desktop and phone, light and dark",
    { timeout: 300_000 },
    async ({ open }) => {
      const page = await open(withReducedMotion);
      const routes = listBuiltRoutes(served().dist);
      expect(routes.length).toBeGreaterThan(9);
      for (const route of routes) {
        const answer = await page.goto(served().address + route);
        expect(answer?.status(), route).toBe(200);
        await waitForHydration(page);
        expect(await page.evaluate(readHead), route).toEqual(expectedHead);
        for (const { viewport } of viewports) {
          await page.setViewportSize(viewport);
          expect(await findAccessibilityErrors(page), `${route} at ${viewport.width} px`).toEqual(
            [],
          );
        }
      }
    },
  );

  journey(
    "every page fits each width, wide text spacing and text at 200 %, and can be printed",
    { timeout: 180_000 },
    async ({ open }) => {
      const page = await open(withReducedMotion);
      for (const route of listBuiltRoutes(served().dist)) {
        await page.goto(served().address + route);
        await waitForHydration(page);
        await expectPageFits(page, route);
        await expectPagePrints(page, route);
      }
    },
  );

  journey("every control has an effect", { timeout: 180_000 }, async ({ open }) => {
    const { address, dist } = served();
    const page = await open({ expected: /status of 404|ERR_FAILED/ });
    // The map comes from another site. A click on it counts, but the request is aborted.
    await page.route(/^https:/, (route) => route.abort());
    const site = await collectSiteAnchors(page, address, dist);
    const tried = new Set<string>();
    const dead: string[] = [];
    const tryAll = async (route: string) => {
      await page.goto(address + route);
      await waitForHydration(page);
      dead.push(...(await findDeadControls(page, site, tried)));
    };
    for (const route of site.anchors.keys()) await tryAll(route);
    // On a phone the menu has links that wider layouts hide.
    await page.setViewportSize(phoneContext.viewport);
    await tryAll("/");
    expect(tried.size).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });

  journey(
    "the keyboard reaches every control, and the focus is visible",
    { timeout: 240_000 },
    async ({ open }) => {
      const page = await open(withReducedMotion);
      for (const route of listBuiltRoutes(served().dist)) {
        await page.goto(served().address + route);
        await waitForHydration(page);
        expect(await findKeyboardProblems(page, route === "/"), route).toEqual([]);
      }
      await page.setViewportSize(phoneContext.viewport);
      await page.goto(served().address);
      await waitForHydration(page);
      expect(await findKeyboardProblems(page, true), "on a phone").toEqual([]);
    },
  );
}
