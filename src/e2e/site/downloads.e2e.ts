import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { collapseWhiteSpace, journey, phoneContext } from "../../testing/browser/journey.ts";
import { formatBytes } from "../../ui/format/format-amount.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const excelType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Clicks each link with this name. Returns the file name and the bytes of each download, and the
 * note beside its link.
 */
async function downloadAll(page: Page, name: RegExp) {
  const links = await page.locator("main").getByRole("link", { name }).all();
  const files = [];
  for (const link of links) {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const data = await readFile(await download.path());
    const told = collapseWhiteSpace(
      await link.locator("xpath=following-sibling::small").first().textContent(),
    );
    files.push({ file: download.suggestedFilename(), data, told });
  }
  return files;
}

journey(
  "each resource downloads its file, and the page shows the file's format and size",
  async ({ visit }) => {
    const page = await visit("/blog");
    const files = await downloadAll(page, /^Baixar Grátis/);
    expect(files.map(({ file }) => file)).toEqual([
      "calculadora-simples-nacional.xlsx",
      "contrato-de-prestacao-de-servicos.docx",
      "planilha-fluxo-de-caixa.xlsx",
    ]);
    for (const { file, data, told } of files) {
      const format = file.replace(/.*\./, "").toUpperCase();
      expect(told).toBe(collapseWhiteSpace(`${format}, ${formatBytes(data.length, "pt-BR")}`));
      expect(data.subarray(0, 2).toString()).toBe("PK");
    }
    expect(new URL(page.url()).pathname).toBe("/blog");
  },
);

journey("the calculator's second link opens its page", async ({ visit }) => {
  const page = await visit("/blog");
  await page.getByRole("link", { name: /^Usar no site/ }).click();
  await page.waitForURL(/\/calculadora-simples-nacional$/);
});

journey("the pages offer every format on a phone without scripts", async ({ visit }) => {
  const options = { ...phoneContext, javaScriptEnabled: false };
  const contracts = await downloadAll(await visit("/modelos-de-contratos", options), /^Baixar /);
  expect(contracts.map(({ file }) => file)).toEqual([
    "contrato-de-prestacao-de-servicos.docx",
    "contrato-de-prestacao-de-servicos.pdf",
    "carta-proposta-de-servicos.docx",
    "carta-proposta-de-servicos.pdf",
  ]);
  const sheets = await downloadAll(await visit("/planilha-fluxo-de-caixa", options), /^Baixar /);
  expect(sheets.map(({ file }) => file)).toEqual([
    "planilha-fluxo-de-caixa.xlsx",
    "planilha-fluxo-de-caixa.csv",
  ]);
});

journey(
  "files are served with their content type, and every part of an office file is well-formed XML",
  async ({ visit }) => {
    // Bypass the policy, which forbids parsing markup. Here the browser is only an XML parser.
    const page = await visit("/modelos-de-contratos", { bypassCSP: true });
    for (const [name, type] of [
      ["contrato-de-prestacao-de-servicos.docx", wordType],
      ["carta-proposta-de-servicos.docx", wordType],
      ["planilha-fluxo-de-caixa.xlsx", excelType],
      ["calculadora-simples-nacional.xlsx", excelType],
      ["carta-proposta-de-servicos.pdf", "application/pdf"],
      ["planilha-fluxo-de-caixa.csv", "text/csv; charset=utf-8"],
    ] as const) {
      const response = await page.request.get(new URL(`/downloads/${name}`, page.url()).href);
      expect([name, response.headers()["content-type"]]).toEqual([name, type]);
      if (!/x$/.test(name)) continue;
      const parts = Object.entries(unzipSync(await response.body()));
      const broken = await page.evaluate(
        (texts) =>
          texts.filter(([, text = ""]) =>
            new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror"),
          ),
        parts.map(([path, bytes]) => [path, strFromU8(bytes)]),
      );
      expect([name, broken]).toEqual([name, []]);
    }
  },
);
