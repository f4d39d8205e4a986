import type { Node } from "prosemirror-model";
import { kinds } from "../source/body-schema.ts";
import { type Run, toNodes } from "../source/inline-runs.ts";
import { type Around, lineOf, runsOf } from "./html-runs.ts";

/**
 * Converts a table: the first row becomes the header, each cell one line; `undefined` if the
 * table is empty.
 */
export function tableFrom(element: Element, around: Around): Node | undefined {
  const rows = withoutEmpty(rowsOf(element, around));
  const width = rows.reduce((most, row) => Math.max(most, lastFilled(row)), 0);
  if (width === 0) return undefined;
  return kinds.table.create(
    null,
    rows.map((row, at) => {
      const cells = Array.from({ length: width }, (_, column) => row[column] ?? []).map((runs) =>
        at === 0 ? withoutStrong(runs) : runs,
      );
      const type = at === 0 ? kinds.head : kinds.cell;
      return kinds.row.create(
        null,
        cells.map((runs) => type.create(null, toNodes(runs, true))),
      );
    }),
  );
}

/** The cells of each row. A cell that spans columns is followed by empty ones. */
function rowsOf(element: Element, around: Around): Run[][][] {
  const rows = [...element.querySelectorAll("tr")].filter(
    (row) => row.closest("table") === element,
  );
  return rows.map((row) =>
    [...row.children].flatMap((cell) => {
      const span = Math.min(Number(cell.getAttribute("colspan")) || 1, 50);
      return [cellOf(cell, around), ...Array.from({ length: span - 1 }, () => [])];
    }),
  );
}

/** The content of a cell in one line. */
function cellOf(cell: Element, around: Around): Run[] {
  const runs = [...cell.childNodes].flatMap((child) => [...runsOf(child, around), space]);
  return lineOf(runs.map((run) => (run.kind === "break" ? space : run)));
}

const space: Run = { strong: false, em: false, kind: "text", text: " " };

/** Header cells are bold by default: drop the mark. */
function withoutStrong(runs: readonly Run[]): Run[] {
  return lineOf(runs.map((run) => ({ ...run, strong: false })));
}

function withoutEmpty(rows: readonly Run[][][]): Run[][][] {
  return rows.filter((row) => lastFilled(row) > 0);
}

/** The number of cells up to the last non-empty one. */
function lastFilled(row: readonly Run[][]): number {
  return row.findLastIndex((runs) => runs.length > 0) + 1;
}
