import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Edit,
  type Range,
} from "./diagnostic.ts";
import { applyEdits, offsetBefore } from "./edits.ts";
import { type Line, lineAt, splitLines } from "./lines.ts";
import { decode, garbledAccents, hiddenCharacters } from "./syntax/characters.ts";
import type { Source } from "./syntax/spot.ts";
import { findTraps } from "./syntax/traps.ts";
import { type Entry, readTree, type Tree } from "./syntax/tree.ts";
import { explainStop } from "./syntax.ts";

/** A content file after parsing: its value, and where in the text every part of it stands. */
export interface ParsedFile {
  file: string;
  text: string;
  /** `undefined` when the text could not be read even after repairing its mistakes. */
  value: unknown;
  /** Range of a JSON Pointer; of an unknown one, the range of its nearest parent. */
  rangeAt(path: string, part?: "value" | "key"): Range;
  /** Mistakes of the text itself. When there is an error, `value` is only a best reading. */
  diagnostics: Diagnostic[];
}

/** Largest file that is read, in bytes. */
export const maximumSize = 1_000_000;

// Whoever has more mistakes than this in one file meets the rest after mending the first ones.
const maximumRounds = 40;

// Repairs good enough to read on, but not to be written into the file without a person's eye.
const guesses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "hidden-character",
  "shortcut",
  "stray-item",
  "stray-text",
  "unreadable-line",
]);

/**
 * Reads YAML text. Never fails: every mistake is a diagnostic of the result. After a mistake it
 * reads on as if that had been repaired, so that one run finds them all.
 */
export function parseYaml(file: string, text: string): ParsedFile {
  const reading = new Reading(file, text);
  if (text.length > maximumSize) return reading.refuse("too-big");
  reading.take([...hiddenCharacters(file, text), ...garbledAccents(file, text)]);
  const tree = readOn(reading);
  if (tree?.value === null && !reading.hasFound) return reading.refuse("empty-file");
  return reading.finish(tree);
}

/** Like `parseYaml`, from the bytes on disk: also finds a wrong encoding. */
export function parseBytes(file: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decode(bytes);
  const parsed = parseYaml(file, text);
  if (!problem) return parsed;
  const range = { start: problem.offset, end: Math.min(problem.offset + 1, text.length) };
  const diagnostic = createDiagnostic(problem.code, {}, { file, path: "", range });
  return { ...parsed, diagnostics: [diagnostic, ...parsed.diagnostics] };
}

function readOn(reading: Reading): Tree | undefined {
  for (let round = 0; round < maximumRounds; round += 1) {
    const result = readTree(reading.text);
    const stopped = "offset" in result;
    const repaired = reading.take(
      stopped ? [explainStop(reading, result)] : findTraps(reading, result),
    );
    if (!repaired || reading.isPatchy) return stopped ? undefined : result;
  }
  return undefined;
}

/** A text while it is read: what was found, and the repairs under which it read on. */
class Reading implements Source {
  readonly file: string;
  readonly original: string;
  /** The text after all repairs so far. */
  text: string;
  private readonly rounds: Edit[][] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private readonly lines: readonly Line[];
  private readonly noted = new Set<string>();
  private readonly repaired = new Set<string>();

  constructor(file: string, text: string) {
    this.file = file;
    this.original = text;
    this.lines = splitLines(text);
    this.text = text;
  }

  /** Notes diagnostics and makes their repairs; false when there was nothing new to repair. */
  take(found: readonly Diagnostic[]): boolean {
    const edits: Edit[] = [];
    for (const diagnostic of found) {
      this.note(diagnostic);
      const more = diagnostic.fix?.edits ?? [];
      const name = this.nameOf(diagnostic);
      const isPossible = !more.some((edit) => edits.some((other) => overlap(edit, other)));
      if (this.repaired.has(name) || !isPossible) continue;
      this.repaired.add(name);
      edits.push(...more);
    }
    if (edits.length === 0) return false;
    this.text = applyEdits(this.text, edits);
    this.rounds.push(edits);
    return true;
  }

  get hasFound(): boolean {
    return this.diagnostics.length > 0;
  }

  /** Something had to be left out; what is found after that may only follow from it. */
  get isPatchy(): boolean {
    return this.diagnostics.some(({ code }) => code === "unreadable-line" || code === "stray-item");
  }

  finish(tree: Tree | undefined): ParsedFile {
    const { file, original: text } = this;
    const entries = tree?.entries ?? [];
    const rangeAt = rangeFinder(entries, (range) => this.toOriginal(range));
    const diagnostics = this.diagnostics
      .map((diagnostic) => ({
        ...diagnostic,
        path: diagnostic.path || this.pathAt(entries, diagnostic),
      }))
      .sort((a, b) => a.range.start - b.range.start);
    const value = this.isPatchy ? undefined : (tree?.value ?? undefined);
    return { file, text, value, rangeAt, diagnostics };
  }

  // A mistake of a line belongs to the innermost value that it touches, or stands before.
  private pathAt(entries: readonly Entry[], { range }: Diagnostic): string {
    const isBlank = this.original.slice(range.start, range.end).trim() === "";
    const place = isBlank ? range.end : range.start;
    const innermost = entries.findLast((entry) => {
      const { start } = this.toOriginal(entry.key?.range ?? entry.range);
      return start <= place && place <= this.toOriginal(entry.range).end;
    });
    return innermost?.path ?? "";
  }

  refuse(code: "too-big" | "empty-file"): ParsedFile {
    const place = { file: this.file, path: "", range: { start: 0, end: 0 } };
    const problem =
      code === "too-big"
        ? createDiagnostic(code, { limit: "1 MB" }, place)
        : createDiagnostic(code, {}, place);
    this.diagnostics.push(problem);
    return this.finish(undefined);
  }

  private note(diagnostic: Diagnostic): void {
    const name = this.nameOf(diagnostic);
    if (this.noted.has(name)) return;
    this.noted.add(name);
    const { fix, ...told } = diagnostic;
    const range = this.toOriginal(diagnostic.range);
    const edits = fix?.edits.map((edit) => ({ ...edit, ...this.toOriginal(edit) }));
    const isSure = edits !== undefined && !guesses.has(diagnostic.code);
    this.diagnostics.push({ ...told, range, ...(isSure && { fix: { edits } }) });
  }

  // The same mistake may be found again in a later reading.
  private nameOf({ code, range }: Diagnostic): string {
    return `${code} ${this.toOriginal(range).start}`;
  }

  numberAt(offset: number): number {
    return lineAt(this.lines, this.before(offset)).number;
  }

  private toOriginal(range: Range): Range {
    return { start: this.before(range.start), end: this.before(range.end) };
  }

  private before(offset: number): number {
    return this.rounds.reduceRight((place, edits) => offsetBefore(edits, place), offset);
  }
}

function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

function rangeFinder(entries: readonly Entry[], toOriginal: (range: Range) => Range) {
  const places = new Map(entries.map((entry) => [entry.path, entry]));
  return function rangeAt(path: string, part: "value" | "key" = "value"): Range {
    const entry = places.get(path);
    if (entry) return toOriginal(part === "key" ? (entry.key?.range ?? entry.range) : entry.range);
    if (path === "") return { start: 0, end: 0 };
    return rangeAt(path.slice(0, path.lastIndexOf("/")));
  };
}
