import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeResults {
  passes: unknown[];
  violations: { id: string; nodes: { target: string[] }[] }[];
}

declare const window: { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } };

/**
 * What keeps people out of the page as it stands now, in the light and in the dark scheme, as axe
 * finds it by the rules of WCAG 2.2 AA and its own.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // Text whose colour is still on its way would have the contrast of a moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate((values) => {
      const runOnly = { type: "tag", values };
      return window.axe.run(document, { runOnly, resultTypes: ["violations", "passes"] });
    }, rules);
    expect(passes.length).toBeGreaterThan(20);
    const told = violations.flatMap(({ id, nodes }) => {
      return nodes.map(({ target }) => `${colorScheme}: ${id}: ${target.join(" ")}`);
    });
    found.push(...told);
  }
  return found;
}
