import { expect } from "vitest";
import { expectPageStructure } from "../../e2e/engines/page-structure.ts";
import { listBuiltRoutes } from "../browser/routes-and-dead-controls.ts";
import { desktopViewport, type JourneySuite, phoneViewport } from "../engines/journey-types.ts";
import type { KnownSite } from "./known-sites.ts";

const toggle = "header button[aria-expanded]";
const links = "#_menu a";

/**
 * What any site must stand in any engine.
 *
 * @param distOf the built folder, asked when a journey begins
 */
export function siteJourneys({ form }: KnownSite, distOf: () => string): JourneySuite {
  return (journey) => {
    journey(
      "every page has its structure and fonts and fits phone and desktop",
      async (visit) => {
        const tab = await visit("/", phoneViewport);
        for (const route of listBuiltRoutes(distOf())) {
          await tab.resize(phoneViewport.width, phoneViewport.height);
          await tab.navigate(route);
          await tab.waitForHydration();
          await expectPageStructure(tab, `${route} on a phone`);
          await tab.resize(desktopViewport.width, desktopViewport.height);
          await expectPageStructure(tab, `${route} on a desk`);
        }
      },
      120_000,
    );

    journey("Enter opens the menu, and Escape closes it and returns the focus", async (visit) => {
      const tab = await visit("/", phoneViewport);
      await tab.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), toggle);
      await tab.key("Enter");
      await expect.poll(() => tab.visibleCount(links)).toBeGreaterThan(4);
      await tab.key("Escape");
      await expect.poll(() => tab.visibleCount(links)).toBe(0);
      expect(await tab.hasFocus(toggle)).toBe(true);
    });

    journey("a form is sent and shows its confirmation", async (visit) => {
      const tab = await visit(form.route);
      const within = `#${form.id} form`;
      for (const [name, text] of Object.entries(form.answers)) {
        const field = `${within} [name=${name}]`;
        if (await tab.evaluate(isPicked, field)) await tab.evaluate(pick, field, text);
        else await tab.fill(field, text);
      }
      for (const name of form.ticks) await tab.click(`${within} [name=${name}]`);
      await tab.click(`${within} button`);
      await expect
        .poll(() => tab.text(`${within} [role=status]`), { timeout: 5000 })
        .toContain(form.sent);
    });
  };
}

/**
 * Runs in the page: whether a field is filled in by what the engine opens, which no driver can see.
 */
function isPicked(selector: string): boolean {
  return document.querySelector(selector)?.matches("select, [type=date], [type=time]") ?? false;
}

/** Runs in the page: gives such a field its value as the engine does. */
function pick(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own?.set?.call(field, value);
  for (const type of ["input", "change"]) {
    field?.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
