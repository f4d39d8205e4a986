import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { fieldSelector as field, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* The studio removes invisible characters from pasted text, and saves later typing. */

const permissions = ["clipboard-read", "clipboard-write"];
const title = field("pages/contato.yaml#/blocks/2/title");
const body = field("articles/abertura-de-empresa-passo-a-passo.yaml#/body");

/**
 * A number between direction marks, then a mark, an isolate, a line separator, an object
 * replacement character and a private-use character.
 */
const pasted = "\u202a(38) 90000-0000\u202c\u200e \u2066um\u2069\u2028dois\ufffc tr\uf0b7\u00ads";
const hidden = /[\u00ad\u200e\u2028\u202a-\u202e\u2066-\u2069\uf0b7\ufffc]/;

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
}

async function pasteAtEnd(page: Page, place: Locator): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await place.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+v");
}

journey(
  "pasting into a title, a panel field or a body removes invisible characters, and typing on is saved",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open, undefined, { permissions });
    await goTo(page, "/contato");
    await site.locator(title).waitFor();
    const saved = async () => {
      await waitForSaveState(page, "saved");
      return (await differences()).join("\n");
    };

    await pasteAtEnd(page, site.locator(title));
    await page.keyboard.type(" fim");
    await expect.poll(saved).toMatch(/Mensagem\(38\) 90000-0000 um\s+(?:\S+ \+ )?dois tr\S?s fim/);
    expect(await saved()).not.toMatch(hidden);

    const control = page.locator(`.panel ${title}`);
    await control.fill("Escreva ");
    await pasteAtEnd(page, control);
    await page.keyboard.type(" aqui");
    await expect.poll(saved).toMatch(/Escreva \(38\) 90000-0000 um\s+(?:\S+ \+ )?dois tr\S?s aqui/);
    expect(await saved()).not.toMatch(hidden);

    await goTo(page, "/blog/abertura-de-empresa-passo-a-passo");
    await pasteAtEnd(page, site.locator(`${body} p`).last());
    await page.keyboard.type(" e pronto");
    await expect.poll(saved).toMatch(/\(38\) 90000-0000 um\S*\s+\S+ \+ dois tr\S?s e pronto/);
    expect(await saved()).not.toMatch(hidden);
  },
  120_000,
);
