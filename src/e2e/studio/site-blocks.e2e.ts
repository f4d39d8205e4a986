import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  getSiteFrame,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { chooseFile } from "../../testing/pictures/file-input.ts";
import { openMenu } from "../../testing/sites/opened-menu.ts";

/* Blocks of site code can be edited like other blocks. Errors in site code lose no input. */

const timeout = 120_000;
const wait = { timeout: 30_000 };
const menu = "pages/cardapio.yaml";
const inPanel = (name: string) => `.panel ${field(name)}`;

journey(
  "a custom block can be added from the picker, and its texts can be edited on the page",
  async ({ open }) => {
    const { page, textOf } = await openMenu(open);
    const site = getSiteFrame(page);
    const title = site.locator(`.cardapio ${field(`${menu}#/blocks/0/parts/0/title`)}`);
    await title.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" e frutos do mar");
    await waitForSaveState(page, "saved");
    await expect.poll(() => textOf(menu)).toContain("title: Peixes e frutos do mar\n");
    // Leave the page and come back, so that the panel lists the blocks again.
    await page.evaluate(() => {
      location.hash = "#/";
    });
    await expect.poll(() => site.locator(".cardapio").count(), wait).toBe(0);
    await page.evaluate(() => {
      location.hash = "#/cardapio";
    });
    await expect.poll(() => site.locator(".cardapio").count(), wait).toBe(1);
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    const choice = page.locator(".picker-choice", { hasText: "Os pratos da casa, por partes" });
    await expect.poll(() => choice.count(), wait).toBe(1);
    await choice.locator("button").click();
    await expect.poll(() => site.locator(".cardapio").count(), wait).toBe(2);
    await waitForSaveState(page, "saved");
    expect((await textOf(menu)).match(/type: cardapio/g)).toHaveLength(2);
  },
  timeout,
);

journey(
  "a custom list has fields for prices, choices and pictures and shows errors of its own checks",
  async ({ open }) => {
    const { page, textOf } = await openMenu(open);
    await page.evaluate(() => {
      location.hash = "#/dishes.yaml";
    });
    await page.locator(".panel").getByText("Moqueca").first().click();
    const price = page.locator(inPanel("dishes.yaml#/0/price"));
    await price.fill("0");
    await price.blur();
    const said = () => page.locator(".panel").textContent();
    await expect.poll(said, wait).toContain("nada sai de graça");
    await price.fill("64,5");
    await price.blur();
    await waitForSaveState(page, "saved");
    await expect.poll(() => textOf("dishes.yaml")).toContain("price: 64.5\n");
    const code = page.locator(inPanel("dishes.yaml#/0/code"));
    await code.fill("prato doze");
    await code.blur();
    await expect.poll(said, wait).toContain("O código de um prato é P, um traço e um número.");
    await code.fill("P-13");
    await waitForSaveState(page, "saved");
    await expect.poll(() => textOf("dishes.yaml")).toContain("code: P-13\n");
    const allergens = page.getByRole("group", { name: "Alergênicos" });
    await allergens.getByRole("button", { name: "Adicionar: Alergênicos" }).click();
    const milk = allergens.getByRole("radio", { name: "leite" });
    await expect.poll(() => milk.count(), wait).toBe(2);
    await milk.last().click();
    await expect.poll(() => textOf("dishes.yaml"), wait).toMatch(/allergens: \[peixe, leite\]/);
    const photo = await drawPhotograph({ width: 1200, height: 900 });
    const button = page.getByRole("button", { name: /^Escolher do computador/ });
    const buffer = await photo.jpeg().toBuffer();
    await chooseFile(page, button, { name: "Panela nova.jpg", buffer });
    await expect.poll(() => textOf("dishes.yaml"), wait).toContain("src: panela-nova.jpg");
    expect(await findAccessibilityErrors(page)).toEqual([]);
  },
  timeout,
);

journey(
  "a custom block that fails shows an error in its place, and the rest of the page stays editable",
  async ({ open }) => {
    const { page, textOf, edit } = await openMenu(open);
    const site = getSiteFrame(page);
    await site.locator(`.contador ${field(`${menu}#/blocks/1/title`)}`).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" À mesa");
    const component = "blocks/cardapio/cardapio.tsx";
    await edit(component, "{part.dishes.map(", "{part.courses.map(");
    const fault = () => getSiteFrame(page).locator(".prelo-fault");
    await expect.poll(() => fault().count(), wait).toBe(1);
    await expect
      .poll(() => fault().textContent())
      .toMatch(/^O bloco "cardapio" \(blocks\/cardapio\) para ao ser mostrado: .*map/);
    const counter = () =>
      getSiteFrame(page).locator(`.contador ${field(`${menu}#/blocks/1/title`)}`);
    await expect.poll(() => counter().textContent(), wait).toBe("Quantos são? À mesa");
    await counter().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await edit(component, "{part.courses.map(", "{part.dishes.map(");
    await expect.poll(() => getSiteFrame(page).locator(".cardapio").count(), wait).toBe(1);
    await expect.poll(() => textOf(menu)).toContain("title: Quantos são? À mesa hoje\n");
  },
  timeout,
);

journey(
  "the studio picks up changed, broken and repaired site code without losing a draft",
  async ({ open }) => {
    const { page, edit } = await openMenu(open);
    const title = () => getSiteFrame(page).locator(`.cardapio ${field(`${menu}#/blocks/0/title`)}`);
    const alert = page.getByRole("alert");
    const css = "blocks/cardapio/cardapio.css";
    await edit("blocks/registry.ts", "{ cardapio: Cardapio", "{ cardapio: Cardapio,,");
    await expect.poll(() => alert.count(), wait).toBe(1);
    await expect
      .poll(() => alert.textContent())
      .toMatch(/^O código próprio do site tem um erro, .*registry\.ts:\d+ não pode ser lido/);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await title().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await waitForSaveState(page, "draft");
    // A reload during the error gets the previous code and the draft.
    await page.reload();
    await waitForStudio(page);
    await waitForSaveState(page, "draft");
    await expect.poll(() => alert.count(), wait).toBe(1);
    await edit("blocks/registry.ts", "Cardapio,,", "Cardapio");
    await expect.poll(() => alert.count(), wait).toBe(0);
    const colour = () =>
      getSiteFrame(page)
        .locator(".cardapio .cardapio-part")
        .first()
        .evaluate((part) => getComputedStyle(part).outlineStyle)
        .catch(() => "");
    await edit(css, "gap: var(--space-4)", "outline: 2px dotted");
    await expect.poll(colour, wait).toBe("dotted");
    await waitForSaveState(page, "draft");
    await edit("blocks/cardapio/dish.json", '"title": "Preço"', '"title": "Quanto custa"');
    await edit("blocks/rules.ts", "nada sai de graça", "diga quanto custa");
    await page.evaluate(() => {
      location.hash = "#/dishes.yaml";
    });
    const price = page.getByRole("textbox", { name: "Quanto custa" });
    // The page may reload between these steps, so they are retried as a whole.
    const said = async () => {
      const isOpen = await price.isVisible();
      if (!isOpen)
        await page.locator(".panel").getByText("Moqueca").first().click({ timeout: 2000 });
      await price.fill("0", { timeout: 2000 });
      await price.blur();
      return page.locator(".panel").textContent();
    };
    await expect.poll(said, wait).toContain("diga quanto custa");
  },
  timeout,
);
