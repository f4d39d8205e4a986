import { expect, inject } from "vitest";
import { routesOf } from "../../browser/controls.ts";
import { findOverflowing } from "../../browser/overflowing.ts";
import { differenceOf } from "../ink.ts";
import { desktop, type Journeys, phone } from "../journey.ts";
import type { Tab } from "../tab.ts";

/** What a page is made of, as the engine shows it; runs in the page. */
async function readStructure() {
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

/** Runs in the page: what looks like no mark becomes none. */
function takeMarksAway(): void {
  for (const list of document.querySelectorAll<HTMLElement>("ul, ol")) {
    const { listStyleType } = getComputedStyle(list);
    if (/^(""|none)$/.test(listStyleType)) list.style.listStyleType = "none";
  }
}

const sound = { parts: [1, 1, 1, 1], lettersMissing: [], wider: 0 };

async function expectSound(tab: Tab, place: string): Promise<void> {
  expect(await tab.evaluate(readStructure), place).toEqual(sound);
  expect(await tab.evaluate(findOverflowing), place).toEqual([]);
}

export const pages: Journeys = (journey) => {
  for (const dark of [false, true]) {
    journey(
      `every page stands, fits a phone and a desk, and has its letters: ${dark ? "dark" : "light"}`,
      async (visit) => {
        const tab = await visit("/", { ...phone, dark });
        for (const route of routesOf(inject("dist"))) {
          await tab.resize(phone.width, phone.height);
          await tab.go(route);
          await tab.ready();
          await expectSound(tab, `${route} on a phone`);
          await tab.resize(desktop.width, desktop.height);
          await expectSound(tab, `${route} on a desk`);
        }
      },
      240_000,
    );
  }

  for (const width of [phone.width, desktop.width]) {
    journey(`lists that have no marks show none: ${width} px`, async (visit) => {
      const tab = await visit("/servicos", { width, height: 3000 });
      const before = await standing(tab);
      await tab.evaluate(takeMarksAway);
      expect(await differenceOf(before, await standing(tab))).toBe(0);
    });
  }
};

/** What the window shows once nothing in it changes any more: pictures may come late. */
async function standing(tab: Tab): Promise<Buffer> {
  let [before, now] = [await tab.picture(), await tab.picture()];
  for (let tries = 0; tries < 20 && !before.equals(now); tries += 1)
    [before, now] = [now, await tab.picture()];
  return now;
}
