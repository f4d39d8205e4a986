import type { Edit } from "../../yaml/diagnostic.ts";
import type { Line } from "../../yaml/lines.ts";
import { type Finding, finding, type Written } from "./written-text.ts";

/** What is wrong with a row, and how it is mended where that is certain. */
interface Fault {
  line: Line;
  fault: "marks" | "split" | "outside" | "cells";
  columns?: { found: number; due: number };
  edits?: Edit[];
}

/** Tables whose rows would come apart: a row without its bars, a blank line, no line of dashes. */
export function* tableRows(written: Written): Generator<Finding> {
  if (!written.text.includes("|")) return;
  for (const { line, fault, columns, edits } of faultsOf(written.lines())) {
    const range = { start: line.start + Math.max(0, line.text.search(/\S/)), end: line.end };
    yield finding(written, "table-rows", { fault, ...columns }, { range, edits });
  }
}

/** The first fault of each table. */
function* faultsOf(lines: readonly Line[]): Generator<Fault> {
  for (let at = 0; at < lines.length; at += 1) {
    if (!isRow(lines[at])) continue;
    const end = endOfRows(lines, at);
    const rows = lines.slice(at, end);
    const found = headless(lines, at, rows) ?? uneven(rows) ?? fallen(lines, end, rows);
    if (found) yield found;
    // What follows a fault may follow from it.
    at = found ? endOfTable(lines, end) : end;
  }
}

/** Where the next paragraph begins that is no row. */
function endOfTable(lines: readonly Line[], from: number): number {
  let end = from;
  while (end < lines.length && (isRow(lines[end]) || isRow(lines[end + 1]))) end += 1;
  return end;
}

/** Rows that no line of dashes makes a table: it got lost, or an empty line cut them off. */
function headless(lines: readonly Line[], at: number, rows: readonly Line[]): Fault | undefined {
  const [head, marks] = rows;
  if (!head || (marks && isMarks(marks, "-"))) return undefined;
  if (marks && isMarks(marks, "-–—−")) {
    const edits = [{ ...placeOf(marks), text: marks.text.replace(/[–—−]+/g, "---") }];
    return { line: marks, fault: "marks", edits };
  }
  const above = lastInk(lines, at);
  if (isRow(lines[above]) && cellsOf(lines[above]).length === cellsOf(head).length) {
    const gap = lines[above + 1];
    const edits = gap && [{ start: gap.start, end: head.start, text: "" }];
    return { line: head, fault: "split", edits };
  }
  if (rows.length < 2) return undefined;
  const dashes = `|${cellsOf(head)
    .map(() => "---|")
    .join("")}`;
  const indent = /^\s*/.exec(head.text)?.[0] ?? "";
  const edits = [{ start: head.end, end: head.end, text: `\n${indent}${dashes}` }];
  return { line: head, fault: "marks", edits };
}

/** A row that has more or fewer columns than the first one. */
function uneven(rows: readonly Line[]): Fault | undefined {
  const due = cellsOf(rows[0]).length;
  const line = rows.slice(2).find((row) => cellsOf(row).length !== due);
  return line && { line, fault: "cells", columns: { found: cellsOf(line).length, due } };
}

/** A line right below a table, or in its middle, whose columns are parted by another sign. */
function fallen(lines: readonly Line[], end: number, rows: readonly Line[]): Fault | undefined {
  const line = lines[end];
  if (!line || line.text.trim() === "") return undefined;
  const due = cellsOf(rows[0]).length;
  const cells = line.text.trim().split(/(?:(?<!\s)\s+)?(?:\t|;| {3,})\s*/);
  if (cells.length === due) {
    const [indent = ""] = /^\s*/.exec(line.text) ?? [];
    const edits = [{ ...placeOf(line), text: `${indent}| ${cells.join(" | ")} |` }];
    return { line, fault: "outside", edits };
  }
  return isRow(lines[end + 1]) ? { line, fault: "outside" } : undefined;
}

function placeOf({ start, end }: Line) {
  return { start, end };
}

function endOfRows(lines: readonly Line[], from: number): number {
  let end = from + 1;
  while (lines[end]?.text.includes("|")) end += 1;
  return end;
}

/** The last line above another one that is not empty; -1 if there is none. */
function lastInk(lines: readonly Line[], below: number): number {
  let at = below - 1;
  while (lines[at]?.text.trim() === "") at -= 1;
  return at;
}

function isRow(line: Line | undefined): boolean {
  return line !== undefined && /^\s*\|.*\S/.test(line.text);
}

function isMarks(line: Line, dashes: string): boolean {
  const mark = new RegExp(`^:?[${dashes}]+:?$`);
  return line.text.includes("|") && cellsOf(line).every((cell) => mark.test(cell));
}

function cellsOf(line: Line | undefined): string[] {
  const inner = (line?.text ?? "").trim().replace(/^\||(?<!\\)\|$/g, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
