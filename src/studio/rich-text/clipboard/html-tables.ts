import type { Node } from "prosemirror-model";
import { nodeTypes } from "../source/body-schema.ts";
import { type InlineRun, runsToNodes } from "../source/inline-runs.ts";
import { collapseSpacesInRuns, type InlineMarks, parseRuns } from "./html-runs.ts";

/**
 * Converts a table. The first row becomes the header, and each cell becomes one line. Returns
 * `undefined` if the table is empty.
 */
export function parseTable(element: Element, around: InlineMarks): Node | undefined {
  const rows = removeEmptyRows(parseRows(element, around));
  const width = rows.reduce((most, row) => Math.max(most, countCellsUpToLastFilled(row)), 0);
  if (width === 0) return undefined;
  return nodeTypes.table.create(
    null,
    rows.map((row, at) => {
      const cells = Array.from({ length: width }, (_, column) => row[column] ?? []).map((runs) =>
        at === 0 ? removeStrong(runs) : runs,
      );
      const type = at === 0 ? nodeTypes.head : nodeTypes.cell;
      return nodeTypes.row.create(
        null,
        cells.map((runs) => type.create(null, runsToNodes(runs, true))),
      );
    }),
  );
}

/** Parses the cells of each row. A cell that spans columns is followed by empty ones. */
function parseRows(element: Element, around: InlineMarks): InlineRun[][][] {
  const rows = [...element.querySelectorAll("tr")].filter(
    (row) => row.closest("table") === element,
  );
  return rows.map((row) =>
    [...row.children].flatMap((cell) => {
      const span = Math.min(Number(cell.getAttribute("colspan")) || 1, 50);
      return [parseCell(cell, around), ...Array.from({ length: span - 1 }, () => [])];
    }),
  );
}

/** Parses the content of a cell into one line. */
function parseCell(cell: Element, around: InlineMarks): InlineRun[] {
  const runs = [...cell.childNodes].flatMap((child) => [...parseRuns(child, around), spaceRun]);
  return collapseSpacesInRuns(runs.map((run) => (run.kind === "break" ? spaceRun : run)));
}

const spaceRun: InlineRun = { strong: false, em: false, kind: "text", text: " " };

/** Removes the bold mark from header cells, which are bold by default. */
function removeStrong(runs: readonly InlineRun[]): InlineRun[] {
  return collapseSpacesInRuns(runs.map((run) => ({ ...run, strong: false })));
}

function removeEmptyRows(rows: readonly InlineRun[][][]): InlineRun[][][] {
  return rows.filter((row) => countCellsUpToLastFilled(row) > 0);
}

/** Counts the cells up to the last non-empty one. */
function countCellsUpToLastFilled(row: readonly InlineRun[][]): number {
  return row.findLastIndex((runs) => runs.length > 0) + 1;
}
