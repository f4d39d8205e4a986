import type { Page } from "playwright-core";
import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";

journey(
  "the contact page shows every contact method, the address, the opening hours and the firm's details",
  async ({ visit }) => {
    const page = await visit("/contato");
    expect(collapseWhiteSpace(await page.locator("h1").textContent())).toBe("Fale Conosco");
    const block = page.locator("main .contact");
    const text = collapseWhiteSpace(await block.textContent());
    for (const fact of [
      "(38) 90000-0000",
      "WhatsApp",
      "contato@chronos.example",
      "24h",
      "Canelas",
      "Chronos Contabilidade Ltda",
      "12.ABC.345/01DE-35",
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/Segunda a sexta.*8h às 18h.*Sábado.*8h às 12h.*Domingo.*fechado/i);
    await expect
      .poll(() => block.locator("a[href^='https://wa.me/5538900000000']").count())
      .toBeGreaterThan(0);
  },
);

journey("the map is a placeholder with the address and an external link", async ({ visit }) => {
  const map = (await visit("/contato")).locator("main .map");
  const text = collapseWhiteSpace(await map.textContent());
  expect(text).toContain("Mapa interativo será carregado aqui");
  expect(text).toContain("Canelas");
  await expect
    .poll(() => map.getByRole("link").first().getAttribute("href"))
    .toMatch(/^https:\/\//);
});

journey(
  "the page contains the answers of all four questions, and a key opens the first one",
  async ({ visit }) => {
    const page = await visit("/contato");
    const questions = page.locator("main .faq details");
    await expect.poll(() => questions.count()).toBe(4);
    const html = await (await page.request.get(page.url())).text();
    for (const words of ["15 a 30 dias úteis", "regime"]) expect(html).toContain(words);
    const first = questions.first();
    await expect
      .poll(() => first.evaluate((details: HTMLDetailsElement) => details.open))
      .toBe(false);
    await first.locator("summary").press("Enter");
    await expect
      .poll(() => first.evaluate((details: HTMLDetailsElement) => details.open))
      .toBe(true);
    expect(collapseWhiteSpace(await first.innerText())).toContain("15 a 30 dias úteis");
    const answers = (await questions.allTextContents()).map(collapseWhiteSpace);
    expect(answers[1]).toMatch(/regime/);
    expect(answers[2]).toMatch(/região.*(distância|remot|online)/i);
    expect(answers[3]).toMatch(/proposta/i);
  },
);

const moments = ["2024-01-10T17:59", "2024-01-10T18:00", "2024-01-13T12:00", "2024-12-24T21:00"];

/** Returns the opening status that the page shows at each moment. */
async function openingWords(page: Page): Promise<string[]> {
  const words = page.locator("main [data-opening]").filter({ hasText: /./ });
  const lines: string[] = [];
  for (const moment of moments) {
    await page.clock.setFixedTime(`${moment}-03:00`);
    await page.reload();
    lines.push(collapseWhiteSpace(await words.innerText()));
  }
  return lines;
}

journey(
  "shows the same opening status in browsers with and without Temporal",
  async ({ visit }) => {
    const page = await visit("/contato");
    const lines = await openingWords(page);
    expect(lines).toMatchInlineSnapshot(`
    [
      "Aberto agora, até 18h",
      "Fechado agora, abre amanhã às 8h",
      "Fechado agora, abre segunda-feira às 8h",
      "Véspera de Natal. Fechado agora, abre quinta-feira às 8h",
    ]
  `);
    await page.addInitScript({ content: "delete globalThis.Temporal;" });
    await expect.poll(() => openingWords(page)).toEqual(lines);
  },
);
