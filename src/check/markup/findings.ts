import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import type { Line } from "../../yaml/lines.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { splitLinesWithOffsets } from "./lines-with-offsets.ts";

/** A text as written in the file, with the offset of its first character. */
export interface FieldSourceText {
  subject: FileWithSchema;
  path: string;
  text: string;
  start: number;
  /** Whether it is a YAML block scalar, below a | or >. */
  isBlock: boolean;
  isBody: boolean;
  /** Returns the lines of the text, with offsets in the file. */
  lines: () => readonly Line[];
}

/** Markup or characters that visitors would see as typed. */
export interface Finding {
  /** Findings of the same kind have the same advice and are counted together. */
  kind: string;
  /** All ranges that the finding covers. No later finding may overlap them. */
  claims: readonly Range[];
  diagnose: () => Diagnostic;
}

/** Finds all occurrences of one kind, in order. */
export type FindingScanner = (written: FieldSourceText) => Iterable<Finding>;

interface FindingOptions {
  range: Range;
  edits?: Edit[];
  /** Defaults to `range`. */
  claims?: readonly Range[];
  severity?: Diagnostic["severity"];
}

/** Creates a finding. Offsets count from the beginning of the file. */
export function createFinding<Code extends CheckDiagnosticCode>(
  { subject, path }: FieldSourceText,
  code: Code,
  details: CheckDiagnosticDetails<Code>,
  { range, edits, claims = [range], severity = "warning" }: FindingOptions,
): Finding {
  const diagnose = () => subject.diagnose(code, path, details, { range, edits, severity });
  const { kind = "" } = details as { kind?: string };
  return { kind: `${code} ${kind}`, claims, diagnose };
}

/** Yields all matches of a global pattern, with their ranges in the file. */
export function* findPatternMatches(
  { text, start }: Pick<FieldSourceText, "text" | "start">,
  pattern: RegExp,
): Generator<{ found: RegExpExecArray; words: string; range: Range }> {
  // `matchAll` copies the pattern first. Most texts have no match, so this is tested before.
  if (text.search(pattern) < 0) return;
  for (const found of text.matchAll(pattern)) {
    const words = found[0];
    const from = start + found.index;
    yield { found, words, range: { start: from, end: from + words.length } };
  }
}

const namesCache = new WeakMap<FieldSourceText, Map<RegExp, ReadonlySet<string>>>();

/**
 * Returns the first groups of all matches of a global pattern. Cached for each text and pattern.
 */
export function collectCapturedNames(
  written: FieldSourceText,
  pattern: RegExp,
): ReadonlySet<string> {
  const known = namesCache.get(written) ?? new Map<RegExp, ReadonlySet<string>>();
  namesCache.set(written, known);
  const names =
    known.get(pattern) ?? new Set([...written.text.matchAll(pattern)].map(([, name = ""]) => name));
  known.set(pattern, names);
  return names;
}

/**
 * Creates a function that returns the lines of a text. It splits the text once, on the first call.
 */
export function createLazyLineSplitter(text: string, start: number): () => readonly Line[] {
  let lines: readonly Line[] | undefined;
  return () => {
    lines ??= splitLinesWithOffsets(text, start);
    return lines;
  };
}

/** Yields runs of consecutive lines that fit, each with the index of its first line. */
export function* groupLineRuns(
  lines: readonly Line[],
  fits: (line: Line) => boolean,
): Generator<{ at: number; run: readonly [Line, ...Line[]] }> {
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    if (!first || !fits(first)) continue;
    const run: [Line, ...Line[]] = [first];
    for (let next = lines[at + 1]; next && fits(next); next = lines[at + run.length])
      run.push(next);
    yield { at, run };
    at += run.length - 1;
  }
}
