import type { TextCode } from "../yaml/diagnose.ts";
import type { Diagnostic } from "../yaml/diagnostic.ts";
import { type Line, type Position, positionAt, splitLines } from "../yaml/lines.ts";
import { reportWords } from "./words.pt-br.ts";

/** What a report needs of a file: its name and its text. */
export interface ReportedFile {
  file: string;
  text: string;
}

/** A mistake, and where it stands. */
export interface LocatedDiagnostic {
  diagnostic: Diagnostic;
  lines: readonly Line[];
  start: Position;
  end: Position;
}

/** The mistakes in the order of files and places, each with the lines of its file. */
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

/** Repairs in which one word stands for what only the writer knows. */
const placeholderFixes: ReadonlySet<string> = new Set<TextCode>(["lost-start"]);

/** Only a line that comes with its repair is the line to write; any other one is a model. */
export function hintLabel({ code, fix }: Diagnostic): string {
  return fix && !placeholderFixes.has(code) ? reportWords.copy : reportWords.example;
}
