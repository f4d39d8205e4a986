import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../browser/journey.ts";
import { fieldSelector as field, savedAs } from "../browser/studio-page.ts";
import { openStudio } from "../studio/opened-studio.ts";

/* Characters that nobody sees come along with a paste: they are left out, and what is typed later is saved, too. */

const timeout = 180_000;
const file = "articles/abertura-de-empresa-passo-a-passo.yaml";
const title = field(`${file}#/title`);
const body = field(`${file}#/body`);
const pasted = " \u202a(38) 90000-0000\u202c\u200e\u2066\ufffc\uf0b7 um\u2028dois";

/** Pastes behind what the focused text says, as a key does, and types on. */
async function pasteAndTypeOn(page: Page): Promise<void> {
  await page.keyboard.press("End");
  await page.keyboard.press("Control+v");
  await page.keyboard.type(", e mais");
  await savedAs(page, "saved");
}

/** Presses a part of the page until it can be typed in. */
async function enter(site: Frame, target: string, editor: string): Promise<void> {
  await site.locator(target).first().click();
  await site.locator(editor).waitFor();
  // For 20 ms after it got the focus the editor of a body puts the caret where it knows it.
  await site.waitForTimeout(60);
}

journey(
  "unseen characters that are pasted into a title, a body and a field are left out, and typing goes on",
  async ({ open }) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page, site, differences } = await openStudio(open, undefined, { permissions });
    await page.evaluate(async (text) => {
      await navigator.clipboard.writeText(text);
      location.hash = "#/blog/abertura-de-empresa-passo-a-passo";
    }, pasted);
    await site.locator(body).waitFor();
    const added = async () =>
      (await differences()).filter((line) => line.includes(" + ")).join("\n");
    const isClean = async (before: string) => {
      await expect.poll(added).not.toBe(before);
      const lines = await added();
      expect(lines).not.toMatch(/[\p{Cf}\p{Co}\u2028\ufffc]|\\u/u);
      return lines;
    };
    await enter(site, title, "[data-typing]");
    await pasteAndTypeOn(page);
    const first = await isClean("");
    expect(first).toMatch(/title: .*\(38\) 90000-0000 um dois, e mais/);
    await enter(site, `${body} p`, `${body}.ProseMirror`);
    await pasteAndTypeOn(page);
    const second = await isClean(first);
    expect(second.match(/\(38\) 90000-0000/g)).toHaveLength(2);
    await site.locator(title).first().click();
    await page.locator(`.panel ${title}`).click();
    await pasteAndTypeOn(page);
    const third = await isClean(second);
    expect(third.match(/\(38\) 90000-0000/g)).toHaveLength(3);
    expect(third.match(/dois, e mais/g)).toHaveLength(3);
  },
  timeout,
);
