import type { Diagnostic } from "../../yaml/diagnostic.ts";
import {
  hintLabel,
  type LocatedDiagnostic,
  locateDiagnostics,
  type ReportedFile,
} from "./locate-diagnostics.ts";

/** Formats a report as one JSON object. `more` adds fields to that object. */
export function formatJsonReport(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
  more: object = {},
): string {
  const ok = !diagnostics.some(({ severity }) => severity === "error");
  const list = locateDiagnostics(diagnostics, files).map(({ diagnostic, start, end }) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: diagnostic.file.replace(/^\.\//, ""),
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

/** Formats a report for GitHub Actions: one workflow command per diagnostic. */
export function formatAnnotations(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): string {
  return locateDiagnostics(diagnostics, files).map(toAnnotation).join("\n");
}

/** The names of commands in GitHub's documentation, "Workflow commands". */
const annotationCommands = { error: "::error", warning: "::warning", note: "::notice" } as const;

function toAnnotation({ diagnostic, start, end }: LocatedDiagnostic): string {
  const { severity, file, message, hint, context } = diagnostic;
  const properties = {
    file: file.replace(/^\.\//, ""),
    line: start.line,
    col: start.column,
    endLine: end.line,
    endColumn: end.column,
    ...(context && { title: context }),
  };
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  const text = hint ? `${message}\n${hintLabel(diagnostic).trim()}\n${hint}` : message;
  return `${annotationCommands[severity]} ${list.join(",")}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
