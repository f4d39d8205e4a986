import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on colours. All other rules have the same result in both schemes. */
const colorRules = ["color-contrast", "link-in-text-block"];

interface AxeResults {
  passes: unknown[];
  violations: { id: string; nodes: { target: string[] }[] }[];
}

declare const window: { axe?: { run(context: unknown, options: unknown): Promise<AxeResults> } };

/**
 * Returns the accessibility violations of the page in its current state, in both colour schemes, by
 * axe's WCAG 2.2 AA rules and best practices.
 *
 * @param within selector of a part, or "html" for a page with little content
 */
export async function findAccessibilityErrors(page: Page, within?: string): Promise<string[]> {
  // Wait for colour transitions. Otherwise axe would measure the contrast in the middle of one.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const found: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // A part may have no text. The colour rules alone would then check nothing.
    const isOfColours = scheme === "dark" && !within;
    const asked = isOfColours
      ? ({ type: "rule", values: colorRules } as const)
      : ({ type: "tag", values: axeTags } as const);
    found.push(...(await runAxe(page, { scheme, ...asked, within })));
  }
  return found;
}

/**
 * Returns the accessibility violations of the studio and of the site's page in it, in both colour
 * schemes. The page has its own scheme, which a button on it toggles. Pressing the button here does
 * not move the focus out of the edited field. If a dialog is open, checks only the dialog.
 */
export async function findStudioAccessibilityErrors(page: Page, site: Frame): Promise<string[]> {
  const isOver = (await page.locator("dialog[open]").count()) > 0;
  const top = isOver ? "dialog[open]" : undefined;
  // The browser applies forced colours when it paints. Computed styles have the original colours.
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const isLooked = ({ type }: AxeOptions) => !isOver && !(isForced && type === "rule");
  const without = isForced ? colorRules : [];
  const lookAt = async (asked: AxeOptions) => [
    ...(await runAxe(page, { ...asked, within: top })),
    ...(isLooked(asked) ? await runAxe(site, { ...asked, without }) : []).map(
      (each) => `in the page: ${each}`,
    ),
  ];
  await page.emulateMedia({ colorScheme: "light" });
  const light = await lookAt({ scheme: "light", type: "tag", values: axeTags });
  const turn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    if (isOver) return;
    await page.locator('button[aria-label="Escuro"]').dispatchEvent("click");
    // Forced colours hide the scheme in computed styles, so wait for the text of the style sheet.
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

/** Which rules axe runs, and where. */
interface AxeOptions {
  scheme: "light" | "dark";
  type: "tag" | "rule";
  values: readonly string[];
  within?: string;
  /** Rules to leave out. */
  without?: readonly string[];
}

async function runAxe(
  where: Page | Frame,
  { scheme, type, values, within, without = [] }: AxeOptions,
) {
  if (!(await where.evaluate(() => "axe" in window))) await where.evaluate(axeSource);
  const { violations, passes } = await where.evaluate(
    async ({ runOnly, context, rules }) => {
      // Check elements in the final state of their animation.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          animation.finish();
      // Frames are checked separately. A query to a frame without axe costs half a second.
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
