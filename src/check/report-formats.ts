import type { Diagnostic } from "../yaml/diagnostic.ts";
import { copyWord, locate, type ReportedFile, type Spot } from "./report-spots.ts";

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

/** The report for continuous integration: one workflow command for each mistake. */
export function reportAnnotations(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): string {
  return locate(diagnostics, files).map(annotation).join("\n");
}

/** What GitHub calls them: "Workflow commands" of its documentation. */
const commands = { error: "::error", warning: "::warning", note: "::notice" } as const;

function annotation({ diagnostic, start, end }: Spot): string {
  const { severity, file, message, hint, context } = diagnostic;
  const properties = {
    file: file.replace(/^\.\//, ""),
    line: start.line,
    col: start.column,
    endLine: end.line,
    endColumn: end.column,
    ...(context && { title: context }),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  const text = hint ? `${message}\n${copyWord(diagnostic).trim()}\n${hint}` : message;
  return `${commands[severity]} ${list.join(",")}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
