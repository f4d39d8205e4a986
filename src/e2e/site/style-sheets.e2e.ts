import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  journey,
  setNavigatorConnection,
  waitForHydration,
} from "../../testing/browser/journey.ts";

const sheetAddress = "**/assets/styles-*.css";

/** Clicks a visible link to a route and waits for the transition to end. */
async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`a[href="${route}"]:visible`).first().click();
  await page.waitForURL(`**${route}`);
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Returns each element of a page with all its computed properties. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll("body *:not(script)");
    return [...elements].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.className} ${values.join(";")}`;
    });
  });
}

journey("a page contains only the styles of its own blocks", async ({ visit }) => {
  const page = await visit("/", { javaScriptEnabled: false });
  const css = await page.locator("style").first().textContent();
  expect(css).toContain(".hero");
  expect(css).not.toContain(".pricing");
});

// This is slow, because it compares all computed properties of all elements on eight pages.
journey("a page looks the same on client navigation", { timeout: 180_000 }, async ({ visit }) => {
  for (const [from, to] of [
    ["/", "/servicos"],
    ["/privacidade", "/contato"],
    ["/contato", "/blog"],
    ["/termos", "/"],
  ] as const) {
    const direct = await visit(to, { reducedMotion: "reduce" });
    const page = await visit(from, { reducedMotion: "reduce" });
    await follow(page, to);
    // Move the pointer and the focus away from the link, because they change its style.
    await page.mouse.move(0, 799);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(async () => diff(await looks(direct), await looks(page))).toEqual([]);
  }
});

/** Finds the elements that differ, with the differing properties. */
function diff(expected: string[], actual: string[]): string[] {
  if (expected.length !== actual.length) return [`${expected.length} ≠ ${actual.length}`];
  return expected.flatMap((text, index) => {
    const own = new Set(actual[index]?.split(";"));
    const other = text.split(";").filter((value) => !own.has(value));
    return other.length ? [`${text.slice(0, 40)}: ${other.join("; ")}`] : [];
  });
}

journey("a link causes a page load if the shared style sheet fails", async ({ open }) => {
  const page = await open({ expected: /Failed to load resource/ });
  await page.route(sheetAddress, (route) => route.abort());
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await follow(page, "/servicos");
  await waitForHydration(page);
  expect(await page.evaluate(() => "before" in window)).toBe(false);
  expect(await page.locator("style").first().textContent()).toContain(".pricing");
});

journey("the style sheet loads only on the first click with Save-Data", async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await setNavigatorConnection(page, { saveData: true });
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForTimeout(300);
  expect(asked.filter((path) => path.endsWith(".css"))).toEqual([]);
  await follow(page, "/servicos");
  expect(asked.filter((path) => path.endsWith(".css"))).toHaveLength(1);
});
