import { expect } from "vitest";
import type { Tab } from "../../testing/engines/tab.ts";
import type { Journeys } from "../../testing/engines/visit.ts";

const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((place) => void window.scrollTo({ top: place, behavior: "instant" }), top);

/** Where the page stands once it has come to rest. */
async function restingPlace(tab: Tab): Promise<number> {
  await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));
  return tab.evaluate(() => Math.round(scrollY));
}

export const places: Journeys = (journey) => {
  journey("a reload forgets no place: back and forward return to it", async (visit) => {
    const tab = await visit("/");
    await scrollTo(tab, 900);
    await tab.press("header nav a", "Blog");
    await tab.arrive("/blog");
    await expect.poll(() => tab.focused("h1")).toBe(true);
    await scrollTo(tab, 300);
    expect(await restingPlace(tab)).toBe(300);
    await tab.reload();
    await tab.ready();
    expect(await restingPlace(tab)).toBe(300);
    await tab.back();
    await tab.arrive("/");
    expect(await restingPlace(tab)).toBe(900);
    await tab.reload();
    await tab.ready();
    await tab.forward();
    await tab.arrive("/blog");
    expect(await restingPlace(tab)).toBe(300);
    await expect
      .poll(() => tab.evaluate(() => localStorage.length + sessionStorage.length))
      .toBe(0);
  });
};
