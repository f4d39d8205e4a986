import type { Edit } from "../../yaml/diagnostic.ts";
import type { Line } from "../../yaml/lines.ts";
import { createFinding, type FieldSourceText, type Finding } from "./findings.ts";

/** The error of a row, with edits if the repair is certain. */
interface TableRowError {
  line: Line;
  fault: "marks" | "split" | "outside" | "cells";
  columns?: { found: number; due: number };
  edits?: Edit[];
}

/**
 * Finds rows that break a table: rows without bars, with too many or too few columns, after a blank
 * line, or without a separator line.
 */
export function* findBrokenTableRows(written: FieldSourceText): Generator<Finding> {
  if (!written.text.includes("|")) return;
  for (const { line, fault, columns, edits } of findTableErrors(written.lines())) {
    const range = { start: line.start + Math.max(0, line.text.search(/\S/)), end: line.end };
    yield createFinding(written, "table-rows", { fault, ...columns }, { range, edits });
  }
}

/** Yields the first error of each table. */
function* findTableErrors(lines: readonly Line[]): Generator<TableRowError> {
  for (let at = 0; at < lines.length; at += 1) {
    if (!isTableRow(lines[at])) continue;
    const end = endOfRows(lines, at);
    const rows = lines.slice(at, end);
    const found =
      findTableWithoutSeparator(lines, at, rows) ??
      findUnevenRow(rows) ??
      findRowOutsideTable(lines, end, rows);
    if (found) yield found;
    // Later errors of the same table may be consequences.
    at = found ? endOfTable(lines, end) : end;
  }
}

/** Returns the index of the first line that is not a row and has no row directly below it. */
function endOfTable(lines: readonly Line[], from: number): number {
  let end = from;
  while (end < lines.length && (isTableRow(lines[end]) || isTableRow(lines[end + 1]))) end += 1;
  return end;
}

/**
 * Finds rows without a valid separator line. It is missing, has the wrong dashes, or a blank line
 * separates the rows from it.
 */
function findTableWithoutSeparator(
  lines: readonly Line[],
  at: number,
  rows: readonly Line[],
): TableRowError | undefined {
  const [head, marks] = rows;
  if (!head || (marks && isSeparatorRow(marks, "-"))) return undefined;
  if (marks && isSeparatorRow(marks, "-–—−")) {
    const edits = [{ ...rangeOfLine(marks), text: marks.text.replace(/[–—−]+/g, "---") }];
    return { line: marks, fault: "marks", edits };
  }
  const above = lastNonBlankIndex(lines, at);
  if (isTableRow(lines[above]) && splitCells(lines[above]).length === splitCells(head).length) {
    const gap = lines[above + 1];
    const edits = gap && [{ start: gap.start, end: head.start, text: "" }];
    return { line: head, fault: "split", edits };
  }
  if (rows.length < 2) return undefined;
  const dashes = `|${splitCells(head)
    .map(() => "---|")
    .join("")}`;
  const indent = /^\s*/.exec(head.text)?.[0] ?? "";
  const edits = [{ start: head.end, end: head.end, text: `\n${indent}${dashes}` }];
  return { line: head, fault: "marks", edits };
}

/** Returns the first row with more or fewer columns than the header. */
function findUnevenRow(rows: readonly Line[]): TableRowError | undefined {
  const due = splitCells(rows[0]).length;
  const line = rows.slice(2).find((row) => splitCells(row).length !== due);
  return line && { line, fault: "cells", columns: { found: splitCells(line).length, due } };
}

/**
 * Finds a line without bars that belongs to a table: directly below the table, with as many columns
 * but another separator, or between its rows.
 */
function findRowOutsideTable(
  lines: readonly Line[],
  end: number,
  rows: readonly Line[],
): TableRowError | undefined {
  const line = lines[end];
  if (!line || line.text.trim() === "") return undefined;
  const due = splitCells(rows[0]).length;
  const cells = line.text.trim().split(/(?:(?<!\s)\s+)?(?:\t|;| {3,})\s*/);
  if (cells.length === due) {
    const [indent = ""] = /^\s*/.exec(line.text) ?? [];
    const edits = [{ ...rangeOfLine(line), text: `${indent}| ${cells.join(" | ")} |` }];
    return { line, fault: "outside", edits };
  }
  return isTableRow(lines[end + 1]) ? { line, fault: "outside" } : undefined;
}

function rangeOfLine({ start, end }: Line) {
  return { start, end };
}

function endOfRows(lines: readonly Line[], from: number): number {
  let end = from + 1;
  while (lines[end]?.text.includes("|")) end += 1;
  return end;
}

/** Returns the index of the last non-blank line above another line, or -1. */
function lastNonBlankIndex(lines: readonly Line[], below: number): number {
  let at = below - 1;
  while (lines[at]?.text.trim() === "") at -= 1;
  return at;
}

function isTableRow(line: Line | undefined): boolean {
  return line !== undefined && /^\s*\|.*\S/.test(line.text);
}

function isSeparatorRow(line: Line, dashes: string): boolean {
  const mark = new RegExp(`^:?[${dashes}]+:?$`);
  return line.text.includes("|") && splitCells(line).every((cell) => mark.test(cell));
}

function splitCells(line: Line | undefined): string[] {
  const inner = (line?.text ?? "").trim().replace(/^\||(?<!\\)\|$/g, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
