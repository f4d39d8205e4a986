import type { AnyCode } from "./codes.ts";
import { changeOf, type Planted, plant } from "./planted.ts";
import type { ShippedFile } from "./shipped.ts";

/** One mistake: a text that occurs exactly once in a file, and its replacement. */
type Row = readonly [file: string, part: string, planted: string, suggestion?: string];

/** Mistakes by kind. The kind is the expected code, unless `codes` lists others. */
export type Table = Readonly<
  Record<string, readonly Row[] | { codes: AnyCode[]; rows: readonly Row[] }>
>;

/** Plants the mistakes of a table. */
export function tableCases(files: readonly ShippedFile[], table: Table): Planted[] {
  return Object.entries(table).flatMap(([kind, entry]) => {
    const { codes, rows } = "rows" in entry ? entry : { codes: [kind as AnyCode], rows: entry };
    return rows.map((row) => plantRow(files, kind, codes, row));
  });
}

function plantRow(
  files: readonly ShippedFile[],
  kind: string,
  codes: AnyCode[],
  [path, part, planted, suggestion]: Row,
): Planted {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`there is no file ${path}`);
  const change = changeOf(file.text, part, planted);
  return plant({ kind, codes, suggestion }, path, file.text, change);
}
