import {
  type CodeFrameLine,
  displayWidth,
  frameOf,
  frameWidth,
  replaceInvisible,
} from "../yaml/code-frame.ts";
import type { Diagnostic } from "../yaml/diagnostic.ts";
import type { Repair } from "./fix.ts";
import { groupSimilarWarnings } from "./group-similar-warnings.ts";
import {
  hintLabel,
  type LocatedDiagnostic,
  locateDiagnostics,
  type ReportedFile,
} from "./locate-diagnostics.ts";
import { placeWords, repairWords, reportWords } from "./words.pt-br.ts";

/**
 * The report for people: each mistake with its place, sentence, lines of the file and a line to
 * copy, and of many warnings of one kind the first with the places of two others; then a summary, and what to do next: the same check
 * `again`, and what brings older content up to date, as someone would type it.
 * Nothing of the content reaches the terminal as a control sequence.
 */
export function reportText(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
  { color, again = "", migrate = "" }: { color: boolean; again?: string; migrate?: string },
): string {
  const paint = terminalStyles(color);
  const spots = locateDiagnostics(diagnostics, files);
  const isRight = spots.every(({ diagnostic }) => diagnostic.severity === "note");
  const sum = isRight
    ? paint.hint(reportWords.allRight(files.length))
    : `${paint.place(summaryText(spots, files))}\n${reportWords.next({ errors: countOf(spots, "error"), again })}`;
  const isOlder = spots.some(({ diagnostic }) => diagnostic.code === "older-content");
  const end = isOlder ? `${sum}\n${reportWords.older({ migrate })}` : sum;
  const entries = groupSimilarWarnings(spots).map((group) => entryText(group, paint));
  return [...entries, end].join("\n\n");
}

/** A mistake as the live preview shows it. */
export interface ReportEntry {
  /** Tells it from all others of its report. */
  id: string;
  severity: Diagnostic["severity"];
  file: string;
  /** "linha 12", and the place as editors know it: "bloco 3, Perguntas frequentes". */
  place: string;
  message: string;
  rows: CodeFrameLine[];
  /** Lines to copy, and whether they are the repair or a model. */
  hint?: { word: string; lines: string };
}

/** The report for the live preview: its entries, and what they come to. */
export function reportEntries(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): { entries: ReportEntry[]; sum: string } {
  const spots = locateDiagnostics(diagnostics, files);
  return { entries: spots.map(toReportEntry), sum: summaryText(spots, files) };
}

function toReportEntry(
  { diagnostic, lines, start }: LocatedDiagnostic,
  index: number,
): ReportEntry {
  const { severity, file, message, hint, context, range } = diagnostic;
  const line = placeWords.line(start.line);
  return {
    // Two may be told of one place in the same words.
    id: `${index} ${file} ${message}`,
    severity,
    file,
    place: context ? `${line} · ${context}` : line,
    message: withSeverityLabel(severity, message),
    rows: frameOf(lines, range),
    ...(hint && { hint: { word: hintLabel(diagnostic).trim(), lines: hint } }),
  };
}

/** The list of repairs for people: file, line, what was done, and the line as it reads now. */
export function repairsReport(
  repairs: readonly (Repair & { file: string })[],
  { color }: { color: boolean },
): string {
  const paint = terminalStyles(color);
  if (repairs.length === 0) return repairWords.nothing;
  const files = new Set(repairs.map(({ file }) => file)).size;
  const list = repairs.map(({ file, line, code, written }) => {
    const place = paint.place(`${displayName(file)}:${line}`);
    return `  ${place}  (${repairWords.kinds[code]})\n    ${paint.hint(replaceInvisible(written.slice(0, frameWidth)))}`;
  });
  return [repairWords.done({ repairs: repairs.length, files }), ...list].join("\n");
}

function entryText([spot, ...alike]: readonly LocatedDiagnostic[], paint: TerminalStyles): string {
  if (!spot) return "";
  const { diagnostic, lines } = spot;
  const { context, severity, message, hint } = diagnostic;
  const place = locationText(spot, paint);
  const sentence = replaceInvisible(withSeverityLabel(severity, message));
  return [
    context ? `${place}  ${paint.faint(`(${replaceInvisible(context)})`)}` : place,
    `  ${paint[severity](sentence)}`,
    ...codeFrame(frameOf(lines, diagnostic.range), paint),
    ...(hint ? [hintLines(hintLabel(diagnostic), hint, paint)] : []),
    ...(alike.length > 0 ? [`  ${otherLocations(alike, paint)}`] : []),
  ].join("\n");
}

function withSeverityLabel(severity: Diagnostic["severity"], message: string): string {
  return severity === "error" ? message : reportWords[severity] + message;
}

/** A file of the working directory itself is named without the way there. */
export function displayName(file: string): string {
  return replaceInvisible(file.replace(/^\.\//, ""));
}

function locationText(
  { diagnostic: { file }, start }: LocatedDiagnostic,
  paint: TerminalStyles,
): string {
  return paint.place(`${displayName(file)}:${start.line}:${start.column}`);
}

/** Where else the same is to be told: two places, and how many more. */
function otherLocations(alike: readonly LocatedDiagnostic[], paint: TerminalStyles): string {
  const places = alike.slice(0, 2).map((spot) => locationText(spot, paint));
  return reportWords.alsoAt({ places, more: alike.length - places.length });
}

// A line to write stands as it is to stand in the file, from the first column on.
function hintLines(word: string, hint: string, paint: TerminalStyles): string {
  if (word === reportWords.copy || hint.startsWith(" "))
    return [
      `  ${word.trim()}`,
      ...hint.split("\n").map((line) => paint.hint(replaceInvisible(line))),
    ].join("\n");
  const [first = "", ...rest] = hint.split("\n").map(replaceInvisible);
  const indent = " ".repeat(word.length + 2);
  const lines = [paint.hint(first), ...rest.map((line) => indent + paint.hint(line))];
  return `  ${word}${lines.join("\n")}`;
}

function codeFrame(rows: readonly CodeFrameLine[], paint: TerminalStyles): string[] {
  const last = rows.at(-1);
  if (!last) return [];
  const digits = String(last.number).length;
  const lines = rows.map(({ number, before, marked, after }) =>
    `  ${paint.faint(`${String(number).padStart(digits)} |`)} ${before}${marked}${after}`.trimEnd(),
  );
  const mark = "^".repeat(Math.max(1, displayWidth(last.marked)));
  const gutter = paint.faint(`${" ".repeat(digits)} |`);
  return [...lines, `  ${gutter} ${" ".repeat(displayWidth(last.before))}${paint.error(mark)}`];
}

function summaryText(spots: readonly LocatedDiagnostic[], files: readonly ReportedFile[]): string {
  const [errors, warnings] = [countOf(spots, "error"), countOf(spots, "warning")];
  const notices = countOf(spots, "note");
  const faulty = new Set(spots.map(({ diagnostic }) => diagnostic.file)).size;
  return reportWords.summary({ errors, warnings, notices, faulty, files: files.length });
}

function countOf(spots: readonly LocatedDiagnostic[], severity: Diagnostic["severity"]): number {
  return spots.filter(({ diagnostic }) => diagnostic.severity === severity).length;
}

/** How words are set apart on a terminal: with colours, or not at all. */
export function terminalStyles(color: boolean): TerminalStyles {
  return color ? ansiStyles : plainStyles;
}

type TerminalStyles = Record<
  Diagnostic["severity"] | "place" | "faint" | "hint",
  (text: string) => string
>;

const ansiStyle = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const ansiStyles: TerminalStyles = {
  place: ansiStyle(1),
  error: ansiStyle(31),
  warning: ansiStyle(33),
  note: ansiStyle(36),
  faint: ansiStyle(2),
  hint: ansiStyle(32),
};

const identity = (text: string) => text;
const plainStyles: TerminalStyles = {
  place: identity,
  error: identity,
  warning: identity,
  note: identity,
  faint: identity,
  hint: identity,
};
