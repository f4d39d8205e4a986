import type { Frame } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  locateInOverlay,
  waitForSaveState,
} from "../../testing/browser/studio-page.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* The frame shows exactly one page at a time, wherever the caret was before. */

const timeout = 180_000;
const article = "/blog/abertura-de-empresa-passo-a-passo";
const home = "/";
/** A page with the same structure as the article, and two others. */
const others = ["/blog/escolha-do-regime-tributario", "/sobre", home];
const body = field("articles/abertura-de-empresa-passo-a-passo.yaml#/body");

/** Places the caret in a cell of the article's first table. */
async function enterTable({ site }: StudioFixture): Promise<void> {
  await site.locator(`${body} td`).first().click();
  await site.locator(`${body}.ProseMirror`).waitFor();
  // For a moment after focus, the editor restores the caret to its last known position.
  await site.waitForTimeout(60);
}

/** Opens another page through its address, as in the address bar. The frame keeps its focus. */
async function go({ page, site }: StudioFixture, route: string): Promise<void> {
  const before = await site.title();
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
  await expect.poll(() => site.title()).not.toBe(before);
}

/** Waits until the frame has settled. Returns its text. */
async function textOf(site: Frame): Promise<string> {
  await site.waitForTimeout(300);
  return site.evaluate(() => document.body.innerText);
}

journey(
  "opening a page by its address after undone edits in a table shows only that page",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    const texts = new Map<string, string>();
    for (const route of others) {
      await go(opened, route);
      texts.set(route, await textOf(site));
    }
    for (const route of others) {
      await go(opened, article);
      await enterTable(opened);
      for (const word of ["um", " dois", " três"]) {
        await page.keyboard.type(word);
        await waitForSaveState(page, "saved");
      }
      for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press("Control+z");
      await go(opened, route);
      expect(await textOf(site)).toBe(texts.get(route));
      expect(await site.locator("[data-typing], .ProseMirror").count()).toBe(0);
    }
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "keeps text typed in a table if another page opens while its link is being chosen",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    await go(opened, "/sobre");
    const about = await textOf(site);
    await go(opened, article);
    await enterTable(opened);
    await page.keyboard.press("End");
    await page.keyboard.type(" aqui");
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("Control+e");
    await locateInOverlay(site, ".links input").waitFor();
    await go(opened, "/sobre");
    expect(await textOf(site)).toBe(about);
    expect(await site.locator("[data-typing], .ProseMirror").count()).toBe(0);
    expect(await locateInOverlay(site, ".links").isVisible()).toBe(false);
    await waitForSaveState(page, "saved");
    expect((await differences()).join("\n")).toContain("Empresário individual aqui");
  },
  timeout,
);

journey(
  "shows only the new page if it opens while a picture or a link is being chosen",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    const whole = await textOf(site);
    await go(opened, article);
    await site.locator(`${body} p`).first().click();
    await site.getByRole("button", { name: "Imagem", exact: true }).click();
    await page.getByRole("dialog", { name: "Imagens do site" }).waitFor();
    await go(opened, home);
    expect(await textOf(site)).toBe(whole);
    expect(await site.locator("[data-typing], .ProseMirror").count()).toBe(0);
    await page.keyboard.press("Escape");
    const line = site.locator('[data-field][contenteditable="true"]').first();
    await line.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+e");
    await locateInOverlay(site, ".links input").waitFor();
    await go(opened, article);
    expect(await site.locator("[data-typing]").count()).toBe(0);
    await go(opened, home);
    expect(await textOf(site)).toBe(whole);
    expect(await differences()).toEqual([]);
  },
  timeout,
);
