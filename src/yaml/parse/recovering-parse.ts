import type { TextDiagnosticCode } from "../create-diagnostic.ts";
import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import {
  applyEdits,
  binarySearchLast,
  createOriginalOffsetMap,
  type OriginalOffsetMap,
} from "../edits.ts";
import type { ParseSource } from "../errors/rule-context.ts";
import { type Line, lineAt, splitLines } from "../lines.ts";
import type { YamlEntry, YamlTree } from "./entries.ts";
import type { ParsedFile } from "./parsed-file.ts";

// Codes whose repairs are good enough to continue parsing, but too uncertain to offer as a fix.
const unsafeRepairs: ReadonlySet<string> = new Set<TextDiagnosticCode>([
  "hidden-character",
  "mixed-versions",
  "pasted-link",
  "shortcut",
  "stray-item",
  "stray-text",
  "unreadable-line",
]);

/** The state of parsing one text: its diagnostics, and the repaired text that is parsed next. */
export class RecoveringParse implements ParseSource {
  readonly file: string;
  readonly original: string;
  /** The text after all repairs so far. */
  text: string;
  /**
   * Functions that map offsets back: one for each round of repairs, from the text after it to the
   * text before it.
   */
  private readonly offsetMaps: OriginalOffsetMap[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  /** The lines of the original text, split on demand, since most parses do not need them. */
  private lines?: readonly Line[];
  private readonly noted = new Set<string>();
  private readonly repaired = new Set<string>();

  constructor(file: string, text: string) {
    this.file = file;
    this.original = text;
    this.text = text;
  }

  /** Records diagnostics and applies their repairs. Returns false if there was no new repair. */
  applyRepairs(found: readonly Diagnostic[]): boolean {
    const edits: Edit[] = [];
    // Diagnostics mostly come in text order. Only edits that start before the end of an earlier one
    // are checked for overlaps.
    let last = 0;
    for (const diagnostic of found) {
      this.addDiagnostic(diagnostic);
      const more = diagnostic.fix?.edits ?? [];
      const name = this.nameOf(diagnostic);
      const isPossible = more.every(
        (edit) => edit.start >= last || !edits.some((other) => rangesOverlap(edit, other)),
      );
      if (this.repaired.has(name) || !isPossible) continue;
      this.repaired.add(name);
      for (const edit of more) edits.push(edit);
      last = more.reduce((end, edit) => Math.max(end, edit.end), last);
    }
    if (edits.length === 0) return false;
    this.text = applyEdits(this.text, edits);
    this.offsetMaps.push(createOriginalOffsetMap(edits));
    return true;
  }

  /** The number of mistakes so far. */
  get found(): number {
    return this.diagnostics.length;
  }

  /** Whether a repair left out part of the text. Later diagnostics may then be consequences. */
  get isIncomplete(): boolean {
    return this.diagnostics.some(({ code }) => code === "unreadable-line" || code === "stray-item");
  }

  /** Builds the result from the last tree. All ranges refer to the original text. */
  finish(tree: YamlTree | undefined): ParsedFile {
    const { file, original: text } = this;
    const entries = tree?.entries ?? [];
    const rangeAt = createRangeLookup(entries, (range) => this.toOriginal(range));
    const diagnostics = this.diagnostics
      .map((diagnostic) => ({
        ...diagnostic,
        path: diagnostic.path || this.pathAt(entries, diagnostic),
      }))
      .sort((a, b) => a.range.start - b.range.start);
    const value = this.isIncomplete ? undefined : (tree?.value ?? undefined);
    return { file, text, value, rangeAt, diagnostics };
  }

  // Returns the path of a diagnostic without one: the innermost value at its start, or at its end
  // if its range is blank.
  private pathAt(entries: readonly YamlEntry[], { range }: Diagnostic): string {
    const isBlank = this.original.slice(range.start, range.end).trim() === "";
    const offset = isBlank ? range.end : range.start;
    const startOf = ({ key, range: { start } }: YamlEntry) =>
      this.originalOffset(key?.range.start ?? start);
    // Entries are in text order. A binary search skips those that start later.
    let last = binarySearchLast(
      entries.length,
      (at) => startOf(entries[at] as YamlEntry) <= offset,
    );
    while (last >= 0 && this.originalOffset(entries[last]?.range.end ?? 0) < offset) last -= 1;
    return entries[last]?.path ?? "";
  }

  /** Adds a final diagnostic and builds a result without a value. */
  fail(reason: Diagnostic): ParsedFile {
    this.diagnostics.push(reason);
    return this.finish(undefined);
  }

  private addDiagnostic(diagnostic: Diagnostic): void {
    const name = this.nameOf(diagnostic);
    if (this.noted.has(name)) return;
    this.noted.add(name);
    const { fix, ...told } = diagnostic;
    const range = this.toOriginal(diagnostic.range);
    const edits = fix?.edits.map((edit) => ({ ...edit, ...this.toOriginal(edit) }));
    const isSure = edits !== undefined && !unsafeRepairs.has(diagnostic.code);
    this.diagnostics.push({ ...told, range, ...(isSure && { fix: { edits } }) });
  }

  // Returns a key that identifies a diagnostic, because a later parse may find the same mistake
  // again.
  private nameOf({ code, range }: Diagnostic): string {
    return `${code} ${this.toOriginal(range).start}`;
  }

  lineNumberAt(offset: number): number {
    this.lines ??= splitLines(this.original);
    return lineAt(this.lines, this.originalOffset(offset)).number;
  }

  private toOriginal(range: Range): Range {
    return { start: this.originalOffset(range.start), end: this.originalOffset(range.end) };
  }

  private originalOffset(offset: number): number {
    return this.offsetMaps.reduceRight((place, back) => back(place), offset);
  }
}

function rangesOverlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

function createRangeLookup(entries: readonly YamlEntry[], toOriginal: (range: Range) => Range) {
  let places: ReadonlyMap<string, YamlEntry> | undefined;
  return function rangeAt(path: string, part: "value" | "key" = "value"): Range {
    places ??= new Map(entries.map((entry) => [entry.path, entry]));
    const entry = places.get(path);
    if (entry) return toOriginal(part === "key" ? (entry.key?.range ?? entry.range) : entry.range);
    if (path === "") return { start: 0, end: 0 };
    return rangeAt(path.slice(0, path.lastIndexOf("/")));
  };
}
