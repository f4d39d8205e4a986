/** What became of the fields of a file, or of all files. */
export interface Coverage {
  fields: number;
  /** Another value stood in the file, and nothing else had changed. */
  set: number;
  /** What may be left out went from the file. */
  cleared: number;
  /** What is demanded was left empty: a draft with a sentence at the field, and the file as before. */
  held: number;
  /** Choices that have no empty one. */
  always: number;
  /** All that was done to it was taken back, byte for byte. */
  back: number;
  /** Fields that others name: another value is a draft, with its sentence. */
  kept: number;
  failed: number;
}

/** A file with what became of its fields. */
export interface FileRow extends Coverage {
  file: string;
}

/** A field that the check keeps back because others name it, and what it says there. */
export interface KeptField {
  name: string;
  sentence: string;
}

/** All that a sweep found. */
export interface SweepReport {
  rows: FileRow[];
  kept: KeptField[];
  faults: string[];
}

const columns = [
  "fields",
  "set",
  "cleared",
  "held",
  "always",
  "back",
  "kept",
  "failed",
] as const satisfies readonly (keyof Coverage)[];

/** A row in which nothing has been looked at yet. */
export function emptyRow(file: string): FileRow {
  const row = { file, fields: 0, set: 0, cleared: 0, held: 0 };
  return { ...row, always: 0, back: 0, kept: 0, failed: 0 };
}

/** All files put together. */
export function wholeOf(rows: readonly FileRow[]): FileRow {
  const whole = emptyRow("all");
  for (const row of rows) for (const column of columns) whole[column] += row[column];
  return whole;
}

/** The head of the table of files. */
export const headLine = lineOf("file", columns);

/** A file as a line of the table. */
export function rowLine(row: FileRow): string {
  return lineOf(
    row.file,
    columns.map((column) => String(row[column])),
  );
}

function lineOf(name: string, cells: readonly string[]): string {
  return [name.padEnd(50), ...cells.map((cell) => cell.padStart(8))].join("");
}
