import { createSheetGrids, type GridCell } from "../model/formulas/sheet-grid.ts";
import type { Spreadsheet } from "../model/types.ts";

// Without a byte order mark Excel assumes a legacy encoding.
const byteOrderMark = "\uFEFF";

/**
 * Writes the first sheet of a spreadsheet as CSV (RFC 4180), in the form that Excel expects in the
 * language: the separator is a comma, or a semicolon if the language has a decimal comma. Formulas
 * are replaced with their results.
 */
export function makeCsv(spreadsheet: Spreadsheet, language: string): Uint8Array {
  const [grid] = createSheetGrids(spreadsheet);
  const titles = grid?.sheet.columns.map(({ title = "" }) => title) ?? [];
  const rows = grid?.cells.map((row) => row.map((cell) => cellText(cell, language))) ?? [];
  const between = separatorOf(language);
  const lines = [titles, ...rows].map((row) =>
    row.map((text) => quoteCell(text, between)).join(between),
  );
  return Buffer.from(`${byteOrderMark}${lines.join("\r\n")}\r\n`, "utf8");
}

function separatorOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}

function cellText(cell: GridCell | undefined, language: string): string {
  const { value, row, column } = cell ?? {};
  if (typeof value === "object") return value.error;
  if (typeof value !== "number") return value === undefined ? "" : String(value);
  const format = row?.format ?? column?.format ?? "money";
  const cents = format === "number" ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: format === "percent" ? "percent" : "decimal",
    useGrouping: false,
    minimumFractionDigits: cents,
    maximumFractionDigits: Math.max(cents, 2),
  }).format(value);
}

function quoteCell(text: string, between: string): string {
  const isPlain = ![between, '"', "\r", "\n"].some((sign) => text.includes(sign));
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
