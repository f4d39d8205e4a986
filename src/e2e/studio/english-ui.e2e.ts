import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import {
  fieldSelector,
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
  waitForStudioAddress,
} from "../../testing/browser/studio-page.ts";
import { createTestFolder, startCommand } from "../../testing/command.ts";
import { englishSite } from "../../testing/sites/english-site.ts";

/*
 * On an English site the studio shows only English texts and accepts numbers in the English format.
 */

const timeout = 180_000;
const price = fieldSelector("plans.yaml#/0/price");

/** Letters and short words that English does not have. */
const portuguese =
  /[ãõçáéíóúâêôà]|\b(?:você|que|uma?|para|dos|das?|nos|nas?|em|ao|por|mais|seção|página|texto|título|site inteiro|salvar|publicar|desfazer|refazer|adicionar|remover|endereço)\b/i;

async function openEnglish(page: Page): Promise<string> {
  const folder = join(await createTestFolder(), "content");
  for (const [path, text] of Object.entries(englishSite)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const studio = startCommand("studio", ["--content", folder, "--port", "45320"]);
  await page.goto(await waitForStudioAddress(studio.stdout));
  await waitForStudio(page);
  return folder;
}

/** Returns all texts of the studio around the page, visible or for screen readers. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ["aria-label", "aria-description", "title", "placeholder", "alt"];
    const said = [...document.querySelectorAll("body, body *")].flatMap((element) => [
      ...spoken.map((name) => element.getAttribute(name) ?? ""),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
    ]);
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });
}

async function expectEnglish(page: Page, ...some: string[]): Promise<void> {
  const missing = async () => {
    const words = await wordsOf(page);
    return some.filter((text) => !words.some((word) => word.startsWith(text)));
  };
  await expect.poll(missing).toEqual([]);
  expect((await wordsOf(page)).filter((text) => portuguese.test(text))).toEqual([]);
}

journey(
  "reads prices in English number format, with all interface text in English",
  async ({ open }) => {
    const page = await open({ locale: "en-GB" });
    const folder = await openEnglish(page);
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("en-GB");
    await expectEnglish(page, "All saved", "Publish", "Sections of this page");
    await page.evaluate(() => {
      location.hash = "#/prices";
    });
    await getSiteFrame(page).locator(fieldSelector("plans.yaml#/0/name")).first().click();
    await page.locator(price).fill("1,50");
    await page.keyboard.press("Tab");
    await page.getByText("This can’t be read as a number.").waitFor();
    await expect.poll(() => readFile(join(folder, "plans.yaml"), "utf8")).toContain("price: 180");
    await page.locator(price).fill("1,250.50");
    await page.keyboard.press("Tab");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => readFile(join(folder, "plans.yaml"), "utf8"))
      .toContain("price: 1250.5\n");
    await expect.poll(() => page.locator(price).inputValue()).toBe("1250.5");
    await expect.poll(() => getSiteFrame(page).locator("main").textContent()).toContain("1,250.50");
    await expectEnglish(page, "Price", "Most popular");
  },
  timeout,
);

journey(
  "shows the dialogs for changes, search, new pages, sections and publishing in English",
  async ({ open }) => {
    const page = await open({ locale: "en-GB" });
    await openEnglish(page);
    const opened = async (button: string | RegExp, ...some: string[]) => {
      await page.getByRole("button", { name: button, exact: true }).first().click();
      await page.getByRole("dialog").waitFor();
      await expectEnglish(page, ...some);
      await page.keyboard.press("Escape");
    };
    await page.evaluate(() => {
      location.hash = "#/contact";
    });
    await getSiteFrame(page).getByText("When we are at the bench").waitFor();
    await opened("Changes", "Nothing has changed");
    await opened("New", "Start something new", "New page");
    await opened("Add", "Add a section", "Call to action");
    await opened("Publish", "Share a preview first…");
    await page.keyboard.press("Control+k");
    await expectEnglish(page, "Find a page, list or text", "Lists and settings");
  },
  timeout,
);
