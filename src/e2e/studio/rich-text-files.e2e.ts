import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame } from "playwright-core";
import { expect } from "vitest";
import { loadSite } from "../../load/load-folder.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, type OpenBrowserPage } from "../../testing/browser/journey.ts";
import { fieldSelector as field, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { chooseFile, dropOrPaste } from "../../testing/pictures/file-input.ts";
import { undoEverything } from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* Users add downloads to rich texts: by drop, by button, and as a link on existing words. */

const timeout = 120_000;
const file = "articles/abertura-de-empresa-passo-a-passo.yaml";
const body = field(`${file}#/body`);
const table = {
  name: "Tabela de preços 2026.PDF",
  buffer: Buffer.from("%PDF-1.4\n%of a few bytes\n"),
};

/** Opens the studio with the caret at the end of a paragraph of an article. */
async function enterArticle(open: OpenBrowserPage): Promise<StudioFixture> {
  const opened = await openStudio(open);
  const { page, site } = opened;
  await page.evaluate(() => {
    location.hash = "#/blog/abertura-de-empresa-passo-a-passo";
  });
  await site.locator(body).waitFor();
  await site.locator(body).getByText("Vista de baixo, ela tem cinco degraus:").first().click();
  await site.locator(`${body}.ProseMirror`).waitFor();
  await site.waitForTimeout(60);
  await page.keyboard.press("End");
  return opened;
}

const chosenWords = (site: Frame) => site.evaluate(() => String(getSelection()));

/**
 * Waits until the article is saved, and asserts that the content has no diagnostics. Returns the
 * saved text.
 */
async function savedText({ page, content }: StudioFixture): Promise<string> {
  await waitForSaveState(page, "saved");
  const { diagnostics } = await loadSite(content.folder);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return readFile(join(content.folder, file), "utf8");
}

const inMedia = async ({ content }: StudioFixture) => readdir(join(content.folder, "media"));

async function undoAll(opened: StudioFixture): Promise<void> {
  await undoEverything(opened);
  await expect.poll(() => inMedia(opened)).not.toContain("tabela-de-precos-2026.pdf");
}

journey(
  "a dropped file becomes a link in the text; deletion removes the file and undo restores it",
  async ({ open }) => {
    const opened = await enterArticle(open);
    const { page, site } = opened;
    await dropOrPaste(site.locator(body), "drop", table);
    await expect.poll(() => chosenWords(site)).toBe("Tabela de preços 2026");
    await page.keyboard.type("a tabela nova");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(", em PDF");
    await expect
      .poll(() => savedText(opened))
      .toContain("cinco degraus: [a tabela nova](tabela-de-precos-2026.pdf), em PDF\n");
    await expect.poll(() => inMedia(opened)).toContain("tabela-de-precos-2026.pdf");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    // Deleting the only link moves the file to the bin. Undo restores both.
    for (let letter = 0; letter < "a tabela nova, em PDF".length; letter += 1)
      await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Delete");
    const isIn = async () => (await inMedia(opened)).includes("tabela-de-precos-2026.pdf");
    await expect.poll(isIn).toBe(false);
    await page.keyboard.press("Control+z");
    await expect.poll(isIn).toBe(true);
    await page.keyboard.press("Escape");
    const link = site.locator(`${body} a[download]`);
    await expect.poll(() => link.getAttribute("href")).toBe("/downloads/tabela-de-precos-2026.pdf");
    await expect
      .poll(() => link.locator("xpath=following-sibling::small[1]").textContent())
      .toBe("(PDF, 1 kB)");
    await undoAll(opened);
  },
  timeout,
);

journey(
  "the keyboard alone can find a file of the site by its name and insert a link to it",
  async ({ open }) => {
    const opened = await enterArticle(open);
    const { page, site } = opened;
    await page.keyboard.press("Alt+F10");
    const button = site.getByRole("button", { name: "Arquivo", exact: true });
    for (let steps = 0; steps < 20; steps += 1) {
      if (await button.evaluate((element) => element.matches(":focus"))) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Arquivos para baixar" });
    await dialog.waitFor();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.type("fluxo de caixa");
    await page.keyboard.press("Enter");
    await expect.poll(() => chosenWords(site)).not.toBe("");
    await page.keyboard.type("a planilha");
    await expect
      .poll(() => savedText(opened))
      .toContain("[a planilha](planilha-fluxo-de-caixa.xlsx)");
    await undoAll(opened);
  },
  timeout,
);

journey(
  "links selected words to a pasted file, and rejects a program",
  async ({ open }) => {
    const opened = await enterArticle(open);
    const { page, site } = opened;
    await page.keyboard.press("Shift+Home");
    const words = await chosenWords(site);
    await site.getByRole("button", { name: "Arquivo", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Arquivos para baixar" });
    const choose = dialog.getByRole("button", { name: "Escolher do computador" });
    await chooseFile(page, choose, { name: "nota.pdf", buffer: Buffer.from("MZ of a program") });
    await expect.poll(() => dialog.getByRole("status").last().textContent()).toContain("programa");
    await dropOrPaste(dialog.getByRole("searchbox"), "paste", table);
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => savedText(opened)).toContain(`[${words}](tabela-de-precos-2026.pdf)`);
    // The link panel finds the file by its name.
    await page.keyboard.press("Control+e");
    await expect
      .poll(() => site.getByRole("combobox").inputValue())
      .toBe("tabela-de-precos-2026.pdf");
    await page.keyboard.press("Escape");
    await undoAll(opened);
  },
  timeout,
);
