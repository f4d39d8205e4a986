import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { lineAt, positionAt, splitLines } from "../../yaml/lines.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";

/**
 * Formats the diagnostics of a text for snapshots: the line with the faulty range between « and »,
 * the message, and the line to copy.
 */
export function formatDiagnostics(text: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => formatDiagnostic(text, diagnostic)).join("\n\n");
}

/** Formats the diagnostics of a parsed file. */
export function formatFileDiagnostics({ text, diagnostics }: ParsedFile): string {
  return formatDiagnostics(text, diagnostics);
}

function formatDiagnostic(text: string, { code, range, message, hint, fix }: Diagnostic): string {
  const lines = splitLines(text);
  const line = lineAt(lines, range.start);
  const { column } = positionAt(lines, range.start);
  const end = Math.min(range.end, line.end);
  const marked = `${text.slice(line.start, range.start)}«${text.slice(range.start, end)}»${text.slice(end, line.end)}`;
  const copy = (hint ?? "").split("\n").map((each) => `  ${fix ? "→" : "e.g."} ${each}`);
  const shown = marked.trimStart().replace(/\p{Surrogate}/gu, "\ufffd");
  return [`${code} ${line.number}:${column} ${shown}`, `  ${message}`, ...(hint ? copy : [])].join(
    "\n",
  );
}
