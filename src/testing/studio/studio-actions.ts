import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { locateInOverlay, waitForSaveState } from "../browser/studio-page.ts";
import type { StudioFixture } from "./studio-fixture.ts";

/** Opens a page through the site's own menu, with two clicks. */
export async function openPageFromMenu(
  { page, site }: StudioFixture,
  label: string,
  route: string,
): Promise<void> {
  await site.locator("header nav a", { hasText: label }).first().click();
  const opener = locateInOverlay(site, ".opener button");
  await opener.click();
  await page.waitForURL((url) => url.hash === `#${route}`);
  await expect.poll(() => opener.isVisible()).toBe(false);
}

/** Returns a function that reads the name of the focused field in the panel. */
export function createFocusedFieldReader({ page }: StudioFixture): () => Promise<string> {
  return () => page.evaluate(() => document.activeElement?.getAttribute("data-field") ?? "");
}

/** Presses a key (Tab by default) until a condition holds. Fails after `most` presses. */
export async function pressKeyUntil(
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

/**
 * Returns a function that tests whether an element contains the focus. The element may be in the
 * site's frame.
 */
export function createFocusPredicate(part: Locator): () => Promise<boolean> {
  return () => part.evaluate((own) => own.contains(own.ownerDocument.activeElement));
}

/**
 * Starts a new article in the search dialog, which it opens from the keyboard, and types a title.
 */
export async function createArticleByKeyboard(opened: StudioFixture, title: string): Promise<void> {
  const { page } = opened;
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Novo artigo" }).click();
  await submitNewArticleDialog(opened, title);
}

/**
 * Types the title in the dialog for a new article and confirms. Waits until the article is open
 * with the caret in its heading.
 */
export async function submitNewArticleDialog(
  { page, site }: StudioFixture,
  title: string,
): Promise<void> {
  await page.keyboard.type(title);
  const dialog = page.getByRole("dialog", { name: "Novo artigo" });
  await expect.poll(() => dialog.textContent(), { timeout: 15_000 }).toContain("Endereço: /");
  await page.keyboard.press("Enter");
  await expect.poll(() => site.locator("h1").textContent(), { timeout: 10_000 }).toBe(title);
  await expect.poll(() => site.locator("h1[data-typing], h1 [data-typing]").count()).toBe(1);
}

/**
 * Commits a version. If the studio warns first, such as about a form without a delivery, confirms
 * the warning.
 */
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
 * Undoes everything until the files on disk equal the original ones. Checks the button repeatedly,
 * because it is enabled for the last step only a moment later.
 */
export async function undoEverything({ page, differences }: StudioFixture): Promise<void> {
  const undo = page.getByRole("button", { name: "Desfazer", exact: true });
  await expect
    .poll(
      async () => {
        // While the last undo is in progress, the button is disabled and the click fails.
        while (await undo.isEnabled()) await undo.click({ timeout: 2000 }).catch(() => undefined);
        await waitForSaveState(page, "saved");
        return differences();
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}
