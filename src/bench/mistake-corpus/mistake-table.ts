import type { DiagnosticCode } from "./diagnostic-codes.ts";
import { createReplacement, type PlantedMistake, plantMistake } from "./planted-mistakes.ts";
import type { ShippedFile } from "./shipped-site.ts";

/** One mistake: a text that occurs exactly once in a file, and its replacement. */
type MistakeRow = readonly [file: string, part: string, planted: string, suggestion?: string];

/** Mistakes by kind. The kind is the expected code, unless `codes` lists others. */
export type MistakeTable = Readonly<
  Record<string, readonly MistakeRow[] | { codes: DiagnosticCode[]; rows: readonly MistakeRow[] }>
>;

/** Plants each mistake of a table in its file. */
export function mistakesFromTable(
  files: readonly ShippedFile[],
  table: MistakeTable,
): PlantedMistake[] {
  return Object.entries(table).flatMap(([kind, entry]) => {
    const { codes, rows } =
      "rows" in entry ? entry : { codes: [kind as DiagnosticCode], rows: entry };
    return rows.map((row) => plantRowMistake(files, kind, codes, row));
  });
}

function plantRowMistake(
  files: readonly ShippedFile[],
  kind: string,
  codes: DiagnosticCode[],
  [path, part, planted, suggestion]: MistakeRow,
): PlantedMistake {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`there is no file ${path}`);
  const change = createReplacement(file.text, part, planted);
  return plantMistake({ kind, codes, suggestion }, path, file.text, change);
}
