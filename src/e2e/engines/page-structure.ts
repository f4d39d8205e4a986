import { expect, inject } from "vitest";
import { findOverflowingElements } from "../../testing/browser/page-overflow.ts";
import { listBuiltRoutes } from "../../testing/browser/routes-and-dead-controls.ts";
import {
  desktopViewport,
  type JourneySuite,
  phoneViewport,
} from "../../testing/engines/journey-types.ts";
import type { Tab } from "../../testing/engines/tab.ts";

/** Runs in the page: returns its structure as the engine renders it. */
async function readPageStructure() {
  await document.fonts.ready;
  const familyOf = (selector: string) => {
    const element = document.querySelector(selector) ?? document.body;
    return getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', "");
  };
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = loaded.map(({ family }) => family.replaceAll('"', ""));
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    parts: ["header.header", "main", "h1", "body > footer"].map(count),
    lettersMissing: ["body", "h1"].map(familyOf).filter((each) => !families.includes(each ?? "")),
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

const expectedStructure = { parts: [1, 1, 1, 1], lettersMissing: [], wider: 0 };

/**
 * Asserts that a page has the expected structure and fonts, and that nothing is wider than the
 * window.
 */
export async function expectPageStructure(tab: Tab, place: string): Promise<void> {
  expect(await tab.evaluate(readPageStructure), place).toEqual(expectedStructure);
  expect(await tab.evaluate(findOverflowingElements), place).toEqual([]);
}

export const pageStructure: JourneySuite = (journey) => {
  for (const dark of [false, true]) {
    journey(
      `every page has its structure and fonts and fits phone and desktop: ${dark ? "dark" : "light"}`,
      async (visit) => {
        const tab = await visit("/", { ...phoneViewport, dark });
        for (const route of listBuiltRoutes(inject("dist"))) {
          await tab.resize(phoneViewport.width, phoneViewport.height);
          await tab.navigate(route);
          await tab.waitForHydration();
          await expectPageStructure(tab, `${route} on a phone`);
          await tab.resize(desktopViewport.width, desktopViewport.height);
          await expectPageStructure(tab, `${route} on a desk`);
        }
      },
      240_000,
    );
  }
};
