import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import type { Line } from "../../yaml/lines.ts";
import type { CheckCode, CheckDetails } from "../diagnose.ts";
import type { FileWithSchema } from "../schema/file-with-schema.ts";
import { linesWithOffsets } from "./lines-with-offsets.ts";

/** A text as it stands in the file, from `start`. */
export interface SourceText {
  subject: FileWithSchema;
  path: string;
  text: string;
  start: number;
  /** It has lines of its own, below a | or >. */
  isBlock: boolean;
  isBody: boolean;
  /** Its lines, with the places that they have in the file. */
  lines: () => readonly Line[];
}

/** Something that visitors would read raw. */
export interface Finding {
  /** By which those are counted that have the same advice. */
  kind: string;
  /** All signs that it tells of: no other finding tells of them. */
  claims: readonly Range[];
  diagnose: () => Diagnostic;
}

/** Looks for all of one kind, in order. */
export type FindingScanner = (written: SourceText) => Iterable<Finding>;

interface FindingOptions {
  range: Range;
  edits?: Edit[];
  /** Where it is more than the range. */
  claims?: readonly Range[];
  severity?: Diagnostic["severity"];
}

/** Makes a finding; offsets count from the beginning of the file. */
export function createFinding<Code extends CheckCode>(
  { subject, path }: SourceText,
  code: Code,
  details: CheckDetails<Code>,
  { range, edits, claims = [range], severity = "warning" }: FindingOptions,
): Finding {
  const diagnose = () => subject.diagnose(code, path, details, { range, edits, severity });
  const { kind = "" } = details as { kind?: string };
  return { kind: `${code} ${kind}`, claims, diagnose };
}

/** All that a global pattern finds, with its place in the file. */
export function* matchesIn(
  { text, start }: Pick<SourceText, "text" | "start">,
  pattern: RegExp,
): Generator<{ found: RegExpExecArray; words: string; range: Range }> {
  // Most texts have none; to look for all of them copies the pattern first.
  if (text.search(pattern) < 0) return;
  for (const found of text.matchAll(pattern)) {
    const words = found[0];
    const from = start + found.index;
    yield { found, words, range: { start: from, end: from + words.length } };
  }
}

const namesCache = new WeakMap<SourceText, Map<RegExp, ReadonlySet<string>>>();

/** What the group of a global pattern holds, of all that it finds in a text; looked for once. */
export function capturedNames(written: SourceText, pattern: RegExp): ReadonlySet<string> {
  const known = namesCache.get(written) ?? new Map<RegExp, ReadonlySet<string>>();
  namesCache.set(written, known);
  const names =
    known.get(pattern) ?? new Set([...written.text.matchAll(pattern)].map(([, name = ""]) => name));
  known.set(pattern, names);
  return names;
}

/** Makes the reader of the lines of a text: they are cut once, for the first finder that wants them. */
export function createLineReader(text: string, start: number): () => readonly Line[] {
  let lines: readonly Line[] | undefined;
  return () => {
    lines ??= linesWithOffsets(text, start);
    return lines;
  };
}

/** Runs of lines that fit, each with the number of its first line. */
export function* lineRuns(
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
