import { repairWords, reportWords } from "./command-messages.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Repair } from "./fix.ts";
import { type Line, lineAt, type Position, positionAt, splitLines } from "./lines.ts";

/** What a report needs of a file: its name and its text. */
export interface ReportedFile {
  file: string;
  text: string;
}

interface Spot {
  diagnostic: Diagnostic;
  lines: readonly Line[];
  start: Position;
  end: Position;
}

/**
 * The report for people: each mistake with its place, sentence, lines of the file and a line to
 * copy, then a summary, and what to do next: the same check again, with `publish` or without.
 * Nothing of the content reaches the terminal as a control sequence.
 */
export function reportText(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
  { color, publish = false }: { color: boolean; publish?: boolean },
): string {
  const paint = color ? paints : plain;
  const spots = locate(diagnostics, files);
  const end =
    spots.length === 0
      ? paint.hint(reportWords.allRight(files.length))
      : `${paint.place(sums(spots, files))}\n${reportWords.next({ errors: errorsIn(spots), publish })}`;
  return [...spots.map((spot) => entry(spot, paint)), end].join("\n\n");
}

/** The report for programs, as one JSON object; `more` are further fields of it. */
export function reportJson(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
  more: object = {},
): string {
  const ok = !diagnostics.some(({ severity }) => severity === "error");
  const list = locate(diagnostics, files).map(({ diagnostic, start, end }) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: diagnostic.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    path: diagnostic.path,
    message: diagnostic.message,
    hint: diagnostic.hint ?? "",
    fix: diagnostic.fix,
  }));
  return JSON.stringify({ ok, files: files.length, ...more, diagnostics: list }, undefined, 2);
}

/** The report for continuous integration: one workflow command for each mistake. */
export function reportAnnotations(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): string {
  return locate(diagnostics, files).map(annotation).join("\n");
}

/** The list of repairs for people: file, line, what was done, and the line as it reads now. */
export function repairsText(
  repairs: readonly (Repair & { file: string })[],
  { color }: { color: boolean },
): string {
  const paint = color ? paints : plain;
  if (repairs.length === 0) return repairWords.nothing;
  const files = new Set(repairs.map(({ file }) => file)).size;
  const list = repairs.map(({ file, line, code, written }) => {
    const place = paint.place(`${visible(file)}:${line}`);
    return `  ${place}  (${repairWords.kinds[code]})\n    ${paint.hint(cut(written, 0))}`;
  });
  return [repairWords.done({ repairs: repairs.length, files }), ...list].join("\n");
}

function locate(diagnostics: readonly Diagnostic[], files: readonly ReportedFile[]): Spot[] {
  const texts = new Map(files.map(({ file, text }) => [file, splitLines(text)]));
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

function entry({ diagnostic, lines, start }: Spot, paint: Paint): string {
  const { file, context, severity, message, hint } = diagnostic;
  const place = paint.place(`${visible(file)}:${start.line}:${start.column}`);
  const sentence = severity === "warning" ? paint.warning(reportWords.warning + message) : message;
  return [
    context ? `${place}  ${paint.faint(`(${visible(context)})`)}` : place,
    `  ${severity === "error" ? paint.error(visible(sentence)) : visible(sentence)}`,
    ...frame(lines, diagnostic.range, paint),
    ...(hint ? [copyLines(copyWord(diagnostic), hint, paint)] : []),
  ].join("\n");
}

// Only a line that comes with its repair is the line to write; any other one is a model.
function copyWord({ fix }: Diagnostic): string {
  return fix ? reportWords.copy : reportWords.example;
}

function copyLines(word: string, hint: string, paint: Paint): string {
  const [first = "", ...rest] = hint.split("\n").map(visible);
  const indent = " ".repeat(word.length + 2);
  const lines = [paint.hint(first), ...rest.map((line) => indent + paint.hint(line))];
  return `  ${word}${lines.join("\n")}`;
}

const frameWidth = 100;

// The line at fault with a mark below it, and the line before it, which often tells the place.
function frame(lines: readonly Line[], range: Diagnostic["range"], paint: Paint): string[] {
  const line = lineAt(lines, range.start);
  if (lines.length === 1 && line.text === "") return [];
  const above = lines.slice(0, line.number - 1).findLast(({ text }) => text.trim() !== "");
  const digits = String(line.number).length;
  const from = windowStart(line, range.start);
  const row = ({ number, text }: Line) =>
    `  ${paint.faint(`${String(number).padStart(digits)} |`)} ${cut(text, from)}`.trimEnd();
  const end = Math.max(range.start + 1, Math.min(range.end, line.end));
  const width = widthOf(line.text.slice(range.start - line.start, end - line.start)) || 1;
  const before = cut(line.text.slice(0, range.start - line.start), from);
  const mark = "^".repeat(Math.min(width, frameWidth - widthOf(before)));
  const gutter = paint.faint(`${" ".repeat(digits)} |`);
  const rows = above && line.number - above.number <= 2 ? [row(above), row(line)] : [row(line)];
  return [...rows, `  ${gutter} ${" ".repeat(widthOf(before))}${paint.error(mark)}`];
}

// A long line is shown from a little before the mistake.
function windowStart(line: Line, offset: number): number {
  const column = offset - line.start;
  return column > frameWidth - 20 ? column - 40 : 0;
}

function cut(text: string, from: number): string {
  return visible(text.slice(from, from + frameWidth));
}

function widthOf(text: string): number {
  return visible(text).replace(/\p{M}/gu, "").length;
}

// Tabs and invisible characters stand as one sign each, so that the mark below stays in place.
function visible(text: string): string {
  return text
    .replaceAll("\t", "→")
    .replace(
      /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\p{Surrogate}]/gu,
      "·",
    );
}

function sums(spots: readonly Spot[], files: readonly ReportedFile[]): string {
  const errors = errorsIn(spots);
  const warnings = spots.length - errors;
  const faulty = new Set(spots.map(({ diagnostic }) => diagnostic.file)).size;
  return reportWords.summary({ errors, warnings, faulty, files: files.length });
}

function errorsIn(spots: readonly Spot[]): number {
  return spots.filter(({ diagnostic }) => diagnostic.severity === "error").length;
}

function annotation({ diagnostic, start, end }: Spot): string {
  const { severity, file, message, hint, context } = diagnostic;
  const properties = {
    file,
    line: start.line,
    col: start.column,
    endLine: end.line,
    endColumn: end.column,
    ...(context && { title: context }),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  const text = hint ? `${message}\n${copyWord(diagnostic)}${hint}` : message;
  return `::${severity} ${list.join(",")}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

type Paint = Record<"place" | "error" | "warning" | "faint" | "hint", (text: string) => string>;

const style = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const paints: Paint = {
  place: style(1),
  error: style(31),
  warning: style(33),
  faint: style(2),
  hint: style(32),
};

const same = (text: string) => text;
const plain: Paint = { place: same, error: same, warning: same, faint: same, hint: same };
