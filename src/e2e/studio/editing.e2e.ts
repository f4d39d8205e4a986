import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  fieldSelector,
  waitForSaveState,
  waitForStudio,
} from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* An office clerk edits the site on its own pages. Only the intended lines change on disk. */

const timeout = 120_000;

const field = fieldSelector;

journey(
  "typing on the page changes only the line of the text, and undo restores the file",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    await expect.poll(differences).toEqual([]);
    expect(new URL(page.url()).search).toBe("");
    const label = site.locator(field("pages/inicio.yaml#/blocks/0/actions/0/label"));
    await label.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual([
        "pages/inicio.yaml - - label: Solicitar Orçamento",
        "pages/inicio.yaml + - label: Solicitar Orçamento hoje",
      ]);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(differences).toEqual([]);
    await expect.poll(() => label.textContent()).toBe("Solicitar Orçamento");
    const undone = /^Desfeito: .+ › Destaque inicial › Texto/;
    await expect.poll(createStatusTextReader(page)).toContainEqual(expect.stringMatching(undone));
  },
  timeout,
);

journey(
  "a changed price updates the page and the price in words, and a mismatch gives a warning",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/servicos";
    });
    await site.locator(field("plans.yaml#/0/name")).first().click();
    await page.locator(field("plans.yaml#/0/price")).fill("349");
    await expect.poll(() => site.locator("main").textContent()).toMatch(/R\$\s349/);
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual([
        "plans.yaml - price: 299",
        "plans.yaml - priceInWords: duzentos e noventa e nove reais",
        "plans.yaml + price: 349",
        "plans.yaml + priceInWords: trezentos e quarenta e nove reais",
      ]);
    // The studio reports words that do not match the price. It does not overwrite them.
    await page.locator(field("plans.yaml#/0/priceInWords")).fill("trezentos reais");
    const warning = page.getByRole("status").filter({ hasText: "por extenso" });
    await expect.poll(() => warning.count()).toBe(1);
  },
  timeout,
);

journey(
  "clicking a standalone fact focuses its field, and typing over a fact in a text shows a hint",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    await site.locator('header [data-fact="firm.phone"]').first().click();
    const phone = page.locator(`.panel ${field("site.yaml#/firm/phone")}`);
    await expect.poll(() => phone.evaluate((own) => own === document.activeElement)).toBe(true);
    const text = site.locator("footer [data-field]", { hasText: "Desde" }).first();
    await text.click();
    await text.locator("[data-fact]").first().dblclick();
    await page.keyboard.type("4");
    const note = site.getByRole("status").filter({ hasText: "Mude no campo ao lado" });
    await expect.poll(() => note.count()).toBe(1);
  },
  timeout,
);

journey(
  "typing in the panel updates the page immediately, and reverting it restores the markup",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const lede = field("pages/inicio.yaml#/blocks/0/lede");
    const shown = site.locator(lede).first();
    const markup = () => shown.innerHTML();
    const before = await markup();
    await shown.click();
    const control = page.locator(`.panel ${lede}`);
    const words = await control.inputValue();
    const atOnce = (value: string) =>
      control.evaluate((element: HTMLTextAreaElement, text) => {
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
        set?.call(element, text);
        element.dispatchEvent(new Event("input", { bubbles: true }));
        const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
        const name = CSS.escape(element.dataset.field ?? "");
        return frame?.contentDocument?.querySelector(`[data-field="${name}"]`)?.textContent;
      }, value);
    await control.focus();
    expect(await atOnce(`${words} Agora.`)).toMatch(/ Agora\.$/);
    await atOnce(words);
    await expect.poll(markup).toBe(before);
  },
  timeout,
);

journey(
  "blocks can be moved, duplicated and removed by keyboard, and a move is announced",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    const rows = page.locator('[data-block^="pages/inicio.yaml#/blocks/"]');
    const names = () => rows.locator("strong").allTextContents();
    const before = await names();
    await rows.nth(1).getByRole("button", { name: "Mover para baixo" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
    await expect
      .poll(() => page.getByRole("status").allTextContents())
      .toContain(`${before[1]}, posição 3 de ${before.length}.`);
    await page.keyboard.press("Control+z");
    await expect.poll(names).toEqual(before);
    await rows.nth(1).getByRole("button", { name: "Duplicar" }).press("Enter");
    await expect.poll(() => rows.count()).toBe(before.length + 1);
    await rows.nth(2).getByRole("button", { name: "Remover" }).press("Enter");
    await expect.poll(names).toEqual(before);
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "an empty required field is reported, stays a draft across a reload and is not written to disk",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    await page.getByRole("button", { name: /^Destaque inicial/ }).click();
    await page.locator(field("pages/inicio.yaml#/blocks/0/title")).fill("");
    await waitForSaveState(page, "draft");
    await expect.poll(() => page.getByRole("alert").count()).toBeGreaterThan(0);
    await expect.poll(differences).toEqual([]);
    await page.reload();
    await waitForStudio(page);
    await waitForSaveState(page, "draft");
    await page.getByRole("button", { name: /^Destaque inicial/ }).click();
    await page.locator(field("pages/inicio.yaml#/blocks/0/title")).fill("Contas em dia");
    await waitForSaveState(page, "saved");
    const isWritten = (lines: string[]) => lines.some((line) => / \+ .*Contas em dia/.test(line));
    await expect.poll(async () => isWritten(await differences())).toBe(true);
  },
  timeout,
);

journey(
  "an invalid field stays a draft across a reload while another field of its file is saved",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    const home = "pages/inicio.yaml#/blocks/0";
    const hero = () => page.getByRole("button", { name: /^Destaque inicial/ });
    await hero().click();
    await page.locator(field(`${home}/title`)).fill("");
    await waitForSaveState(page, "draft");
    await page.locator(`.panel ${field(`${home}/lede`)}`).fill("Sua empresa em ordem.");
    const lines = async () => (await differences()).filter((line) => line.includes(" + "));
    await expect.poll(lines).toEqual(["pages/inicio.yaml + Sua empresa em ordem."]);
    await waitForSaveState(page, "draft");
    await page.reload();
    await waitForStudio(page);
    await waitForSaveState(page, "draft");
    await hero().click();
    const title = page.locator(field(`${home}/title`));
    await expect.poll(() => title.inputValue()).toBe("");
    expect(await page.locator(`.panel ${field(`${home}/lede`)}`).inputValue()).toBe(
      "Sua empresa em ordem.",
    );
    expect(await lines()).toEqual(["pages/inicio.yaml + Sua empresa em ordem."]);
    await title.fill("Contas em dia");
    await waitForSaveState(page, "saved");
    await expect.poll(async () => (await lines()).join("\n")).toMatch(/title: .*Contas em dia/);
    for (let step = 0; step < 3; step += 1)
      await page.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "an external change to a file shows on the page and survives an edit of the same file",
  async ({ open }) => {
    const { page, site, content, differences } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/servicos";
    });
    await content.edit("plans.yaml", "price: 599", "price: 649");
    await expect.poll(() => site.locator("main").textContent()).toMatch(/R\$\s649/);
    const name = site.locator(field("plans.yaml#/0/name")).first();
    await name.click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Mais");
    await waitForSaveState(page, "saved");
    const told = await differences();
    expect(told).toContain("plans.yaml + price: 649");
    expect(told.filter((line) => /\+ .*name: Essencial Mais$/.test(line))).toHaveLength(1);
  },
  timeout,
);

journey(
  "a colour field shows its contrast, and an illegible colour is reported and not saved",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/theme.yaml";
    });
    const ink = page.locator(field("theme.yaml#/colors/light/ink")).last();
    const shown = page.getByText(/^Contraste \d+(?:,\d)? : 1 com “/).first();
    await expect.poll(() => shown.isVisible()).toBe(true);
    const dark = page.locator(field("theme.yaml#/colors/dark/ink")).last();
    const [one, other] = [await ink.boundingBox(), await dark.boundingBox()];
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 100))).toBeLessThan(4);
    await ink.fill("#f0f0f0");
    await waitForSaveState(page, "draft");
    const told = page.getByRole("alert").filter({ hasText: "contraste" });
    await expect.poll(() => told.count()).toBe(1);
    await expect.poll(differences).toEqual([]);
    await ink.fill("#102030");
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toHaveLength(2);
  },
  timeout,
);

journey(
  "the studio, its search and its fields have no accessibility errors, on a narrow screen too",
  async ({ open }) => {
    const { page } = await openStudio(open);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.press("Control+k");
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.getByRole("searchbox").fill("planos");
    await page
      .getByRole("link", { name: /Planos/ })
      .first()
      .click();
    await expect.poll(() => page.locator('[data-field^="plans.yaml#"]').count()).toBeGreaterThan(3);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
  timeout,
);
