import type { Sheet, SheetColumn, SheetRow, Spreadsheet } from "../types.ts";
import { evaluate } from "./evaluate.ts";
import { type Formula, type FormulaParseError, parseFormula } from "./formula.ts";
import type { CellValue } from "./functions.ts";
import { type CellRange, parseReference, type Reference, rangeAddress } from "./reference.ts";

/** A cell that holds something, or waits for it. */
export interface Cell {
  /** What is written in it, or what its formula results in. */
  value: CellValue;
  /** The formula as spreadsheet programs write it, without `=`. */
  formula?: string;
  row: SheetRow;
  column: SheetColumn;
}

/** A sheet with each row and cell at its place; rows and columns count from 0. */
export interface GridSheet {
  sheet: Sheet;
  /** Where the titles of the columns stand; nothing where no column has one. */
  headerRow?: number;
  /** Where the first of the sheet's rows stands. */
  firstRow: number;
  /** For each of the sheet's rows, its cells: nothing where a cell stays empty. */
  cells: (Cell | undefined)[][];
}

/** What is written in a cell of a sheet, before anything is calculated. */
export interface CellContent {
  written: number | string;
  /** Where it was written: below the row or below the column, as a JSON Pointer in the sheet. */
  path: string;
}

/** Places every cell of a spreadsheet without mistakes, and calculates its formulas. */
export function createGrid(spreadsheet: Spreadsheet): GridSheet[] {
  const calculator = new Calculator(spreadsheet.sheets);
  return spreadsheet.sheets.map((sheet, index) => {
    const rows = sheet.rows.map((_, row) => row);
    const cells = rows.map((row) =>
      sheet.columns.map((_, column) => calculator.cell({ sheet: index, row, column })),
    );
    return { sheet, ...rowLayout(sheet), cells };
  });
}

/** Above the rows of a sheet: its title, how to fill it in, the titles of its columns. */
export function rowLayout(sheet: Sheet): { headerRow?: number; firstRow: number } {
  const above = [sheet.title, sheet.lede].filter(Boolean).length;
  const hasTitles = sheet.columns.some(({ title }) => title);
  return hasTitles ? { headerRow: above, firstRow: above + 1 } : { firstRow: above };
}

/** What is written in a cell: by its row for this column, by the column, or by the row for all. */
export function cellContent(
  sheet: Sheet,
  rowIndex: number,
  columnIndex: number,
): CellContent | undefined {
  const row = sheet.rows[rowIndex];
  const column = sheet.columns[columnIndex];
  if (!row || !column) return undefined;
  const path = `/rows/${rowIndex}`;
  const own = row.cells?.[column.id];
  if (own !== undefined) return { written: own, path: `${path}/cells/${column.id}` };
  if (columnIndex === 0)
    return row.label ? { written: row.label, path: `${path}/label` } : undefined;
  const isPlain = !["group", "note"].includes(row.style ?? "");
  const isFilled = row.id !== undefined || row.value !== undefined || row.style !== undefined;
  if (column.value && isPlain && isFilled)
    return { written: column.value, path: `/columns/${columnIndex}/value` };
  return row.value === undefined ? undefined : { written: row.value, path: `${path}/value` };
}

/** Whether what is written in a cell is a formula. */
export function isFormula(written: unknown): written is string {
  return typeof written === "string" && written.startsWith("=");
}

/** A cell by its numbers: those of the sheet's own rows, without what stands above them. */
export interface CellCoordinates {
  sheet: number;
  row: number;
  column: number;
}

/** Why a reference leads nowhere: the first part of it that does not exist. */
export interface MissingPart {
  missing: "sheet" | "row" | "column";
  id: string;
  among: string[];
}

/** The cells that a reference means in a formula of the cell at a place. */
export function resolveReference(
  sheets: readonly Sheet[],
  reference: Reference,
  from: CellCoordinates,
): CellRange | MissingPart {
  const ids = sheets.map(({ id }) => id);
  const index = reference.sheet === undefined ? from.sheet : ids.indexOf(reference.sheet);
  const sheet = sheets[index];
  if (!sheet) return { missing: "sheet", id: reference.sheet ?? "", among: ids };
  const rows = resolveIdRange(
    reference.rows,
    sheet.rows.map(({ id }) => id ?? ""),
    from.row,
  );
  if ("lost" in rows) return missingPart("row", rows.lost, sheet.rows);
  const columns = resolveIdRange(
    reference.columns,
    sheet.columns.map(({ id }) => id),
    from.column,
  );
  if ("lost" in columns) return missingPart("column", columns.lost, sheet.columns);
  return {
    sheet: index,
    top: rows.first,
    bottom: rows.last,
    left: columns.first,
    right: columns.last,
  };
}

function resolveIdRange(
  span: Reference["rows"],
  ids: readonly string[],
  own: number,
): { first: number; last: number } | { lost: string } {
  if (!span) return { first: own, last: own };
  const lost = [span.from, span.to].find((id) => !ids.includes(id));
  if (lost !== undefined) return { lost };
  const [first, last] = [ids.indexOf(span.from), ids.indexOf(span.to)].sort((a, b) => a - b);
  return { first: first ?? 0, last: last ?? 0 };
}

function missingPart(
  missing: MissingPart["missing"],
  id: string,
  all: readonly { id?: string }[],
): MissingPart {
  return { missing, id, among: all.flatMap((each) => each.id ?? []) };
}

const quotedOrMark = /"(?:[^"]|"")*"|;|\{[^{}]*\}/g;

/** Calculates the cells of a spreadsheet, each once. */
export class Calculator {
  private readonly sheets: readonly Sheet[];
  private readonly values = new Map<string, CellValue>();
  private readonly formulas = new Map<string, Formula | FormulaParseError>();
  /** The cells on the way from the one that was asked for. */
  private readonly open = new Set<string>();
  /** The cells whose formula comes back to themselves. */
  readonly circular = new Set<string>();

  constructor(sheets: readonly Sheet[]) {
    this.sheets = sheets;
  }

  /** The cell at a place; nothing where it stays empty and nobody is asked to fill it in. */
  cell(at: CellCoordinates): Cell | undefined {
    const sheet = this.sheets[at.sheet];
    const row = sheet?.rows[at.row];
    const column = sheet?.columns[at.column];
    if (!row || !column) return undefined;
    const content = cellContent(sheet, at.row, at.column);
    const isEmpty = content === undefined && (row.style !== "input" || at.column === 0);
    if (isEmpty) return undefined;
    const formula = isFormula(content?.written)
      ? this.translate(content.written.slice(1), at)
      : undefined;
    return { value: this.value(at), formula, row, column };
  }

  /** What a cell shows: what is written in it, or the result of its formula. */
  value(at: CellCoordinates): CellValue {
    const key = cellKey(at);
    if (this.values.has(key)) return this.values.get(key);
    if (this.open.has(key)) {
      this.circular.add(key);
      return { error: "#REF!" };
    }
    this.open.add(key);
    const value = this.calculate(at);
    this.open.delete(key);
    this.values.set(key, value);
    return value;
  }

  private calculate(at: CellCoordinates): CellValue {
    const sheet = this.sheets[at.sheet];
    const written = sheet && cellContent(sheet, at.row, at.column)?.written;
    if (!isFormula(written)) return written;
    const formula = this.formulas.get(written) ?? parseFormula(written);
    this.formulas.set(written, formula);
    if ("fault" in formula) return { error: "#VALUE!" };
    return evaluate(formula, (reference) => this.valuesOf(reference, at));
  }

  private valuesOf(reference: Reference, at: CellCoordinates): CellValue[] {
    const area = resolveReference(this.sheets, reference, at);
    if ("missing" in area) return [{ error: "#REF!" }];
    const rows = integersBetween(area.top, area.bottom);
    const columns = integersBetween(area.left, area.right);
    return rows.flatMap((row) =>
      columns.map((column) => this.value({ sheet: area.sheet, row, column })),
    );
  }

  private translate(written: string, at: CellCoordinates): string {
    return written.replace(quotedOrMark, (text) => {
      if (text.startsWith('"')) return text;
      // The file knows the comma alone, whatever a program shows.
      if (text === ";") return ",";
      const reference = parseReference(text);
      const area = reference && resolveReference(this.sheets, reference, at);
      if (!area || "missing" in area) return text;
      const target = this.sheets[area.sheet];
      const first = target ? rowLayout(target).firstRow : 0;
      const moved = { ...area, top: area.top + first, bottom: area.bottom + first };
      return rangeAddress(moved, area.sheet === at.sheet ? undefined : target?.name);
    });
  }
}

export function cellKey({ sheet, row, column }: CellCoordinates): string {
  return `${sheet} ${row} ${column}`;
}

function integersBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
