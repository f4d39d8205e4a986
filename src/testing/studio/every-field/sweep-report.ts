/** Field counts of a file, or of all files. */
export interface FieldCounts {
  fields: number;
  /** Fields that got another value, without any other change in the file. */
  set: number;
  /**
   * Fields that were removed from the file. Required fields count if they were saved as empty
   * texts.
   */
  cleared: number;
  /**
   * Fields that could not be emptied, because they are required. The file was unchanged and the
   * field had a diagnostic.
   */
  held: number;
  /** Fields that cannot be emptied: choices without an empty option. */
  always: number;
  /** Fields whose changes were all undone, byte for byte. */
  back: number;
  /**
   * Fields that were not set, because every other value is a draft with a diagnostic or there is no
   * other value. The report prints the reason.
   */
  kept: number;
  /** Groups, lists and maps that the file may have but does not have. */
  groups: number;
  /** Groups that were added, filled, saved, and removed by their button. */
  added: number;
  /** Fields set inside those groups. */
  inside: number;
  /** Groups, and fields in them, that the check rejects with a diagnostic. */
  refused: number;
  failed: number;
}

/** The counts of one file. */
export interface FileFieldCounts extends FieldCounts {
  file: string;
}

/** A field that got no other value, with the reason. */
export interface UncoveredField {
  name: string;
  sentence: string;
}

/** The result of a sweep. */
export interface SweepReport {
  rows: FileFieldCounts[];
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
] as const satisfies readonly (keyof FieldCounts)[];

/** Returns a row of zeros. */
export function createEmptyCounts(file: string): FileFieldCounts {
  const row = { file, fields: 0, set: 0, cleared: 0, held: 0 };
  const groups = { groups: 0, added: 0, inside: 0, refused: 0 };
  return { ...row, always: 0, back: 0, kept: 0, ...groups, failed: 0 };
}

/** Returns the sum of all rows. */
export function sumFieldCounts(rows: readonly FileFieldCounts[]): FileFieldCounts {
  const whole = createEmptyCounts("all");
  for (const row of rows) for (const column of columns) whole[column] += row[column];
  return whole;
}

/** The header of the table of files. */
export const headLine = formatTableLine("file", columns);

/** Formats the counts of a file as a row of the table. */
export function formatFileCounts(row: FileFieldCounts): string {
  return formatTableLine(
    row.file,
    columns.map((column) => String(row[column])),
  );
}

function formatTableLine(name: string, cells: readonly string[]): string {
  return [name.padEnd(50), ...cells.map((cell) => cell.padStart(8))].join("");
}
