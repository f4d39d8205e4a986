import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Words of the shipped site's trade. They match as whole words, in any case. */
const words =
  /(?<![\p{L}\d])(?:cont[áa]b(?:il|eis|ilidades?|ilistas?)|contador(?:[ae]s?)?|crc|cnae|holerites?|tribut[áa]ri[ao]s?|tributos?|accountants?|accounting(?:service)?|tax(?:es)?)(?![\p{L}\d])/iu;

/** Names of the trade that mean something else in lower case. */
const names = /(?<![\p{L}\d])(?:Simples Nacional|DAS)(?![\p{L}\d])/u;

function filesOf(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
  return files.filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file));
}

function isEngine(file: string): boolean {
  return !/\.(?:test|e2e)\.tsx?$|^src\/(?:testing|e2e)\/|^src\/bench\/mistake-corpus\//.test(file);
}

function linesOf(file: string): { place: string; line: string }[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.map((line, index) => ({ place: `${file}:${index + 1}`, line: line.trim() }));
}

test("the engine contains no accounting terms", () => {
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
])("recognises an accounting term in: %s", (line) => {
  expect(words.test(line) || names.test(line)).toBe(true);
});

test.each(["das páginas", "contados", "o contato", "taxa", "syntax"])(
  "finds no accounting term in: %s",
  (line) => {
    expect(words.test(line) || names.test(line)).toBe(false);
  },
);

/** Words that assume a business. Any site may belong to a practice, a bakery or a school. */
const businessWords: readonly [
  language: string,
  word: RegExp,
  isSaid: (file: string) => boolean,
][] = [
  [
    "Portuguese",
    /(?<![\p{L}\d.-])empresas?(?![\p{L}\d.-])/iu,
    (file) => /^schemas\/.*\.json$|\.pt-br\.ts$/.test(file),
  ],
  [
    "English",
    /(?<![\p{L}\d./{])firms?(?:’s)?(?![\p{L}\d.:/])/iu,
    (file) => file === "schemas/words/en.yaml" || /\.en\.ts$/.test(file),
  ],
];

/** Lines that mean another business than the site's, or that only give an example. */
const isMeant =
  /quem deu o depoimento|organization \(empresa\)|"title": "Empresa"|"examples"|"body"|^\s*(?:\/?\*|\/\/)/;

test.each(businessWords)(
  "texts for editors in %s do not assume that the site belongs to a business",
  (_, word, isSaid) => {
    const words = [...["src", "schemas"].flatMap(filesOf), "schemas/words/en.yaml"];
    const lines = words.filter((file) => isEngine(file) && isSaid(file)).flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(1000);
    const found = lines.filter(({ line }) => word.test(line) && !isMeant.test(line));
    expect(found.map(({ place, line }) => `${place} ${line.slice(0, 120)}`)).toEqual([]);
  },
);
