import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { findLostClicks } from "../../bench/lost-clicks.ts";
import { enableBackForwardCache, leaveAndReturn } from "../../bench/pages/back-forward-cache.ts";
import {
  journey,
  setNavigatorConnection,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";

/** Returns the paths of the data files of prefetched pages. */
function fetched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".json") && !path.startsWith("/assets/")),
  );
}

journey("prefetches the header's pages when the browser is idle", async ({ visit }) => {
  const page = await visit("/");
  const others = ["/sobre.json", "/servicos.json", "/contato.json", "/blog.json"];
  await expect.poll(() => fetched(page)).toEqual(others);
});

journey("prefetches the header's pages on a phone only when the menu opens", async ({ open }) => {
  const page = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForTimeout(1000);
  expect(await fetched(page)).toEqual([]);
  await page.click("header button[popovertarget]");
  const others = ["/sobre.json", "/servicos.json", "/contato.json", "/blog.json"];
  await expect.poll(() => fetched(page)).toEqual(others);
});

journey("prefetches nothing if the browser saves data", async ({ open }) => {
  const page = await open();
  await setNavigatorConnection(page, { saveData: true, effectiveType: "4g" });
  await page.goto("/");
  await waitForHydration(page);
  await page.hover("header nav a[href='/sobre']");
  await page.waitForTimeout(300);
  expect(await fetched(page)).toEqual([]);
});

journey("prefetches only the page of the hovered link on a slow network", async ({ open }) => {
  const page = await open();
  await setNavigatorConnection(page, { effectiveType: "3g" });
  await page.goto("/");
  await waitForHydration(page);
  await page.hover("header nav a[href='/sobre']");
  await expect.poll(() => fetched(page)).toEqual(["/sobre.json"]);
});

// Not every tested browser has a back/forward cache. The test looks for anything that prevents it.
journey(
  "no listener or response header keeps a page out of the back/forward cache",
  async ({ visit }) => {
    const page = await visit("/contato");
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send("Runtime.evaluate", { expression: "window" });
    const objectId = result.objectId ?? "";
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId });
    const types = listeners.map(({ type }) => type);
    expect(types).toContain("pagehide");
    expect(types).not.toContain("unload");
    expect(types).not.toContain("beforeunload");
    const response = await page.reload();
    expect(response?.headers()["cache-control"]).not.toContain("no-store");
  },
);

journey(
  "pages stay in the back/forward cache if the browser has one",
  async () => {
    const browser = await launchBrowser(inject("browser"), enableBackForwardCache);
    try {
      const address = inject("address");
      const returnTo = (path: string) =>
        leaveAndReturn(browser, address + path, `${address}/sobre`);
      const { alive } = await returnTo("/robots.txt");
      for (const route of ["/", "/contato", "/calculadora-simples-nacional"]) {
        const returned = await returnTo(route);
        expect(returned.alive, `${route} ${returned.reasons}`).toBe(alive);
      }
    } finally {
      await browser.close();
    }
  },
  60_000,
);

journey(
  "sets scroll restoration to auto on pagehide and to manual on pageshow",
  async ({ visit }) => {
    const page = await visit("/contato");
    const way = (type: string) =>
      page.evaluate((name) => {
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        // WebKit scrolls only after the event, so read the mode in a later task.
        return new Promise((resolve) => setTimeout(() => resolve(history.scrollRestoration)));
      }, type);
    expect(await way("pagehide")).toBe("auto");
    expect(await way("pageshow")).toBe("manual");
  },
);

journey(
  "loses no click while a page loads on a slow phone",
  async () => {
    const browser = await launchBrowser(inject("browser"));
    try {
      const moments = [0.3, 0, 0.6, 0.1, 1];
      const random = () => moments.pop() ?? 0;
      const presses = { address: inject("address"), count: 5, random, slowdown: 2 };
      expect(await findLostClicks(browser, presses)).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  180_000,
);
