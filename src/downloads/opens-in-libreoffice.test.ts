import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, onTestFinished, test } from "vitest";
import { loadSite } from "../load/load-folder.ts";
import { createSheetGrids } from "../model/formulas/sheet-grid.ts";
import type { Document, Spreadsheet } from "../model/types.ts";
import { makeExcel } from "./excel.ts";
import { makeWord } from "./word.ts";

const { site } = await loadSite("content");
if (!site) throw new Error("The shipped content has mistakes.");
const house = { theme: site.theme, labels: site.labels.downloads, settings: site.settings };
const office = spawnSync("soffice", ["--version"]).status === 0;

/** Converts a file with LibreOffice. Returns the output files by name. */
function convert(name: string, data: Uint8Array, to: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "prelo-office-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), data);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = [profile, "--headless", "--convert-to", to, "--outdir", join(folder, "out")];
  execFileSync("soffice", [...options, join(folder, name)], { stdio: "ignore" });
  const names = readdirSync(join(folder, "out"));
  return new Map(names.map((each) => [each, readFileSync(join(folder, "out", each), "utf8")]));
}

/** Removes the results of the formulas, so that programs must calculate them. */
function withoutResults(data: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(data)).map(([path, bytes]) => {
    const text = strFromU8(bytes).replace(/(<\/f>)<v>[^<]*<\/v>/g, "$1");
    return [path, strToU8(text)] as const;
  });
  return zipSync(Object.fromEntries(parts));
}

/** Fills in each empty input row of the first sheet. */
function filled(spreadsheet: Spreadsheet): Spreadsheet {
  const [first, ...others] = spreadsheet.sheets;
  if (!first) return spreadsheet;
  const rows = first.rows.map((row, index) => {
    const isFree = row.style === "input" && row.value === undefined;
    return isFree ? { ...row, value: 1000.55 * (index + 1) } : row;
  });
  return { ...spreadsheet, sheets: [{ ...first, rows }, ...others] };
}

/** Converts a number or percentage: "4.33%" is 0.0433. */
function toFigure(text: string): number {
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
}

/** Returns all numbers of a spreadsheet, row by row. */
function figuresOf(spreadsheet: Spreadsheet): number[] {
  return createSheetGrids(spreadsheet).flatMap(({ cells }) =>
    cells.flat().flatMap((cell) => (typeof cell?.value === "number" ? [cell.value] : [])),
  );
}

// The CSV filter options of LibreOffice for all sheets and raw values, one file per sheet.
const everySheet = "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false,false,false,-1";

// Skipped if LibreOffice is not installed: nothing can replace it.
describe.runIf(office)("LibreOffice", () => {
  test.each(site.spreadsheets)(
    "calculates the same figures for $id",
    (spreadsheet) => {
      const given = filled(spreadsheet);
      const sheets = convert("x.xlsx", withoutResults(makeExcel(given, house)), everySheet);
      const read = given.sheets.flatMap(({ name }) => {
        const text = sheets.get(`x-${name}.csv`) ?? "";
        const cells = text.split(/[;\n]/).map((cell) => cell.replace(/^"|"$/g, ""));
        return cells.filter((cell) => /^-?\d+(\.\d+)?%?$/.test(cell)).map(toFigure);
      });
      const wanted = figuresOf(given);
      expect(read.length).toBe(wanted.length);
      wanted.forEach((value, index) => {
        expect(read[index]).toBeCloseTo(value, 4);
      });
    },
    120_000,
  );

  test.each(site.documents)(
    "reads every title and paragraph of $id",
    (document: Document) => {
      const [text = ""] = convert(
        "x.docx",
        makeWord(document, house),
        "txt:Text (encoded):UTF8",
      ).values();
      const read = text.replace(/\s+/g, " ");
      for (const { title, paragraphs } of document.clauses) {
        expect(read).toContain(title);
        for (const paragraph of paragraphs) {
          // In the file, blanks are in single brackets.
          const written = paragraph.replace(/\[\[|\]\]/g, (mark) => mark[0] ?? "");
          expect(read).toContain(written.replace(/\s+/g, " ").trim());
        }
      }
      expect(text).toMatch(/1\.1/);
    },
    120_000,
  );
});
