import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import {
  collapseWhiteSpace,
  journey,
  phoneContext,
  waitForHydration,
} from "../../testing/browser/journey.ts";

const route = "/calculadora-simples-nacional";
const sum = "?anexo=anexo-iii&receita12=240000&receita=20000";

const block = (page: Page) => page.locator(".tax-calculator");
const total = (page: Page) => block(page).locator(".sheet .numeral");
const news = (page: Page) => block(page).locator("form [role=status]");

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
}

async function ask(page: Page, schedule: string, values: Record<string, string>) {
  await page.locator(`[name=anexo][value=${schedule}]`).check();
  await fill(page, values);
  await page.getByRole("button", { name: "Calcular" }).click();
}

async function text(locator: ReturnType<typeof block>): Promise<string> {
  return collapseWhiteSpace(await locator.textContent());
}

journey("shows the calculation step by step for the values entered", async ({ visit }) => {
  const page = await visit(route);
  await expect
    .poll(() => text(block(page).locator(".sheet h3")))
    .toBe("Exemplo: uma escola de idiomas");
  await ask(page, "anexo-iii", { receita12: "R$ 240.000,00", receita: "20000.00" });
  await expect.poll(() => text(total(page))).toBe("R$ 1.460,00");
  await expect
    .poll(() => text(news(page)))
    .toBe("DAS estimado: R$ 1.460,00. Alíquota efetiva de 7,3% (Anexo III, 2ª faixa).");
  const rows = await block(page).locator(".sheet tbody tr").allTextContents();
  expect(rows.map(collapseWhiteSpace)).toEqual([
    "Receita de 12 mesesR$ 240.000,00".replace("meses", "meses "),
    "Alíquota nominal da 2ª faixa × 11,2%R$ 26.880,00",
    "Parcela a deduzir −R$ 9.360,00",
    "Imposto de 12 meses =R$ 17.520,00",
    "Alíquota efetiva ÷ 240.000,007,3%",
    "Receita do mês × 7,3%R$ 20.000,00",
  ]);
  await expect
    .poll(() => text(block(page).locator(".comparison [aria-current] th")))
    .toContain("Anexo III");
});

journey("writes the calculation into the address and restores it from there", async ({ visit }) => {
  const page = await visit(route);
  const before = await page.evaluate(() => history.length);
  await ask(page, "anexo-iii", { receita12: "240.000", receita: "20.000" });
  await expect.poll(() => new URL(page.url()).search).toBe(sum);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before);
  const again = await visit(route + sum);
  await expect.poll(() => text(total(again))).toBe("R$ 1.460,00");
  await expect.poll(() => again.locator("[name=receita12]").inputValue()).toBe("240000");
  await expect.poll(() => again.locator("[name=anexo]:checked").inputValue()).toBe("anexo-iii");
});

journey("shows the calculation of a link without a page load", async ({ visit }) => {
  const page = await visit("/blog");
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "sum";
    document.querySelector("main")?.prepend(link);
    Object.assign(window, { kept: true });
  }, route + sum);
  await page.getByRole("link", { name: "sum", exact: true }).click();
  await expect.poll(() => text(total(page))).toBe("R$ 1.460,00");
  await expect.poll(() => page.evaluate(() => "kept" in window)).toBe(true);
  await page.goBack();
  await page.waitForURL("**/blog");
  await page.goForward();
  await expect.poll(() => text(total(page))).toBe("R$ 1.460,00");
});

journey(
  "selects between two annexes by the payroll, and shows how much payroll is missing",
  async ({ visit }) => {
    const page = await visit(route);
    await ask(page, "fator-r", { receita12: "1.200.000", receita: "95.000", folha12: "200.000" });
    await expect.poll(() => text(total(page))).toBe("R$ 18.121,25");
    await expect
      .poll(() => text(block(page).locator(".sheet > p").last()))
      .toBe(
        "Fator R de 16,66%: não alcança 28%, e vale o Anexo V. Com mais R$ 136.000,00 de folha no mesmo período, valeria o Anexo III.",
      );
    await fill(page, { folha12: "336.000" });
    await page.keyboard.press("Enter");
    await expect.poll(() => text(total(page))).toBe("R$ 12.378,50");
    await expect
      .poll(() => block(page).locator(".legend li").allTextContents())
      .toEqual(["Anexo III", "Anexo V", "Outros anexos", "Esta empresa"]);
  },
);

journey(
  "explains each invalid value at its field and keeps all values entered",
  async ({ visit }) => {
    const page = await visit(route);
    const bad = { receita12: "doze mil", receita: "-5", meses: "13", folha12: "1,2,3" };
    await fill(page, bad);
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect
      .poll(() => block(page).locator(".error").allTextContents())
      .toEqual([
        "Escolha o que a empresa faz.",
        "Escreva só o número, como 1.234,56.",
        "O valor não pode ser negativo. Se não houve, escreva 0.",
        "Escreva um número inteiro de 0 a 12, ou deixe em branco.",
        "Este número pode ser lido de duas maneiras. Escreva como 1.234,56.",
      ]);
    await expect.poll(() => text(news(page))).toBe("Campos a conferir: 5.");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("anexo");
    for (const [name, value] of Object.entries(bad)) {
      await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe(value);
    }
    await expect.poll(() => text(block(page))).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
  },
);

journey("shows no NaN or placeholder for invalid values in the address", async ({ visit }) => {
  for (const query of [
    "?receita12=NaN&receita=1e99&anexo=x&meses=-1",
    "?receita=",
    "?receita12=%F0%9F%99%82&receita=999999999999999",
    "?anexo=anexo-i&receita12=0&receita=0",
    "?anexo=anexo-i&receita12=4800000.01&receita=1",
  ]) {
    const page = await visit(route + query);
    await expect
      .poll(() => text(block(page)), { message: query })
      .not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
  }
});

journey(
  "shows a note for no revenue, a young firm, the sublimit and the limit",
  async ({ visit }) => {
    const page = await visit(route);
    const notes = () => text(block(page).locator(".sheet"));
    await ask(page, "anexo-i", { receita12: "0", receita: "0" });
    await expect.poll(notes).toContain("Sem receita no mês, não há imposto a pagar.");
    await ask(page, "anexo-i", { receita12: "", receita: "9.000", meses: "0" });
    await expect.poll(notes).toContain("Receita levada a 12 meses 9.000,00 × 12R$ 108.000,00");
    await ask(page, "anexo-i", { receita12: "49.000", receita: "6.000", meses: "2" });
    await expect.poll(notes).toContain("Receita levada a 12 meses 49.000,00 ÷ 2 × 12R$ 294.000,00");
    await ask(page, "anexo-i", { receita12: "4.000.000", receita: "300.000", meses: "" });
    await expect.poll(notes).toContain("A receita passa do sublimite de R$ 3.600.000,00.");
    await expect.poll(notes).toContain("soma R$ 12.178,09.");
    await ask(page, "anexo-i", { receita12: "4.800.000,01", receita: "300.000" });
    await expect
      .poll(notes)
      .toContain("A receita de R$ 4.800.000,01 passa do limite de R$ 4.800.000,00.");
    await expect.poll(() => block(page).locator(".chart, .comparison").count()).toBe(0);
  },
);

journey("can be used with the keyboard alone", async ({ visit }) => {
  const page = await visit(route);
  await page.locator("[name=anexo]").first().focus();
  for (const key of ["Space", "ArrowDown", "Tab"]) await page.keyboard.press(key);
  await page.keyboard.type("300.000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("25.000");
  await page.keyboard.press("Enter");
  // 300,000 × 7.8 % − 5,940 = 17,460 → 5.82 %; × 25,000
  await expect.poll(() => text(total(page))).toBe("R$ 1.455,00");
});

journey("copies the link to the calculation and prints it", async ({ visit }) => {
  const page = await visit(route + sum, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copiar o link" }).click();
  await expect.poll(() => text(block(page).locator(".share [role=status]"))).toBe("Link copiado.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(inject("address") + route + sum);
  await expect
    .poll(() => page.getByRole("link", { name: "Link desta conta" }).getAttribute("href"))
    .toBe(sum);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Imprimir a conta" }).click();
  await expect.poll(() => page.locator("body[data-printed]").count()).toBe(1);
});

journey("neither sends nor stores the values entered", async ({ visit }) => {
  const page = await visit(route);
  // Wait for the last prefetched page of the header. There are pauses between prefetches, so an
  // idle network alone does not mean that prefetching has ended.
  await expect.poll(() => page.evaluate(isFetched, "/blog.json")).toBe(true);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await ask(page, "anexo-i", { receita12: "123.456", receita: "7.891" });
  await expect.poll(() => text(total(page))).toBe("R$ 315,64");
  // Allowed: lazy pictures and the icon, which the site itself serves.
  expect(asked.filter((address) => !/\/media\/|\/icon\.svg$/.test(address))).toEqual([]);
  const kept = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(kept).toEqual([0, 0, ""]);
});

function isFetched(path: string): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path));
}

journey("shows the example, the steps and all tables without scripts", async ({ visit }) => {
  const page = await visit(route, { javaScriptEnabled: false });
  await expect.poll(() => text(total(page))).toBe("R$ 3.930,00");
  expect(await block(page).locator("form :is(input, button)").locator("visible=true").count()).toBe(
    0,
  );
  await expect.poll(() => page.locator("#passos li").count()).toBe(5);
  const captions = await page.locator("#tabelas caption").allTextContents();
  expect(captions.map((caption) => caption.split(" ").slice(0, 2).join(" "))).toEqual([
    "Anexo I",
    "Anexo II",
    "Anexo III",
    "Anexo IV",
    "Anexo V",
  ]);
  await expect.poll(() => page.locator("#tabelas tbody tr").count()).toBe(30);
  await expect
    .poll(() => text(page.locator("#tabelas .period")))
    .toContain("Em vigor de 1 de janeiro de 2018 a 31 de dezembro de 2026.");
  await block(page).locator(".way a").click();
  await page.waitForURL(`**${route}#passos`);
});

journey("shows the calculation of a form submitted before hydration", async ({ visit }) => {
  const page = await visit(route, { raw: true });
  await ask(page, "anexo-iii", { receita12: "240.000", receita: "20.000" });
  await waitForHydration(page);
  await expect.poll(() => text(total(page))).toBe("R$ 1.460,00");
});

journey("warns after the last day of the tables in the firm's time zone", async ({ open }) => {
  const page = await open();
  const warningAt = async (moment: string) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(route);
    await waitForHydration(page);
    const warning = block(page).locator(".expired");
    return (await warning.count()) ? text(warning) : "";
  };
  // In São Paulo it is 31 December, 21:30. In UTC the next year has already begun.
  expect(await warningAt("2027-01-01T00:30:00Z")).toBe("");
  expect(await warningAt("2027-01-01T03:30:00Z")).toContain(
    "Estas tabelas valeram até 31 de dezembro de 2026.",
  );
});

journey("describes the chart with a label and a table of its figures", async ({ visit }) => {
  const page = await visit(route + sum);
  const drawing = page.getByRole("img", { name: "Anexo III: alíquota efetiva conforme a receita" });
  await expect.poll(() => drawing.locator("path.chosen").count()).toBe(1);
  await expect.poll(() => drawing.locator(".point text").textContent()).toBe("7,3%");
  await page.getByText("Os números do gráfico").click();
  const rows = await block(page).locator(".chart tbody tr").allTextContents();
  expect(rows.map(collapseWhiteSpace).slice(0, 3)).toEqual([
    "R$ 180.000,00 6%",
    "R$ 240.000,00 Esta empresa7,3%",
    "R$ 360.000,00 8,6%",
  ]);
});

for (const [name, options] of Object.entries({
  phone: phoneContext,
  desktop: {},
  dark: { colorScheme: "dark" as const },
})) {
  journey(`has no accessibility errors and no horizontal overflow: ${name}`, async ({ visit }) => {
    const page = await visit(`${route}?anexo=fator-r&receita12=1&receita=x`, options);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await ask(page, "anexo-iii", { receita12: "4.000.000", receita: "300.000", folha12: "1" });
    await page.getByText("Os números do gráfico").click();
    expect(await findAccessibilityErrors(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
}

journey("fits a screen of 320 px", async ({ visit }) => {
  const page = await visit(`${route}?anexo=anexo-v&receita12=4800000&receita=4800000&folha12=1`, {
    viewport: { width: 320, height: 640 },
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
