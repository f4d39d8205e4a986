import { reportStrings } from "#lang/check/diagnostics/strings";
import type { TextDiagnosticCode } from "../../yaml/create-diagnostic.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { type Line, type Position, positionAt, splitLines } from "../../yaml/lines.ts";

/** The name and the text of a file in a report. */
export interface ReportedFile {
  file: string;
  text: string;
}

/** A diagnostic, its start and end positions, and the lines of its file. */
export interface LocatedDiagnostic {
  diagnostic: Diagnostic;
  lines: readonly Line[];
  start: Position;
  end: Position;
}

/**
 * Sorts diagnostics by file and offset. Adds their positions and the lines of their file. A file
 * that is not in `files` counts as empty.
 */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): LocatedDiagnostic[] {
  const named = new Set(diagnostics.map(({ file }) => file));
  const faulty = files.filter(({ file }) => named.has(file));
  const texts = new Map(faulty.map(({ file, text }) => [file, splitLines(text)]));
  const spots = diagnostics.map((diagnostic) => {
    const lines = texts.get(diagnostic.file) ?? splitLines("");
    const start = positionAt(lines, diagnostic.range.start);
    return { diagnostic, lines, start, end: positionAt(lines, diagnostic.range.end) };
  });
  return spots.sort(
    (a, b) =>
      compareStrings(a.diagnostic.file, b.diagnostic.file) ||
      a.diagnostic.range.start - b.diagnostic.range.start,
  );
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Codes whose fix contains a placeholder for a word that only the author knows. */
const placeholderFixes: ReadonlySet<string> = new Set<TextDiagnosticCode>(["lost-start"]);

/** Returns the label of a hint. Without a complete fix, the hint is only an example. */
export function hintLabel({ code, fix }: Diagnostic): string {
  return fix && !placeholderFixes.has(code) ? reportStrings.copy : reportStrings.example;
}
