import type { AnyCode } from "./codes.ts";
import { changeOf, type Planted, plant } from "./planted.ts";
import type { ShippedFile } from "./shipped.ts";

/** One mistake: a part of a file that stands there once, and what takes its place. */
type Row = readonly [file: string, part: string, planted: string, suggestion?: string];

/** Mistakes by their kind; a kind that is not a code says which codes may tell it. */
export type Table = Readonly<
  Record<string, readonly Row[] | { codes: AnyCode[]; rows: readonly Row[] }>
>;

/** The mistakes of a table, each in its file. */
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
