import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { findStudioAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, type OpenBrowserPage } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  locateInOverlay,
  waitForSaveState,
} from "../../testing/browser/studio-page.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/* The search finds content by everyday words. It reports content that changes meanwhile. */

const timeout = 180_000;
const home = "pages/inicio.yaml";
const title = field(`${home}#/blocks/0/title`);
const label = field(`${home}#/blocks/0/actions/0/label`);

journey(
  "finds fields by name, pages by menu label and texts by their words, and opens each result",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const found = page.getByRole("dialog").locator("[data-found]");
    const seek = async (words: string) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type(words);
    };
    await seek("telefone");
    await expect.poll(() => found.first().textContent()).toContain("Telefone");
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await found.filter({ hasText: "O estabelecimento" }).first().click();
    const phone = page.locator(`.panel ${field("site.yaml#/firm/phone")}`);
    await expect.poll(() => phone.evaluate((own) => own === document.activeElement)).toBe(true);
    await seek("blog");
    await expect.poll(() => found.first().textContent()).toContain("/blog");
    await page.keyboard.press("Enter");
    await expect.poll(() => site.locator("h1").first().textContent()).toMatch(/./);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/blog");
    await seek("inicio");
    await expect.poll(() => found.first().locator("span").textContent()).toBe("Home · /");
    await page.keyboard.press("Escape");
    // The dialog closes a moment before the studio receives the close event.
    await page.locator("dialog").waitFor({ state: "detached" });
    await seek("Solicitar Orcamento");
    await expect.poll(() => found.first().textContent()).toContain("Solicitar Orçamento");
    await found.first().click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-field"));
    await expect.poll(focused).toMatch(/\/label$/);
  },
  timeout,
);

journey(
  "a double click on a price opens its field, where typing replaces the price and its words",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/servicos";
    });
    await site.locator("main .price", { hasText: "599" }).first().dblclick();
    const price = page.locator(`.panel ${field("plans.yaml#/1/price")}`);
    await expect.poll(() => price.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.type("629");
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual([
        "plans.yaml - price: 599",
        "plans.yaml - priceInWords: quinhentos e noventa e nove reais",
        "plans.yaml + price: 629",
        "plans.yaml + priceInWords: seiscentos e vinte e nove reais",
      ]);
  },
  timeout,
);

journey(
  "the pointer can choose a link's target page, and select a section by its handle",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    await site
      .locator(field(`${home}#/blocks/0/lede`))
      .first()
      .dblclick();
    await page.keyboard.press("Control+e");
    const choice = locateInOverlay(site, ".links [role=option]").nth(1);
    const to = await choice.getAttribute("data-to");
    await choice.click();
    await waitForSaveState(page, "saved");
    expect((await differences()).join("\n")).toContain(`](${to})`);
    await page.getByRole("button", { name: "Voltar" }).click();
    await site.locator("main > [data-block]").nth(1).hover();
    await locateInOverlay(site, ".name").click();
    await expect.poll(() => page.locator(".panel h2").first().textContent()).toMatch(/Lista/);
    const first = () => site.locator("main > [data-block]").first().getAttribute("data-block");
    const tools = page.locator(".chosen-tools");
    await tools.getByRole("button", { name: /^Mover para cima/ }).click();
    await expect.poll(first).not.toBe("hero");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toMatch(/^Mover para cima/);
    await tools.getByRole("button", { name: /^Remover/ }).click();
    await expect.poll(first).toBe("hero");
  },
  timeout,
);

journey(
  "a link's button and Ctrl+Enter open the page that the link leads to",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const hash = () => page.evaluate(() => location.hash);
    await site.locator("header nav a", { hasText: "Serviços" }).first().click();
    const opener = locateInOverlay(site, ".opener button");
    await expect.poll(() => opener.textContent()).toMatch(/^Abrir “Serviços/);
    await opener.click();
    await expect.poll(hash).toBe("#/servicos");
    await site.locator('main [data-field^="pages/servicos.yaml"]').first().waitFor();
    await expect.poll(() => opener.isVisible()).toBe(false);
    await site.locator("header nav a", { hasText: "Sobre" }).first().click();
    await expect.poll(() => opener.textContent()).toMatch(/^Abrir “Sobre/);
    await page.keyboard.press("Control+Enter");
    await expect.poll(hash).toBe("#/sobre");
  },
  timeout,
);

journey(
  "a double click selects a word, even just after typing in another text",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    const lede = site.locator(field(`${home}#/blocks/0/lede`)).first();
    await lede.dblclick({ position: { x: 40, y: 12 } });
    const chosen = () => site.evaluate(() => getSelection()?.toString().trim() ?? "");
    await expect.poll(chosen).toMatch(/^\p{L}+$/u);
    const word = await chosen();
    await page.waitForTimeout(1500);
    await expect.poll(chosen).toBe(word);
    await waitForSaveState(page, "saved");
    await expect.poll(() => site.locator(label).textContent()).toContain(" hoje");
  },
  timeout,
);

journey(
  "reports a file changed outside the studio and shows its text, and reports saved edits as unpublished",
  async ({ open }) => {
    const { page, site, content } = await openStudio(open);
    const save = page.locator(".bar-save");
    await expect.poll(() => save.textContent()).toBe("Tudo salvo");
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await expect.poll(() => save.textContent()).toBe("Salvo; falta publicar");
    const note = page.getByRole("status").filter({ hasText: "mudou fora do estúdio" });
    await expect.poll(() => note.count()).toBe(0);
    const place = join(content.folder, home);
    const text = await readFile(place, "utf8");
    await writeFile(place, text.replace(" hoje", " já"));
    await expect.poll(() => note.count()).toBe(1);
    await expect.poll(() => site.locator(label).textContent()).toContain(" já");
    await note.getByRole("button", { name: "Fechar" }).click();
    await expect.poll(() => note.count()).toBe(0);
    await expect.poll(() => site.locator(title).first().isVisible()).toBe(true);
  },
  timeout,
);

journey(
  "reports a dialog that fails to load, and the page stays editable",
  async ({ open }) => {
    const expected = /ERR_FAILED|Failed to fetch|dynamically imported/;
    const openWithout: OpenBrowserPage = async (options) => {
      const page = await open({ ...options, expected });
      await page.route("**/dialogs*", (route) => route.abort());
      return page;
    };
    const { page, site, differences } = await openStudio(openWithout);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.textContent()).toContain("Recarregue a página");
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await site.locator(label).click();
    await page.keyboard.press("End");
    await page.keyboard.type(" hoje");
    await waitForSaveState(page, "saved");
    expect((await differences()).join("\n")).toContain("+ - label: Solicitar Orçamento hoje");
  },
  timeout,
);

journey(
  "scrolls the page to the content of an opened field or list, but not while typing in the panel",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const isSeen = (selector: string) =>
      site
        .locator(selector)
        .first()
        .evaluate((own) => {
          const { top, bottom } = own.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .catch(() => false);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("Consultoria Fiscal");
    const inFooter = page.locator("[data-found]").filter({ hasText: "Rodapé" });
    await inFooter.first().click();
    await expect.poll(() => isSeen('.footer [data-field$="/label"]')).toBe(true);
    await page.evaluate(() => {
      location.hash = "#/faq.yaml";
    });
    const question = 'main [data-field="faq.yaml#/0/question"]';
    await expect.poll(() => isSeen(question)).toBe(true);
    // The user scrolls away while typing in the panel.
    await site.locator("h1").first().scrollIntoViewIfNeeded();
    await page.locator(".panel details summary").first().click();
    await page.locator(`.panel ${field("faq.yaml#/0/question")}`).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Afinal, ");
    await waitForSaveState(page, "saved");
    await expect.poll(() => site.locator(question).textContent()).toMatch(/^Afinal, /);
    await expect.poll(() => isSeen(question)).toBe(false);
  },
  timeout,
);

journey(
  "removes an hour that is cleared part by part, which leaves a special day without hours",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("véspera de natal");
    await page.keyboard.press("Enter");
    const opens = page.locator(field("site.yaml#/firm/specialDays/8/opens"));
    await opens.click();
    for (const key of ["Backspace", "ArrowRight", "Backspace", "ArrowRight", "Backspace"])
      await page.keyboard.press(key);
    await page.getByRole("button", { name: "Remover: Fecha às" }).click();
    await expect
      .poll(differences)
      .toEqual([
        expect.stringMatching(
          /^site\.yaml - .*Véspera de Natal.*opens: "08:00", closes: "12:00" }$/,
        ),
        expect.stringMatching(
          /^site\.yaml \+ .*Véspera de Natal, date: "?2024-12-24"?, everyYear: true }$/,
        ),
      ]);
  },
  timeout,
);

journey(
  "two clicks at the same spot move a section two places",
  async ({ open }) => {
    const { page } = await openStudio(open);
    const names = () => page.locator(".block-list strong").allTextContents();
    const before = await names();
    const row = page.locator(".block-list > li").nth(1);
    await row.hover();
    const down = await row.getByRole("button", { name: /^Mover para baixo/ }).boundingBox();
    if (!down) throw new Error("the button is not there");
    const [x, y] = [down.x + down.width / 2, down.y + down.height / 2];
    await page.mouse.click(x, y);
    await expect.poll(async () => (await names())[2]).toBe(before[1]);
    await page.mouse.click(x, y);
    await expect
      .poll(names)
      .toEqual([before[0], before[2], before[3], before[1], ...before.slice(4)]);
  },
  timeout,
);
