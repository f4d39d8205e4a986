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
export interface Spot {
  diagnostic: Diagnostic;
  lines: readonly Line[];
  start: Position;
  end: Position;
}

/** The mistakes in the order of files and places, each with the lines of its file. */
export function locate(diagnostics: readonly Diagnostic[], files: readonly ReportedFile[]): Spot[] {
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
      compare(a.diagnostic.file, b.diagnostic.file) ||
      a.diagnostic.range.start - b.diagnostic.range.start,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Repairs in which one word stands for what only the writer knows. */
const unfinished: ReadonlySet<string> = new Set<TextCode>(["lost-start"]);

/** Only a line that comes with its repair is the line to write; any other one is a model. */
export function copyWord({ code, fix }: Diagnostic): string {
  return fix && !unfinished.has(code) ? reportWords.copy : reportWords.example;
}
