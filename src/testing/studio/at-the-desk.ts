import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { inOverlay, waitForSaveState } from "../browser/studio-page.ts";
import type { StudioFixture } from "./opened-studio.ts";

/** Goes to a page by the site's own menu, with two presses of the pointer. */
export async function openByMenu(
  { page, site }: StudioFixture,
  label: string,
  route: string,
): Promise<void> {
  await site.locator("header nav a", { hasText: label }).first().click();
  const opener = inOverlay(site, ".opener button");
  await opener.click();
  await page.waitForURL((url) => url.hash === `#${route}`);
  await expect.poll(() => opener.isVisible()).toBe(false);
}

/** The field that has the focus beside the page. */
export function focusedField({ page }: StudioFixture): () => Promise<string> {
  return () => page.evaluate(() => document.activeElement?.getAttribute("data-field") ?? "");
}

/** Presses Tab, or another key, until something holds of the page; fails after a long way. */
export async function pressUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  { key = "Tab", most = 60 } = {},
): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} presses of ${key} do not lead there`);
}

/** Whether a part of the page, or of the frame in it, has the focus in it. */
export function hasFocus(part: Locator): () => Promise<boolean> {
  return () => part.evaluate((own) => own.contains(own.ownerDocument.activeElement));
}

/** Asks for a new article by keys, and gives it a title. */
export async function newArticle(opened: StudioFixture, title: string): Promise<void> {
  const { page } = opened;
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Novo artigo" }).click();
  await startArticle(opened, title);
}

/** In the dialog that asks for it: the title of a new article, which is then opened with the caret in its heading. */
export async function startArticle({ page, site }: StudioFixture, title: string): Promise<void> {
  await page.keyboard.type(title);
  const dialog = page.getByRole("dialog", { name: "Novo artigo" });
  await expect.poll(() => dialog.textContent(), { timeout: 15_000 }).toContain("Endereço: /");
  await page.keyboard.press("Enter");
  await expect.poll(() => site.locator("h1").textContent(), { timeout: 10_000 }).toBe(title);
  await expect.poll(() => site.locator("h1[data-typing], h1 [data-typing]").count()).toBe(1);
}

/** Keeps a version, though a form of the site sends nothing: the first press says so. */
export async function commitVersion(within: Locator): Promise<void> {
  await within.getByRole("button", { name: /^Guardar (esta versão|e publicar)$/ }).click();
  const anyway = within.getByRole("button", { name: /mesmo assim$/ });
  const isGone = async () => (await within.locator(".keep-main").count()) === 0;
  const said = () => within.locator(".keep-said").allTextContents();
  const isAnswered = async () =>
    (await anyway.isVisible()) || (await isGone()) || (await said()).join("") !== "";
  await expect.poll(isAnswered, { timeout: 15_000 }).toBe(true);
  if (await anyway.isVisible()) await anyway.click();
}

/**
 * Takes back all that was done, step by step: the texts on the disk are those of before. The button is looked at anew as
 * long as they are not, for what was just done can be taken back a moment later only.
 */
export async function undoEverything({ page, differences }: StudioFixture): Promise<void> {
  const undo = page.getByRole("button", { name: "Desfazer", exact: true });
  await expect
    .poll(
      async () => {
        // The last step may be on its way: then there is nothing more to press.
        while (await undo.isEnabled()) await undo.click({ timeout: 2000 }).catch(() => undefined);
        await waitForSaveState(page, "saved");
        return differences();
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}
