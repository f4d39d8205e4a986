import { expect } from "vitest";
import { journey, phoneContext, waitForHydration } from "../browser/journey.ts";
import type { ServedSite } from "../sites/served-site.ts";

const toggle = "header button[aria-expanded]";
const menuLinkSelector = "#_menu a";
/** Menu links except the call to action, which leads to a form. */
const pageLinkSelector = "#_menu li a";

/**
 * Defines journeys for the header of any site.
 *
 * @param served returns the site; called when a journey starts
 */
export function defineMenuJourneys(served: () => ServedSite): void {
  journey(
    "Enter opens the menu right below the header, scrolled or not, and Escape closes it and returns the focus",
    async ({ open }) => {
      const page = await open(phoneContext);
      await page.goto(served().address);
      await waitForHydration(page);
      const shown = () => page.locator(`${menuLinkSelector}:visible`).count();
      const isOn = (selector: string) =>
        page.evaluate((at) => document.activeElement === document.querySelector(at), selector);
      const label = () => page.locator(toggle).getAttribute("aria-label");
      const closed = await label();
      for (const scrolled of [0, 900]) {
        await page.mouse.wheel(0, scrolled);
        await page.locator(toggle).focus();
        await page.keyboard.press("Enter");
        await expect.poll(shown).toBeGreaterThan(4);
        expect(await page.locator(toggle).getAttribute("aria-expanded")).toBe("true");
        await expect.poll(label).not.toBe(closed);
        const head = await page.locator("header.header").boundingBox();
        const menu = await page.locator("#_menu").boundingBox();
        expect(menu?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
        await page.keyboard.press("Tab");
        await expect.poll(() => isOn(menuLinkSelector)).toBe(true);
        await page.keyboard.press("Escape");
        await expect.poll(shown).toBe(0);
        expect(await isOn(toggle)).toBe(true);
        await expect.poll(label).toBe(closed);
      }
    },
  );

  journey(
    "each menu link leads to its page, closes the menu and is marked as current there",
    async ({ open }) => {
      const page = await open({ ...phoneContext, reducedMotion: "reduce" });
      await page.goto(served().address);
      await waitForHydration(page);
      const found = await page
        .locator(`${pageLinkSelector}[href^="/"]`)
        .evaluateAll((all) =>
          all.map((link) => ({ href: link.getAttribute("href") ?? "", words: link.textContent })),
        );
      expect(found.length).toBeGreaterThan(4);
      for (const { href, words } of found) {
        await page.locator(toggle).click();
        await page.locator(`${pageLinkSelector}[href="${href}"]`).first().click();
        await page.waitForURL(served().address + href);
        await expect.poll(() => page.locator("#_menu").isVisible()).toBe(false);
        const marked = () => page.locator(`${pageLinkSelector}[aria-current]`).allTextContents();
        await expect.poll(marked, { message: href }).toEqual([words]);
      }
    },
  );

  journey(
    "widening the window closes the menu and shows its links in the header",
    async ({ open }) => {
      const page = await open(phoneContext);
      await page.goto(served().address);
      await waitForHydration(page);
      await page.locator(toggle).click();
      const names = (await page.locator(menuLinkSelector).allTextContents()).slice(0, 4);
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.querySelector(":popover-open")))
        .toBeNull();
      const shown = await page.locator("header.header a:visible").allTextContents();
      expect(shown).toEqual(expect.arrayContaining(names));
    },
  );
}
