import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { runCliCommand } from "../../testing/command.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* A site without its own labels and theme uses those of the engine. It may override them. */

const timeout = 120_000;

const withoutThem = async ({ remove }: StudioFixture["content"]) => {
  await remove("labels.yaml");
  await remove("theme.yaml");
};

const fieldOf = (page: Page, name: string) => page.locator(`.panel [data-field="${name}"]`).last();

async function isClean({ content }: StudioFixture): Promise<void> {
  const { code, text } = await runCliCommand("check", ["--content", content.folder]);
  expect(code === 0 ? "" : text).toBe("");
}

/** Undoes once and expects that this removes the new file. */
async function goesAgain({ page, differences }: StudioFixture): Promise<void> {
  await page.getByRole("button", { name: "Desfazer", exact: true }).press("Enter");
  await expect.poll(differences).toEqual([]);
  await waitForSaveState(page, "saved");
}

journey(
  "a default label can be found by its text, overridden and restored by keyboard alone",
  async ({ open }) => {
    const opened = await openStudio(open, withoutThem);
    const { page, site, differences } = opened;
    page.setDefaultTimeout(10_000);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("menu");
    await page.keyboard.press("Enter");
    const field = fieldOf(page, "labels.yaml#/header/menu");
    await expect.poll(() => field.evaluate((own) => own.matches(":focus"))).toBe(true);
    expect([await field.inputValue(), await field.getAttribute("placeholder")]).toEqual([
      "",
      "Menu",
    ]);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.type("Índice");
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual(["labels.yaml + header:", "labels.yaml + menu: Índice"]);
    await expect.poll(() => site.locator("header .toggle").textContent()).toBe("Índice");
    await isClean(opened);
    await goesAgain(opened);
    await expect.poll(() => field.inputValue()).toBe("");
    await expect.poll(() => site.locator("header .toggle").textContent()).toBe("Menu");
  },
  timeout,
);

journey(
  "the theme can be found by name, and changing a colour writes only that colour",
  async ({ open }) => {
    const opened = await openStudio(open, withoutThem);
    const { page, differences } = opened;
    page.setDefaultTimeout(10_000);
    await page.locator(".bar-page").click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("aparência");
    await page
      .getByRole("link", { name: /^Aparência/ })
      .first()
      .click();
    const field = fieldOf(page, "theme.yaml#/colors/light/ink");
    await field.click();
    await expect.poll(() => field.getAttribute("placeholder")).toBe("#14211f");
    await page.keyboard.type("#0b3d2e");
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual(["theme.yaml + colors:", "theme.yaml + light:", 'theme.yaml + ink: "#0b3d2e"']);
    await isClean(opened);
    await goesAgain(opened);
  },
  timeout,
);
