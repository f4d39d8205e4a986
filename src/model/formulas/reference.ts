/** A reference as editors write it: `{row}`, `{row..row}`, `{@column}`, `{sheet!row@column..column}`. */
export interface Reference {
  /** As it stands in the formula, braces included. */
  written: string;
  /** Ids; nothing where the formula's own sheet, row or column is meant. */
  sheet?: string;
  rows?: IdRange;
  columns?: IdRange;
}

/** From one id to another, both included; the same twice where only one is named. */
interface IdRange {
  from: string;
  to: string;
}

/** The cells that a reference names: indexes count from 0, ends are included. */
export interface CellRange {
  sheet: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const idPattern = "[a-z0-9]+(?:-[a-z0-9]+)*";
const idRangePattern = `(${idPattern})(?:\\.\\.(${idPattern}))?`;
const referencePattern = new RegExp(
  `^\\{(?:(${idPattern})!)?(?:${idRangePattern})?(?:@${idRangePattern})?\\}$`,
);

/** Reads a reference; `undefined` where the braces hold something else. */
export function parseReference(written: string): Reference | undefined {
  const match = referencePattern.exec(written.replaceAll(" ", ""));
  if (!match || written === "{}") return undefined;
  const [, sheet, top, bottom, left, right] = match;
  return { written, sheet, rows: toIdRange(top, bottom), columns: toIdRange(left, right) };
}

function toIdRange(from: string | undefined, to: string | undefined): IdRange | undefined {
  return from === undefined ? undefined : { from, to: to ?? from };
}

/** The letters of a column: 0 → "A", 26 → "AA" (ECMA-376-1, 18.3.1.4). */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

/** The address of a cell: (0, 1) → "B1". */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** An area as spreadsheet programs write it; the sheet's name comes first where it is another one. */
export function rangeAddress(area: CellRange, sheetName?: string): string {
  const first = cellAddress(area.top, area.left);
  const last = cellAddress(area.bottom, area.right);
  const cells = first === last ? first : `${first}:${last}`;
  return sheetName === undefined ? cells : `'${sheetName.replaceAll("'", "''")}'!${cells}`;
}
