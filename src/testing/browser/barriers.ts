import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer depends on the colours; all others say the same in both schemes. */
const colorRules = ["color-contrast", "link-in-text-block"];

interface AxeResults {
  passes: unknown[];
  violations: { id: string; nodes: { target: string[] }[] }[];
}

declare const window: { axe?: { run(context: unknown, options: unknown): Promise<AxeResults> } };

/**
 * What keeps people out of the page as it stands now, in the light and in the dark scheme, as axe
 * finds it by the rules of WCAG 2.2 AA and its own.
 *
 * @param within only a part of it, or "html" for a page on which little stands
 */
export async function findAccessibilityErrors(page: Page, within?: string): Promise<string[]> {
  // Text whose colour is still on its way would have the contrast of a moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const found: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // A part may have no text, of which alone the second look would tell.
    const isOfColours = scheme === "dark" && !within;
    const asked = isOfColours
      ? ({ type: "rule", values: colorRules } as const)
      : ({ type: "tag", values: rules } as const);
    found.push(...(await runAxe(page, { scheme, ...asked, within })));
  }
  return found;
}

/**
 * The same of the studio, and of the site's page in it, which has a scheme of its own: that is turned by its button,
 * pressed without taking the focus out of what is typed. Where a dialog lies over all else it alone is looked at.
 */
export async function findStudioAccessibilityErrors(page: Page, site: Frame): Promise<string[]> {
  const isOver = (await page.locator("dialog[open]").count()) > 0;
  const top = isOver ? "dialog[open]" : undefined;
  // Colours that the system forces are put in as the page is drawn: its styles tell those that it would have.
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const isLooked = ({ type }: AxeRun) => !isOver && !(isForced && type === "rule");
  const without = isForced ? colorRules : [];
  const lookAt = async (asked: AxeRun) => [
    ...(await runAxe(page, { ...asked, within: top })),
    ...(isLooked(asked) ? await runAxe(site, { ...asked, without }) : []).map(
      (each) => `in the page: ${each}`,
    ),
  ];
  await page.emulateMedia({ colorScheme: "light" });
  const light = await lookAt({ scheme: "light", type: "tag", values: rules });
  const turn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    if (isOver) return;
    await page.locator('button[aria-label="Escuro"]').dispatchEvent("click");
    // Forced colours leave nothing of the scheme to be measured.
    await site.waitForFunction(
      (scheme) =>
        document.querySelector('style[data-sheet="scheme"]')?.textContent?.includes(scheme),
      colorScheme,
    );
  };
  await turn("dark");
  const dark = await lookAt({ scheme: "dark", type: "rule", values: colorRules });
  await turn("light");
  return [...light, ...dark];
}

/** Which rules are asked, and where. */
interface AxeRun {
  scheme: "light" | "dark";
  type: "tag" | "rule";
  values: readonly string[];
  within?: string;
  /** Rules that are left out. */
  without?: readonly string[];
}

async function runAxe(where: Page | Frame, { scheme, type, values, within, without = [] }: AxeRun) {
  if (!(await where.evaluate(() => "axe" in window))) await where.evaluate(axe);
  const { violations, passes } = await where.evaluate(
    async ({ runOnly, context, rules }) => {
      // What moves is looked at where it comes to rest.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          animation.finish();
      // Frames are looked at by themselves: asking those without axe takes half a second each.
      const options = { runOnly, rules, iframes: false, resultTypes: ["violations", "passes"] };
      const found = await window.axe?.run(context ?? document, options);
      return found ?? { violations: [], passes: [] };
    },
    {
      runOnly: { type, values },
      context: within,
      rules: Object.fromEntries(without.map((name) => [name, { enabled: false }])),
    },
  );
  expect(passes.length).toBeGreaterThan(type === "tag" && !within ? 20 : 0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${scheme}: ${id}: ${target.join(" ")}`),
  );
}
