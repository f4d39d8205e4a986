import { positionAt, splitLines } from "../../yaml/lines.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";

/** A content file with one mistake and the diagnostic expected for it. */
export interface PlantedMistake {
  kind: string;
  file: string;
  /** Content of the whole file with the mistake. */
  text: string | Uint8Array;
  /** Describes the mistake in reports of deviations. */
  note: string;
  expected: ExpectedDiagnostic;
}

interface ExpectedDiagnostic {
  /** Any of these codes is correct. */
  codes: readonly DiagnosticCode[];
  /** The file of the diagnostic, if it is not the file with the mistake. */
  file?: string;
  line: number;
  column: number;
  /** The correction that the message or the hint should propose. */
  suggestion?: string;
}

/** A replacement in a text. `¦` marks the expected position of the diagnostic. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Marks the expected position in a replacement; removed from the file. */
export const positionMark = "¦";

interface MistakeInfo {
  kind: string;
  codes: readonly DiagnosticCode[];
  suggestion?: string;
}

/**
 * Plants a mistake by replacing a part of a file.
 *
 * @param change the replacement, with `positionMark` at the expected position
 */
export function plantMistake(
  told: MistakeInfo,
  file: string,
  source: string,
  change: Replacement,
): PlantedMistake {
  const marked = source.slice(0, change.start) + change.text + source.slice(change.end);
  const at = marked.indexOf(positionMark);
  if (at < 0) throw new Error(`no ${positionMark} in the mistake "${change.text}" of ${file}`);
  const text = marked.replace(positionMark, "");
  const { line, column } = positionAt(splitLines(text), at);
  const { kind, codes, suggestion } = told;
  const note = `${kind}: ${file}: ${JSON.stringify(change.text)}`;
  return { kind, file, text, note, expected: { codes, line, column, suggestion } };
}

/**
 * Returns the change that replaces a part of a text.
 *
 * @throws if the part does not occur exactly once
 */
export function createReplacement(source: string, part: string, text: string): Replacement {
  const start = source.indexOf(part);
  if (start < 0 || source.includes(part, start + 1))
    throw new Error(`"${part}" does not stand once in the file`);
  return { start, end: start + part.length, text };
}
