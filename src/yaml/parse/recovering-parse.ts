import type { TextCode } from "../diagnose.ts";
import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import { applyEdits, mapToOriginal, type OffsetMap } from "../edits.ts";
import type { ParseSource } from "../errors/rule-context.ts";
import { type Line, lineAt, splitLines } from "../lines.ts";
import type { YamlEntry, YamlTree } from "./entries.ts";
import type { ParsedFile } from "./parsed-file.ts";

// Repairs good enough to read on, but not to be written into the file without a person's eye.
const unsafeRepairs: ReadonlySet<string> = new Set<TextCode>([
  "hidden-character",
  "mixed-versions",
  "pasted-link",
  "shortcut",
  "stray-item",
  "stray-text",
  "unreadable-line",
]);

/** A value with its key, from start to end in the file as it was written. */
interface ValueSpan extends Range {
  path: string;
}

/** A text while it is read: what was found, and the repairs under which it read on. */
export class RecoveringParse implements ParseSource {
  readonly file: string;
  readonly original: string;
  /** The text after all repairs so far. */
  text: string;
  /** The way back from each repaired text to the one before it. */
  private readonly ways: OffsetMap[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  /** The lines of the text as it is; most readings never ask for them. */
  private lines?: readonly Line[];
  private readonly noted = new Set<string>();
  private readonly repaired = new Set<string>();

  constructor(file: string, text: string) {
    this.file = file;
    this.original = text;
    this.text = text;
  }

  /** Notes diagnostics and makes their repairs; false when there was nothing new to repair. */
  applyRepairs(found: readonly Diagnostic[]): boolean {
    const edits: Edit[] = [];
    // Mistakes come mostly in the order of the text: only those behind an earlier edit are compared.
    let last = 0;
    for (const diagnostic of found) {
      this.addDiagnostic(diagnostic);
      const more = diagnostic.fix?.edits ?? [];
      const name = this.nameOf(diagnostic);
      const isPossible = more.every(
        (edit) => edit.start >= last || !edits.some((other) => overlap(edit, other)),
      );
      if (this.repaired.has(name) || !isPossible) continue;
      this.repaired.add(name);
      for (const edit of more) edits.push(edit);
      last = more.reduce((end, edit) => Math.max(end, edit.end), last);
    }
    if (edits.length === 0) return false;
    this.text = applyEdits(this.text, edits);
    this.ways.push(mapToOriginal(edits));
    return true;
  }

  /** Number of mistakes so far. */
  get found(): number {
    return this.diagnostics.length;
  }

  /** Something had to be left out; what is found after that may only follow from it. */
  get isIncomplete(): boolean {
    return this.diagnostics.some(({ code }) => code === "unreadable-line" || code === "stray-item");
  }

  /** Ends with what was read at last; all places are those in the text as it is. */
  finish(tree: YamlTree | undefined): ParsedFile {
    const { file, original: text } = this;
    const entries = tree?.entries ?? [];
    const rangeAt = rangeFinder(entries, (range) => this.toOriginal(range));
    const isPlaced = this.diagnostics.every(({ path }) => path);
    const spans = isPlaced ? [] : entries.map((entry) => this.spanOf(entry));
    const diagnostics = this.diagnostics
      .map((diagnostic) => ({
        ...diagnostic,
        path: diagnostic.path || this.pathAt(spans, diagnostic),
      }))
      .sort((a, b) => a.range.start - b.range.start);
    const value = this.isIncomplete ? undefined : (tree?.value ?? undefined);
    return { file, text, value, rangeAt, diagnostics };
  }

  // A mistake of a line belongs to the innermost value that it touches, or stands before.
  private pathAt(spans: readonly ValueSpan[], { range }: Diagnostic): string {
    const isBlank = this.original.slice(range.start, range.end).trim() === "";
    const place = isBlank ? range.end : range.start;
    const innermost = spans.findLast(({ start, end }) => start <= place && place <= end);
    return innermost?.path ?? "";
  }

  private spanOf({ path, key, range }: YamlEntry): ValueSpan {
    const { start } = this.toOriginal(key?.range ?? range);
    return { path, start, end: this.toOriginal(range).end };
  }

  /** Ends without a value, for one reason. */
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

  // The same mistake may be found again in a later reading.
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
    return this.ways.reduceRight((place, back) => back(place), offset);
  }
}

function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

function rangeFinder(entries: readonly YamlEntry[], toOriginal: (range: Range) => Range) {
  let places: ReadonlyMap<string, YamlEntry> | undefined;
  return function rangeAt(path: string, part: "value" | "key" = "value"): Range {
    places ??= new Map(entries.map((entry) => [entry.path, entry]));
    const entry = places.get(path);
    if (entry) return toOriginal(part === "key" ? (entry.key?.range ?? entry.range) : entry.range);
    if (path === "") return { start: 0, end: 0 };
    return rangeAt(path.slice(0, path.lastIndexOf("/")));
  };
}
