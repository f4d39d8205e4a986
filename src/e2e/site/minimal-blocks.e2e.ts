import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { assembleSite } from "../../load/load.ts";
import { blockSchemaIds } from "../../model/schema/schemas.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { buildSiteFromContent, createFullContent } from "../../testing/content/full-content.ts";
import { removeOptionalFields } from "../../testing/content/required-fields-only.ts";

/**
 * Finds visible elements that are empty, or contain text meant for programs, such as "undefined".
 */
function findHoles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds =
      "h1,h2,h3,h4,p,li,ul,ol,dl,dt,dd,figure,figcaption,blockquote,a,button,th,caption";
    const isHole = (element: Element) =>
      element.checkVisibility() &&
      !element.textContent?.trim() &&
      !element.querySelector("img, svg, input, select, textarea") &&
      !element.closest("[aria-hidden=true], [role=status], [data-opening], svg");
    const holes = [...document.body.querySelectorAll(kinds)].filter(isHole);
    const words = document.body.innerText.match(/\b(?:undefined|null|NaN)\b|\[object/g) ?? [];
    return [...holes.map((element) => element.outerHTML.slice(0, 120)), ...words];
  });
}

/** Finds features in the plan comparison that start above the buttons of the plan headers. */
function rowsAboveHeads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heads = [...document.querySelectorAll(".pricing .button")];
    const end = Math.max(...heads.map((head) => head.getBoundingClientRect().bottom));
    const rows = [...document.querySelectorAll<HTMLElement>(".pricing li:not(.inherited)")];
    const above = rows.filter((row) => row.getBoundingClientRect().top < end);
    return above.map((row) => row.innerText);
  });
}

journey(
  "every block renders without faults if all optional fields are missing",
  { timeout: 180_000 },
  async ({ visit }) => {
    const { contents, rules } = await createFullContent();
    const bare = removeOptionalFields(contents, rules);
    expect(bare.removed).toBeGreaterThan(200);
    const { site } = assembleSite(bare.contents, rules, { date: "2026-01-02" });
    const { server, address } = await serve(await buildSiteFromContent({ site }), 0);
    onTestFinished(() => void server.close());

    const page = await visit("/", {
      viewport: { width: 320, height: 640 },
      reducedMotion: "reduce",
    });
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const route of site?.pages.map((each) => each.route) ?? []) {
      await page.goto(address + route);
      await waitForHydration(page);
      const types = await page
        .locator("[data-block]")
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute("data-block") ?? ""));
      for (const type of types) seen.add(type);
      const found = [...(await findHoles(page)), ...(await findPageOverflow(page))];
      faults.push(
        ...[...found, ...(await findAccessibilityErrors(page))].map((each) => `${route}: ${each}`),
      );
    }
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address}/servicos`);
    expect(await rowsAboveHeads(page)).toEqual([]);
    const all = blockSchemaIds(rules.schemas).map((id) => id.replace(/^blocks\/|\.json$/g, ""));
    expect(all.filter((type) => !seen.has(type))).toEqual([]);
  },
);
