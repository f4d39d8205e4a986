import { expect } from "vitest";
import type { JourneySuite } from "../../testing/engines/journey-types.ts";
import type { Tab } from "../../testing/engines/tab.ts";

const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((place) => void window.scrollTo({ top: place, behavior: "instant" }), top);

/** Waits until scrolling has settled. Returns the scroll position. */
async function readSettledScrollPosition(tab: Tab): Promise<number> {
  await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));
  return tab.evaluate(() => Math.round(scrollY));
}

export const scrollRestoration: JourneySuite = (journey) => {
  journey(
    "back and forward restore scroll positions after reloads, without web storage",
    async (visit) => {
      const tab = await visit("/");
      await scrollTo(tab, 900);
      await tab.click("header nav a", "Blog");
      await tab.waitForUrl("/blog");
      await expect.poll(() => tab.hasFocus("h1")).toBe(true);
      await scrollTo(tab, 300);
      expect(await readSettledScrollPosition(tab)).toBe(300);
      await tab.reload();
      await tab.waitForHydration();
      expect(await readSettledScrollPosition(tab)).toBe(300);
      await tab.back();
      await tab.waitForUrl("/");
      expect(await readSettledScrollPosition(tab)).toBe(900);
      await tab.reload();
      await tab.waitForHydration();
      await tab.forward();
      await tab.waitForUrl("/blog");
      expect(await readSettledScrollPosition(tab)).toBe(300);
      await expect
        .poll(() => tab.evaluate(() => localStorage.length + sessionStorage.length))
        .toBe(0);
    },
  );
};
