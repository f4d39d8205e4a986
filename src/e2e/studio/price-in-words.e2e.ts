import { expect } from "vitest";
import { journey, type OpenBrowserPage } from "../../testing/browser/journey.ts";
import { fieldSelector as field, waitForSaveState } from "../../testing/browser/studio-page.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* Undo restores a price and its text in words together. */

const timeout = 180_000;
const price = field("plans.yaml#/1/price");
const words = field("plans.yaml#/1/priceInWords");

/** Opens a studio in which the price of a plan has just been changed to 649. */
async function withNewPrice(open: OpenBrowserPage): Promise<StudioFixture> {
  const opened = await openStudio(open);
  const { page, site, differences } = opened;
  await page.evaluate(() => {
    location.hash = "#/servicos";
  });
  await site.locator("main .price", { hasText: "599" }).first().click();
  await page.locator(`.panel ${price}`).fill("649");
  await waitForSaveState(page, "saved");
  await expect
    .poll(differences)
    .toEqual([
      "plans.yaml - price: 599",
      "plans.yaml - priceInWords: quinhentos e noventa e nove reais",
      "plans.yaml + price: 649",
      "plans.yaml + priceInWords: seiscentos e quarenta e nove reais",
    ]);
  return opened;
}

/** Changes the price again and expects a matching text in words. */
async function followsAgain({ page, differences }: StudioFixture): Promise<void> {
  await page.locator(`.panel ${price}`).fill("629");
  await waitForSaveState(page, "saved");
  await expect
    .poll(differences)
    .toContain("plans.yaml + priceInWords: seiscentos e vinte e nove reais");
}

journey.for([["a price", 0] as const, ["its words", 1] as const])(
  "reverting %s in the list of changes also reverts the other, and the words still follow the price",
  { timeout },
  async ([, line], { open }) => {
    const opened = await withNewPrice(open);
    const { page, differences } = opened;
    await page.getByRole("button", { name: "O que mudou" }).click();
    const dialog = page.getByRole("dialog", { name: "O que mudou" });
    const back = dialog.getByRole("button", { name: /^Voltar ao que era/ });
    await expect.poll(() => back.count()).toBe(2);
    await back.nth(line).click();
    await expect.poll(() => back.count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
    await followsAgain(opened);
  },
);

journey.for([["a price", price] as const, ["its words", words] as const])(
  "restoring an older version of %s also restores the other, and the words still follow the price",
  { timeout },
  async ([, control], { open }) => {
    const opened = await withNewPrice(open);
    const { page, site, differences } = opened;
    const frame = page.locator(".panel .studio-field", { has: page.locator(control) });
    const versions = frame.getByRole("button", { name: /^Versões/ });
    // The new revision appears once another part has been opened and the journal has saved the
    // revision.
    await expect
      .poll(
        async () => {
          await site.locator("main .price", { hasText: "299" }).first().click();
          await page.locator(`.panel ${field("plans.yaml#/0/price")}`).waitFor();
          await site.locator("main .price", { hasText: "649" }).first().click();
          await page.locator(`.panel ${control}`).waitFor();
          return versions.count();
        },
        { interval: 500, timeout: 60_000 },
      )
      .toBe(1);
    await versions.click();
    const dialog = page.getByRole("dialog", { name: /^Versões/ });
    await dialog
      .getByRole("button", { name: /^Voltar a esta versão/ })
      .last()
      .click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
    await followsAgain(opened);
  },
);

journey(
  "blocks publishing while a price and its words contradict each other, and leads to the words",
  async ({ open }) => {
    const opened = await openStudio(open, (content) => {
      return content.edit("plans.yaml", "quinhentos e noventa e nove", "seiscentos e nove");
    });
    const { page } = opened;
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publicar" });
    const place = dialog.locator(".places button");
    await expect
      .poll(() => place.allTextContents())
      .toEqual([expect.stringContaining('por extenso está "seiscentos e nove reais"')]);
    await place.click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-field"));
    await expect.poll(focused).toBe("plans.yaml#/1/priceInWords");
  },
  timeout,
);
