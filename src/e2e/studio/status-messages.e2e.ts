import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  fieldSelector as field,
  readSaveState,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* The studio's status messages: unreachable server, changes, and reasons not to publish. */

const timeout = 180_000;
const home = "pages/inicio.yaml";
const label = field(`${home}#/blocks/0/actions/0/label`);

journey(
  "reports an unreachable server after a short delay, and saves the pending text once it is back",
  async ({ open }) => {
    // The browser logs failed requests. The server rejects requests until the new address is opened
    // (403). If two windows restore the same text, the second one gets a conflict (409).
    const expected = /ERR_|status of (?:403|409)/;
    const { page, site, kill, restart, differences } = await openStudio(open, undefined, {
      expected,
    });
    const isAway = async () =>
      (await createStatusTextReader(page)()).some((said) => /Nada se perdeu/.test(said));
    await expect.poll(isAway).toBe(false);
    await kill();
    const start = Date.now();
    await expect.poll(isAway).toBe(true);
    expect(Date.now() - start).toBeGreaterThan(2000);
    await expect.poll(() => readSaveState(page)).toBe("saved");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "error");
    const other = await page.context().newPage();
    await other.goto(await restart());
    await waitForStudio(other);
    await expect.poll(isAway, { timeout: 30_000 }).toBe(false);
    await waitForSaveState(page, "saved");
    expect((await differences()).join("\n")).toContain("+ - label: Solicitar Orçamento hoje");
  },
  timeout,
);

journey(
  "lists the changes since the studio was opened, with the old and new text of short fields",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "O que mudou" }).click();
    const said = () => dialog.textContent();
    await expect.poll(said).toMatch(/Nada mudou desde que .* abert/);
    await page.keyboard.press("Escape");
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    for (const name of ["O que mudou", "Publicar"]) {
      await page.getByRole("button", { name, exact: true }).click();
      const old = () => dialog.locator("del").allTextContents();
      await expect.poll(old).toEqual(["Solicitar Orçamento"]);
      await expect
        .poll(() => dialog.locator("ins").allTextContents())
        .toEqual(["Solicitar Orçamento hoje"]);
      await expect
        .poll(() => dialog.textContent())
        .toMatch(/desde que .* abert[ao].* às \d\d:\d\d/);
      await page.keyboard.press("Escape");
    }
  },
  timeout,
);

journey(
  "a problem that prevents publishing leads to its field",
  async ({ open }) => {
    const { page } = await openStudio(open);
    await page.getByRole("button", { name: /^Destaque inicial/ }).click();
    const title = page.locator(`.panel ${field(`${home}#/blocks/0/title`)}`);
    await title.fill("");
    await waitForSaveState(page, "draft");
    await page.getByRole("button", { name: "Voltar" }).click();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const place = dialog.getByRole("listitem").getByRole("button").first();
    await expect.poll(() => place.textContent()).toMatch(/› Destaque inicial/);
    await place.click();
    await expect.poll(() => dialog.count()).toBe(0);
    const hasFocus = () => title.evaluate((control) => control === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
  },
  timeout,
);
