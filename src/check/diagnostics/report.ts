import { locationStrings, repairStrings, reportStrings } from "#lang/check/diagnostics/strings";
import {
  type CodeFrameLine,
  createCodeFrame,
  displayWidth,
  frameWidth,
  replaceInvisible,
} from "../../yaml/code-frame.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { Repair } from "./fix.ts";
import { groupSimilarWarnings } from "./group-similar-warnings.ts";
import {
  hintLabel,
  type LocatedDiagnostic,
  locateDiagnostics,
  type ReportedFile,
} from "./locate-diagnostics.ts";

/**
 * Formats a report for the terminal. Shows each diagnostic with its location, message, lines of the
 * file and a line to copy. Of many similar warnings, shows the first one and two further locations.
 * Ends with a summary and the next steps. Replaces invisible characters in text from content.
 *
 * `again` is the command that repeats the check; `migrate` is the command that updates older
 * content.
 */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
  { color, again = "", migrate = "" }: { color: boolean; again?: string; migrate?: string },
): string {
  const paint = getTerminalStyles(color);
  const spots = locateDiagnostics(diagnostics, files);
  const isRight = spots.every(({ diagnostic }) => diagnostic.severity === "note");
  const sum = isRight
    ? paint.hint(reportStrings.allRight(files.length))
    : `${paint.place(formatSummary(spots, files))}\n${reportStrings.next({ errors: countWithSeverity(spots, "error"), again })}`;
  const isOlder = spots.some(({ diagnostic }) => diagnostic.code === "older-content");
  const end = isOlder ? `${sum}\n${reportStrings.older({ migrate })}` : sum;
  const entries = groupSimilarWarnings(spots).map((group) => formatDiagnosticGroup(group, paint));
  return [...entries, end].join("\n\n");
}

/** A diagnostic as the live preview shows it. */
export interface PreviewReportEntry {
  /** Unique within its report. */
  id: string;
  severity: Diagnostic["severity"];
  file: string;
  /** "linha 12", followed by the context if there is one: "bloco 3, Perguntas frequentes". */
  place: string;
  message: string;
  rows: CodeFrameLine[];
  /** Lines to copy, with a label (`word`) that says whether they are a fix or an example. */
  hint?: { word: string; lines: string };
}

/** Creates the report for the live preview: its entries and a summary. */
export function createPreviewReport(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): { entries: PreviewReportEntry[]; sum: string } {
  const spots = locateDiagnostics(diagnostics, files);
  return { entries: spots.map(toPreviewReportEntry), sum: formatSummary(spots, files) };
}

function toPreviewReportEntry(
  { diagnostic, lines, start }: LocatedDiagnostic,
  index: number,
): PreviewReportEntry {
  const { severity, file, message, hint, context, range } = diagnostic;
  const line = locationStrings.line(start.line);
  return {
    // The index makes the id unique, since two diagnostics of a file may have the same message.
    id: `${index} ${file} ${message}`,
    severity,
    file,
    place: context ? `${line} · ${context}` : line,
    message: addSeverityLabel(severity, message),
    rows: createCodeFrame(lines, range),
    ...(hint && { hint: { word: hintLabel(diagnostic).trim(), lines: hint } }),
  };
}

/** Formats the list of repairs for the terminal: file, line, kind of repair and repaired line. */
export function formatRepairs(
  repairs: readonly (Repair & { file: string })[],
  { color }: { color: boolean },
): string {
  const paint = getTerminalStyles(color);
  if (repairs.length === 0) return repairStrings.nothing;
  const files = new Set(repairs.map(({ file }) => file)).size;
  const list = repairs.map(({ file, line, code, written }) => {
    const place = paint.place(`${fileDisplayName(file)}:${line}`);
    return `  ${place}  (${repairStrings.kinds[code]})\n    ${paint.hint(replaceInvisible(written.slice(0, frameWidth)))}`;
  });
  return [repairStrings.done({ repairs: repairs.length, files }), ...list].join("\n");
}

function formatDiagnosticGroup(
  [spot, ...alike]: readonly LocatedDiagnostic[],
  paint: TerminalStyles,
): string {
  if (!spot) return "";
  const { diagnostic, lines } = spot;
  const { context, severity, message, hint } = diagnostic;
  const place = formatDiagnosticLocation(spot, paint);
  const sentence = replaceInvisible(addSeverityLabel(severity, message));
  return [
    context ? `${place}  ${paint.faint(`(${replaceInvisible(context)})`)}` : place,
    `  ${paint[severity](sentence)}`,
    ...formatCodeFrame(createCodeFrame(lines, diagnostic.range), paint),
    ...(hint ? [formatHintLines(hintLabel(diagnostic), hint, paint)] : []),
    ...(alike.length > 0 ? [`  ${formatOtherLocations(alike, paint)}`] : []),
  ].join("\n");
}

function addSeverityLabel(severity: Diagnostic["severity"], message: string): string {
  return severity === "error" ? message : reportStrings[severity] + message;
}

/**
 * Returns the name of a file for the terminal: without a leading `./`, with invisible characters
 * replaced.
 */
export function fileDisplayName(file: string): string {
  return replaceInvisible(file.replace(/^\.\//, ""));
}

function formatDiagnosticLocation(
  { diagnostic: { file }, start }: LocatedDiagnostic,
  paint: TerminalStyles,
): string {
  return paint.place(`${fileDisplayName(file)}:${start.line}:${start.column}`);
}

/** Formats two further locations of a group and the number of the remaining ones. */
function formatOtherLocations(alike: readonly LocatedDiagnostic[], paint: TerminalStyles): string {
  const places = alike.slice(0, 2).map((spot) => formatDiagnosticLocation(spot, paint));
  return reportStrings.alsoAt({ places, more: alike.length - places.length });
}

// Lines to copy start in the first column, so that their indentation is copied correctly.
function formatHintLines(word: string, hint: string, paint: TerminalStyles): string {
  if (word === reportStrings.copy || hint.startsWith(" "))
    return [
      `  ${word.trim()}`,
      ...hint.split("\n").map((line) => paint.hint(replaceInvisible(line))),
    ].join("\n");
  const [first = "", ...rest] = hint.split("\n").map(replaceInvisible);
  const indent = " ".repeat(word.length + 2);
  const lines = [paint.hint(first), ...rest.map((line) => indent + paint.hint(line))];
  return `  ${word}${lines.join("\n")}`;
}

function formatCodeFrame(rows: readonly CodeFrameLine[], paint: TerminalStyles): string[] {
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

function formatSummary(
  spots: readonly LocatedDiagnostic[],
  files: readonly ReportedFile[],
): string {
  const [errors, warnings] = [
    countWithSeverity(spots, "error"),
    countWithSeverity(spots, "warning"),
  ];
  const notices = countWithSeverity(spots, "note");
  const faulty = new Set(spots.map(({ diagnostic }) => diagnostic.file)).size;
  return reportStrings.summary({ errors, warnings, notices, faulty, files: files.length });
}

function countWithSeverity(
  spots: readonly LocatedDiagnostic[],
  severity: Diagnostic["severity"],
): number {
  return spots.filter(({ diagnostic }) => diagnostic.severity === severity).length;
}

/** Returns the text styles for a terminal: ANSI colours, or none. */
export function getTerminalStyles(color: boolean): TerminalStyles {
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
