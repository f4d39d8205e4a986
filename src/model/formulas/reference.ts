/** A parsed reference: `{row}`, `{row..row}`, `{@column}`, `{sheet!row@column..column}`. */
export interface Reference {
  /** The source text, including the braces. */
  written: string;
  /**
   * The id of the sheet. If the sheet, rows or columns are missing, those of the formula's cell
   * apply.
   */
  sheet?: string;
  rows?: IdRange;
  columns?: IdRange;
}

/** A range of ids, both ends included. For a single id, both ends are the same. */
interface IdRange {
  from: string;
  to: string;
}

/** A range of cells: zero-based indexes, both ends included. */
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

/** Parses a reference; `undefined` if it is malformed. */
export function parseReference(written: string): Reference | undefined {
  const match = referencePattern.exec(written.replaceAll(" ", ""));
  if (!match || written === "{}") return undefined;
  const [, sheet, top, bottom, left, right] = match;
  return { written, sheet, rows: toIdRange(top, bottom), columns: toIdRange(left, right) };
}

function toIdRange(from: string | undefined, to: string | undefined): IdRange | undefined {
  return from === undefined ? undefined : { from, to: to ?? from };
}

/** Returns the letters of a column: 0 → "A", 26 → "AA" (ECMA-376-1, 18.3.1.4). */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

/** Returns the A1 address of a cell: (0, 1) → "B1". */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** Returns a range in A1 notation. Pass `sheetName` for a range in another sheet. */
export function rangeAddress(area: CellRange, sheetName?: string): string {
  const first = cellAddress(area.top, area.left);
  const last = cellAddress(area.bottom, area.right);
  const cells = first === last ? first : `${first}:${last}`;
  return sheetName === undefined ? cells : `'${sheetName.replaceAll("'", "''")}'!${cells}`;
}
