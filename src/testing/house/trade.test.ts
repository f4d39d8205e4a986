import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Words of the trade of the shipped site; whole ones, whatever their case. */
const words =
  /(?<![\p{L}\d])(?:cont[áa]b(?:il|eis|ilidades?|ilistas?)|contador(?:[ae]s?)?|crc|cnae|holerites?|tribut[áa]ri[ao]s?|tributos?|accountants?|accounting(?:service)?|tax(?:es)?)(?![\p{L}\d])/iu;

/** Names of the trade that are other words in small letters. */
const names = /(?<![\p{L}\d])(?:Simples Nacional|DAS)(?![\p{L}\d])/u;

function filesOf(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  return files.filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file));
}

function isEngine(file: string): boolean {
  return !/\.(?:test|e2e)\.tsx?$|^src\/testing\/|^src\/bench\/corpus\//.test(file);
}

function linesOf(file: string): { place: string; line: string }[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.map((line, index) => ({ place: `${file}:${index + 1}`, line: line.trim() }));
}

test("nothing of one trade stands in the engine: it comes with a site's content", () => {
  const files = ["src", "schemas"].flatMap(filesOf).filter(isEngine);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(linesOf).filter(({ line }) => words.test(line) || names.test(line));
  expect(found.map(({ place, line }) => `${place} ${line.slice(0, 120)}`)).toEqual([]);
});

test.each([
  "Contabilidade em linguagem de gente",
  "o CRC da contadora",
  "AccountingService",
  "guia do DAS",
])("the trade is known by its words: %s", (line) => {
  expect(words.test(line) || names.test(line)).toBe(true);
});

test.each(["das páginas", "contados", "o contato", "taxa", "syntax"])(
  "%s is of no trade",
  (line) => {
    expect(words.test(line) || names.test(line)).toBe(false);
  },
);
