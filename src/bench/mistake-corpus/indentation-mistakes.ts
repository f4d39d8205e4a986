import { isDeepStrictEqual } from "node:util";
import type { LoadResult } from "../../load/load.ts";
import { positionAt, splitLines } from "../../yaml/lines.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { ShippedFile, SiteCopy } from "./shipped-site.ts";

/** A shipped file with one line indented too much or too little. */
export interface IndentationMistake {
  file: ShippedFile;
  line: number;
  by: number;
  /** Text of the whole file with the mistake. */
  text: string;
}

/**
 * Moves each line by one and by two spaces to each side, except blank lines and comments. Returns
 * one mistake per move.
 */
export function indentationMistakes(files: readonly ShippedFile[]): IndentationMistake[] {
  return files.flatMap((file) => {
    const lines = file.text.split("\n");
    return lines.flatMap((text, index) =>
      /^\s*(?:#|$)/.test(text) ? [] : lineMistakes(file, lines, index),
    );
  });
}

function lineMistakes(
  file: ShippedFile,
  lines: readonly string[],
  index: number,
): IndentationMistake[] {
  const words = lines[index]?.trimStart() ?? "";
  const indent = (lines[index]?.length ?? 0) - words.length;
  return [-2, -1, 1, 2]
    .filter((by) => indent + by >= 0)
    .map((by) => {
      const text = lines.with(index, " ".repeat(indent + by) + words).join("\n");
      return { file, line: index + 1, by, text };
    });
}

const indentationOutcomes = {
  harmless: "means the same as before, but for spaces inside a text",
  exact: "one message, at the line that slipped",
  near: "one message, at the line before or after it, which it no longer fits",
  elsewhere: "one message, at another line",
  several: "more than one message",
  silent: "another meaning, and no message",
} as const;

type IndentationOutcome = keyof typeof indentationOutcomes;

/**
 * Whether the text parses without diagnostics to the same value, apart from white space in texts.
 */
function isHarmless({ file, text }: IndentationMistake): boolean {
  const { value, diagnostics } = parseYaml(file.path, text);
  return (
    diagnostics.length === 0 &&
    isDeepStrictEqual(collapseSpaces(value), collapseSpaces(file.parsed.value))
  );
}

// Collapses white space, because visitors do not see the difference.
function collapseSpaces(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  if (Array.isArray(value)) return value.map(collapseSpaces);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, collapseSpaces(inner)]),
  );
}

/** Rates the diagnostics of a mistake that changes the value. */
function rateIndentationOutcome(
  slip: IndentationMistake,
  { diagnostics, files }: Pick<LoadResult, "diagnostics" | "files">,
): IndentationOutcome {
  const [first] = diagnostics;
  if (!first) return "silent";
  if (diagnostics.length > 1) return "several";
  if (first.file !== slip.file.path) return "elsewhere";
  const text = files.find(({ file }) => file === first.file)?.text ?? "";
  const { line } = positionAt(splitLines(text), first.range.start);
  if (line === slip.line) return "exact";
  const [from, to] = [Math.min(line, slip.line), Math.max(line, slip.line)];
  const between = slip.text.split("\n").slice(from, to - 1);
  return between.every((each) => /^\s*(?:#|$)/.test(each)) ? "near" : "elsewhere";
}

/** Number of mistakes by outcome, also as a table, and the mistakes without a message. */
export interface IndentationTotals {
  counts: Record<IndentationOutcome, number>;
  /** Share of value-changing mistakes with exactly one message, at their line. */
  exact: number;
  table: string;
  silent: { told: string }[];
}

/** Checks the site with each mistake in turn. */
export async function checkIndentationMistakes(
  site: SiteCopy,
  slips: readonly IndentationMistake[],
): Promise<IndentationTotals> {
  const counts = { harmless: 0, exact: 0, near: 0, elsewhere: 0, several: 0, silent: 0 };
  const silent: { told: string }[] = [];
  for (const slip of slips) {
    const { path } = slip.file;
    const outcome = isHarmless(slip)
      ? "harmless"
      : rateIndentationOutcome(slip, await site.check(path, slip.text));
    counts[outcome] += 1;
    if (outcome === "silent") silent.push({ told: `silent: ${path}:${slip.line} by ${slip.by}` });
  }
  const changed = slips.length - counts.harmless;
  return {
    counts,
    exact: counts.exact / changed,
    table: formatOutcomeTable(counts, slips.length),
    silent,
  };
}

function formatOutcomeTable(counts: Record<IndentationOutcome, number>, all: number): string {
  const rows = Object.entries(indentationOutcomes).map(([name, words]) => {
    const count = counts[name as IndentationOutcome];
    return `${name.padEnd(10)} ${String(count).padStart(6)}  ${words}`;
  });
  return [`${"slips".padEnd(10)} ${String(all).padStart(6)}`, ...rows].join("\n");
}
