import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { downloadAddressesIn } from "../builder/assets/download-sizes.ts";
import { loadSite } from "../load/load-folder.ts";
import { buildDownloads } from "./build-downloads.ts";

const { site } = await loadSite("content");
if (!site) throw new Error("The shipped content has mistakes.");
const shipped = site;

afterEach(() => vi.useRealTimers());

/** Builds the shipped downloads with an empty cache. Returns their data by name. */
async function make(addresses = downloadAddressesIn(shipped)): Promise<Map<string, Buffer>> {
  const cache = await mkdtemp(join(tmpdir(), "prelo-downloads-"));
  onTestFinished(() => rm(cache, { recursive: true }));
  const files = await buildDownloads(shipped, addresses, { cache });
  return new Map(files.map(({ name, data }) => [name, data]));
}

/** Builds an office file. Returns the text of each of its parts by path. */
async function partsOf(name: string): Promise<Record<string, string>> {
  const [data] = (await make([`/downloads/${name}`])).values();
  const parts = Object.entries(unzipSync(data ?? Buffer.of()));
  return Object.fromEntries(parts.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

function count(text: string | undefined, pattern: RegExp): number {
  return text?.match(pattern)?.length ?? 0;
}

test("builds every file that the pages offer", async () => {
  expect([...(await make()).keys()]).toEqual([
    "downloads/calculadora-simples-nacional.xlsx",
    "downloads/carta-proposta-de-servicos.docx",
    "downloads/carta-proposta-de-servicos.pdf",
    "downloads/contrato-de-prestacao-de-servicos.docx",
    "downloads/contrato-de-prestacao-de-servicos.pdf",
    "downloads/planilha-fluxo-de-caixa.csv",
    "downloads/planilha-fluxo-de-caixa.xlsx",
  ]);
});

test("builds identical files from the same content at any time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
  const first = await make();
  vi.setSystemTime(new Date("2031-07-05T13:14:15Z"));
  const second = await make();
  for (const [name, data] of first)
    expect([name, second.get(name)?.equals(data)]).toEqual([name, true]);
});

test("a Word file has styles, numbered clauses, its language and page numbers", async () => {
  const parts = await partsOf("contrato-de-prestacao-de-servicos.docx");
  const text = parts["word/document.xml"];
  const document = shipped.documents.find(({ id }) => id === "contrato-de-prestacao-de-servicos");
  const paragraphs = document?.clauses.flatMap((clause) => clause.paragraphs) ?? [];
  expect(count(text, /<w:pStyle w:val="Heading1"\/>/g)).toBe(document?.clauses.length);
  expect(count(text, /<w:pStyle w:val="Clause"\/>/g)).toBe(paragraphs.length);
  expect(count(text, /<w:pStyle w:val="Title"\/>/g)).toBe(1);
  expect(count(text, /<w:rStyle w:val="Blank"\/>/g)).toBeGreaterThan(30);
  expect(parts["word/styles.xml"]).toContain('<w:lang w:val="pt-BR"/>');
  expect(parts["word/numbering.xml"]).toContain('w:lvlText w:val="%1.%2"');
  expect(parts["word/footer1.xml"]).toContain(" NUMPAGES ");
  expect(text).not.toMatch(/\[\[|\*\*/);
});

test("a PDF is tagged, has a language and title, embeds its fonts and is smaller than 80 KB", async () => {
  const [data] = (await make(["/downloads/carta-proposta-de-servicos.pdf"])).values();
  const text = data?.toString("latin1") ?? "";
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain("/Lang (pt-BR)");
  expect(text).toContain("/Marked true");
  expect(text).toContain("/DisplayDocTitle true");
  expect(count(text, /\/S \/H1\b/g)).toBe(1);
  expect(count(text, /\/S \/H2\b/g)).toBe(8);
  expect(count(text, /\/FontFile2 /g)).toBe(4);
  expect(text).not.toContain("/Subtype /Type1");
  expect(data?.length).toBeLessThan(80_000);
});

test("an Excel file has formulas with their results, and a list of options to choose from", async () => {
  const parts = await partsOf("calculadora-simples-nacional.xlsx");
  const [first, second] = [1, 2].map((n) => parts[`xl/worksheets/sheet${n}.xml`]);
  expect(count(first, /<f>[^<]+<\/f><v>[^<]*<\/v>/g)).toBe(count(first, /<f>/g));
  expect(count(second, /<f>/g)).toBe(25);
  expect(first).toContain(
    '"Anexo I,Anexo II,Anexo III,Anexo IV,Anexo V,Fator R"'.replaceAll('"', "&quot;"),
  );
  expect(first + String(second)).not.toMatch(/\{|\$\{|#REF|#N\/A/);
});

test("a CSV file has a byte order mark, semicolons, decimal commas and CRLF line endings", async () => {
  const [data] = (await make(["/downloads/planilha-fluxo-de-caixa.csv"])).values();
  const lines = data?.toString("utf8").split("\r\n") ?? [];
  expect([...(data?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines[0]).toBe("\uFEFFEm reais;Jan;Fev;Mar;Abr;Mai;Jun;Jul;Ago;Set;Out;Nov;Dez;No ano");
  expect(lines[1]).toBe(`Saldo no começo do mês${";0,00".repeat(13)}`);
  expect(new Set(lines.slice(0, -1).map((line) => line.split(";").length))).toEqual(new Set([14]));
});

test("throws for an address that no content provides", async () => {
  await expect(make(["/downloads/nothing.pdf"])).rejects.toThrow("/downloads/nothing.pdf");
});
