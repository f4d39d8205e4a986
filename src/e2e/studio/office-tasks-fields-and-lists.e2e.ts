import { expect } from "vitest";
import { defineOfficeTask, type OfficeTaskUser } from "../../testing/studio/office-task.ts";
import {
  createFocusedFieldReader,
  createFocusPredicate,
  openPageFromMenu,
  pressKeyUntil,
} from "../../testing/studio/studio-actions.ts";

/* Everyday office tasks: fields and lists. */

defineOfficeTask("a price", {
  most: 3,
  async byPointer(desk) {
    await openPageFromMenu(desk, "Serviços", "/servicos");
    await desk.site.locator("main .price", { hasText: "599" }).first().click();
    await expect.poll(createFocusedFieldReader(desk)).toBe("plans.yaml#/1/price");
    await desk.page.keyboard.type("629");
  },
  async byKeys(desk) {
    await desk.searchField("preço profissional");
    await expect.poll(createFocusedFieldReader(desk)).toBe("plans.yaml#/1/price");
    await desk.page.keyboard.type("629");
  },
  leaves(lines) {
    expect(lines).toEqual([
      "plans.yaml - price: 599",
      "plans.yaml - priceInWords: quinhentos e noventa e nove reais",
      "plans.yaml + price: 629",
      "plans.yaml + priceInWords: seiscentos e vinte e nove reais",
    ]);
  },
});

defineOfficeTask("the telephone, everywhere", {
  most: 1,
  async byPointer(desk) {
    const { page, site } = desk;
    await site.locator('[data-fact="firm.phone"]').first().click();
    await expect.poll(createFocusedFieldReader(desk)).toBe("site.yaml#/firm/phone");
    await page.keyboard.type("(38) 3221-4455");
    await expect.poll(() => site.locator("header").textContent()).toContain("(38) 3221-4455");
  },
  async byKeys(desk) {
    await desk.searchField("telefone");
    await expect.poll(createFocusedFieldReader(desk)).toBe("site.yaml#/firm/phone");
    await desk.page.keyboard.type("(38) 3221-4455");
  },
  leaves(lines) {
    expect(lines).toEqual([
      "site.yaml - phone: (38) 90000-0000",
      "site.yaml + phone: (38) 3221-4455",
    ]);
  },
});

async function writeQuestion(desk: OfficeTaskUser): Promise<void> {
  const { page } = desk;
  await expect.poll(createFocusedFieldReader(desk)).toMatch(/\/question$/);
  await page.keyboard.type("Vocês emitem nota fiscal para MEI?");
  const at = createFocusedFieldReader(desk);
  await pressKeyUntil(page, async () => (await at()).endsWith("/answer"), { most: 6 });
  await page.keyboard.type("Sim, emitimos e enviamos no mesmo dia.");
}

defineOfficeTask("a question", {
  most: 3,
  async byPointer(desk) {
    await desk.find("perguntas");
    await desk.page
      .getByRole("link", { name: /^Perguntas frequentes/ })
      .first()
      .click();
    await desk.page.getByRole("button", { name: "Adicionar: Pergunta" }).click();
    await writeQuestion(desk);
  },
  async byKeys(desk) {
    await desk.searchField("perguntas frequentes");
    await desk.tabTo(desk.page.getByRole("button", { name: "Adicionar: Pergunta" }));
    await desk.page.keyboard.press("Enter");
    await writeQuestion(desk);
  },
  leaves(lines) {
    expect(lines).toEqual([
      "faq.yaml + - id: voces-emitem-nota-fiscal-para-mei",
      "faq.yaml + question: Vocês emitem nota fiscal para MEI?",
      "faq.yaml + answer: Sim, emitimos e enviamos no mesmo dia.",
      "faq.yaml + ",
    ]);
  },
});

defineOfficeTask("a section two places down", {
  most: 2,
  async byPointer({ page }) {
    const rows = page.locator(".block-list > li");
    const name = await rows.nth(1).locator("strong").textContent();
    await rows.nth(1).hover();
    const grip = await rows.nth(1).locator(".grip").boundingBox();
    const target = await rows.nth(3).boundingBox();
    if (!grip || !target) throw new Error("the list is not there");
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x, target.y + target.height - 4, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => rows.nth(3).locator("strong").textContent()).toBe(name);
  },
  async byKeys({ page, tabTo }) {
    await tabTo(page.locator(".block-list .grip").nth(1));
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
  },
  leaves(lines) {
    expect(new Set(lines.map((line) => line.split(" ")[0]))).toEqual(
      new Set(["pages/inicio.yaml"]),
    );
    const sorted = (sign: string) =>
      lines
        .filter((line) => line.startsWith(`pages/inicio.yaml ${sign}`))
        .map((line) => line.slice("pages/inicio.yaml + ".length))
        .sort();
    expect(sorted("+")).toEqual(sorted("-"));
  },
});

async function writeDay(desk: OfficeTaskUser): Promise<void> {
  const { page } = desk;
  await expect.poll(createFocusedFieldReader(desk)).toMatch(/specialDays\/10\/label$/);
  await page.keyboard.type("Carnaval");
  const day = page.locator('[data-field="site.yaml#/firm/specialDays/10/date"]');
  await pressKeyUntil(page, createFocusPredicate(day), { most: 5 });
  // The browser has an English locale, so the month comes first.
  await page.keyboard.type("02092027");
}

defineOfficeTask("a holiday", {
  most: 3,
  async byPointer(desk) {
    await desk.find("feriado");
    await desk.page
      .getByRole("link", { name: /Dias especiais$/ })
      .first()
      .click();
    await desk.page.getByRole("button", { name: "Adicionar: Dia especial" }).click();
    await writeDay(desk);
  },
  async byKeys(desk) {
    await desk.searchField("feriado");
    await desk.tabTo(desk.page.getByRole("button", { name: "Adicionar: Dia especial" }));
    await desk.page.keyboard.press("Enter");
    await writeDay(desk);
  },
  leaves(lines) {
    expect(lines).toEqual(['site.yaml + - { label: Carnaval, date: "2027-02-09" }']);
  },
});

defineOfficeTask("a colour", {
  most: 3,
  async byPointer(desk) {
    await desk.find("cores");
    await desk.page
      .getByRole("link", { name: /^Aparência/ })
      .first()
      .click();
    await desk.page.locator('[data-field="theme.yaml#/colors/light/ink"]').last().click();
    await desk.page.keyboard.press("Control+a");
    await desk.page.keyboard.type("#0b3d2e");
  },
  async byKeys(desk) {
    await desk.searchField("cores claro tinta");
    await desk.page.keyboard.press("Control+a");
    await desk.page.keyboard.type("#0b3d2e");
  },
  leaves(lines) {
    expect(lines).toEqual([
      'theme.yaml - ink: "#14211f" # textos, fios fortes, botão principal',
      'theme.yaml + ink: "#0b3d2e" # textos, fios fortes, botão principal',
    ]);
  },
});
