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
  /** Not set, for a reason that is printed: another value is a draft, with its sentence, or there is no other. */
  kept: number;
  /** Groups, lists and maps that the file may have and does not. */
  groups: number;
  /** They were added and filled, stood in the file, and went again by their button. */
  added: number;
  /** Fields in them that were set. */
  inside: number;
  /** Groups, and fields in them, that the check does not take there, with its sentence. */
  refused: number;
  failed: number;
}

/** A file with what became of its fields. */
export interface FileRow extends Coverage {
  file: string;
}

/** A field to which no other value came, with why not. */
export interface UncoveredField {
  name: string;
  sentence: string;
}

/** All that a sweep found. */
export interface SweepReport {
  rows: FileRow[];
  kept: UncoveredField[];
  /** Groups that could not be added, and fields in groups that could not be set. */
  refused: UncoveredField[];
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
  "groups",
  "added",
  "inside",
  "refused",
  "failed",
] as const satisfies readonly (keyof Coverage)[];

/** A row in which nothing has been looked at yet. */
export function emptyRow(file: string): FileRow {
  const row = { file, fields: 0, set: 0, cleared: 0, held: 0 };
  const groups = { groups: 0, added: 0, inside: 0, refused: 0 };
  return { ...row, always: 0, back: 0, kept: 0, ...groups, failed: 0 };
}

/** All files put together. */
export function sumRows(rows: readonly FileRow[]): FileRow {
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
