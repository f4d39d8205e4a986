import type { Sheet, SheetColumn, SheetRow, Spreadsheet } from "../types.ts";
import { evaluate } from "./evaluate.ts";
import { type Formula, type FormulaParseError, parseFormula } from "./formula.ts";
import type { CellValue } from "./functions.ts";
import { type CellRange, parseReference, type Reference, rangeAddress } from "./reference.ts";

/** A cell with content, or an input cell that readers fill in. */
export interface GridCell {
  /** The content of the cell, or the result of its formula. */
  value: CellValue;
  /** The formula in A1 notation, without `=`. */
  formula?: string;
  row: SheetRow;
  column: SheetColumn;
}

/** A sheet laid out as a grid. Grid rows and columns are counted from 0. */
export interface SheetGrid {
  sheet: Sheet;
  /** The grid row of the column titles; `undefined` if no column has a title. */
  headerRow?: number;
  /** The grid row in which the sheet's own rows begin. */
  firstRow: number;
  /** The cells of the sheet's own rows; `undefined` for an empty cell. */
  cells: (GridCell | undefined)[][];
}

/** The source content of a cell, before calculation. */
export interface CellContent {
  written: number | string;
  /** The JSON Pointer to the content in the sheet, below a row or a column. */
  path: string;
}

/** Lays out a valid spreadsheet, one grid per sheet, and calculates its formulas. */
export function createSheetGrids(spreadsheet: Spreadsheet): SheetGrid[] {
  const calculator = new Calculator(spreadsheet.sheets);
  return spreadsheet.sheets.map((sheet, index) => {
    const rows = sheet.rows.map((_, row) => row);
    const cells = rows.map((row) =>
      sheet.columns.map((_, column) => calculator.cell({ sheet: index, row, column })),
    );
    return { sheet, ...rowLayout(sheet), cells };
  });
}

/**
 * Calculates the grid rows of a sheet's column titles and of its first own row. The sheet's title
 * and lede each take a row above them.
 */
export function rowLayout(sheet: Sheet): { headerRow?: number; firstRow: number } {
  const above = [sheet.title, sheet.lede].filter(Boolean).length;
  const hasTitles = sheet.columns.some(({ title }) => title);
  return hasTitles ? { headerRow: above, firstRow: above + 1 } : { firstRow: above };
}

/**
 * Returns the source content of a cell: from the row for this column, else from the column, else
 * from the row for all columns. Returns `undefined` if the cell is empty.
 */
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

/** Whether the content of a cell is a formula. */
export function isFormula(written: unknown): written is string {
  return typeof written === "string" && written.startsWith("=");
}

/**
 * Zero-based coordinates of a cell. `row` counts only the sheet's own rows, not the title rows
 * above.
 */
export interface CellCoordinates {
  sheet: number;
  row: number;
  column: number;
}

/** The first part of a reference that does not exist, and the ids that exist at its level. */
export interface MissingReferencePart {
  missing: "sheet" | "row" | "column";
  id: string;
  among: string[];
}

/** Resolves a reference in the formula of the cell `from` to a range of cells. */
export function resolveReference(
  sheets: readonly Sheet[],
  reference: Reference,
  from: CellCoordinates,
): CellRange | MissingReferencePart {
  const ids = sheets.map(({ id }) => id);
  const index = reference.sheet === undefined ? from.sheet : ids.indexOf(reference.sheet);
  const sheet = sheets[index];
  if (!sheet) return { missing: "sheet", id: reference.sheet ?? "", among: ids };
  const rows = resolveIdRange(
    reference.rows,
    sheet.rows.map(({ id }) => id ?? ""),
    from.row,
  );
  if ("lost" in rows) return toMissingReferencePart("row", rows.lost, sheet.rows);
  const columns = resolveIdRange(
    reference.columns,
    sheet.columns.map(({ id }) => id),
    from.column,
  );
  if ("lost" in columns) return toMissingReferencePart("column", columns.lost, sheet.columns);
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

function toMissingReferencePart(
  missing: MissingReferencePart["missing"],
  id: string,
  all: readonly { id?: string }[],
): MissingReferencePart {
  return { missing, id, among: all.flatMap((each) => each.id ?? []) };
}

const textOrReferencePattern = /"(?:[^"]|"")*"|;|\{[^{}]*\}/g;

/** Calculates the cells of a spreadsheet and caches the results. */
export class Calculator {
  private readonly sheets: readonly Sheet[];
  private readonly values = new Map<string, CellValue>();
  private readonly formulas = new Map<string, Formula | FormulaParseError>();
  /** The cells that are being calculated, for cycle detection. */
  private readonly open = new Set<string>();
  /** The cells at which circular references were found. */
  readonly circular = new Set<string>();

  constructor(sheets: readonly Sheet[]) {
    this.sheets = sheets;
  }

  /**
   * Returns the cell at some coordinates; `undefined` if it is empty and readers do not fill it in.
   */
  cell(at: CellCoordinates): GridCell | undefined {
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

  /** Returns the value of a cell: its content, or the result of its formula; `#REF!` in a cycle. */
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
    return written.replace(textOrReferencePattern, (text) => {
      if (text.startsWith('"')) return text;
      // The file format always separates arguments with commas; only the display depends on the
      // locale.
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
