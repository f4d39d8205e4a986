import { locationStrings } from "#lang/check/diagnostics/strings";
import type { BodyOutline } from "../../model/markup/extract-body-parts.ts";
import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../yaml/lines.ts";
import { withoutUnacceptableFix } from "../../yaml/lossless-fix.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { maximumPerKind } from "../diagnostics/group-similar-warnings.ts";
import { maximumErrorsPerFile } from "../schema/explain-errors.ts";
import { resolveEntryIds } from "./anchors.ts";
import type { SiteIndex } from "./site-index.ts";

/** A part of a text: its range in the value, or its words if the range is unknown. */
export interface TextPart {
  at?: Range;
  part?: string;
}

/** Returns the context of a file; `undefined` for files with errors, which are not checked. */
export type ContextLookup = (file: ParsedContentFile) => CheckContext | undefined;

/** A file whose references are checked, and its diagnostics so far. */
export class CheckContext {
  readonly file: ParsedContentFile;
  readonly site: SiteIndex;
  readonly subject: FileWithSchema;
  /** The diagnostics so far. Fixes that would lose content are left out. */
  readonly found: Diagnostic[] = [];
  private errors = 0;
  /** How often each code was reported. Only the first `maximumErrorsPerFile` reports are stored. */
  private readonly reported = new Map<CheckDiagnosticCode, number>();
  /**
   * How often each code was found at each path. Only the first `maximumPerKind` findings are
   * stored.
   */
  private readonly counts = new Map<string, number>();
  /** The block whose values are being visited. */
  private block?: Visit;

  constructor(file: ParsedContentFile, site: SiteIndex) {
    this.file = file;
    this.site = site;
    this.subject = new FileWithSchema(file.parsed, site.draft.schemas, file.schemaId);
  }

  /** Whether the file has reached the limit of errors. No further values are checked then. */
  get isFull(): boolean {
    return this.errors >= maximumErrorsPerFile;
  }

  /**
   * The diagnostics. If a text has too many of one code, the last message says how many more there
   * are.
   */
  get told(): readonly Diagnostic[] {
    const others = [...this.counts].filter(([, count]) => count > maximumPerKind);
    if (others.length === 0) return this.found;
    const left = new Map(others.map(([kind, count]) => [kind, count - maximumPerKind]));
    const told = this.found.toReversed().map((each) => {
      const more = left.get(findingKey(each));
      left.delete(findingKey(each));
      return more ? { ...each, message: `${each.message} ${locationStrings.more(more)}` } : each;
    });
    return told.reverse();
  }

  /** Records the block that is being visited. Parents are visited first. */
  enter(node: Visit) {
    if (node.schema.$id?.startsWith("blocks/")) this.block = node;
  }

  /**
   * Returns the earliest `expiresAt` of the file and of the block around a path, if there is one.
   */
  expiryAt(path: string): string | undefined {
    const ends = this.datedAt(path).flatMap((each) => textAt(each, "/expiresAt") ?? []);
    return ends.sort()[0];
  }

  /** Whether the content at a path is hidden from visitors. */
  isHiddenAt(path: string): boolean {
    return this.datedAt(path).some(this.site.draft.isOut);
  }

  /** Returns the values around a path that may have dates: the file and its block. */
  private datedAt(path: string): unknown[] {
    const { block, file } = this;
    const inBlock = block && path.startsWith(`${block.path}/`);
    return [file.parsed.value, ...(inBlock ? [block.value] : [])];
  }

  /**
   * Returns the ids of the entries that the block around a path shows, or `undefined` if it shows
   * no collection.
   */
  blockEntries(path: string): string[] | undefined {
    const { block } = this;
    if (!block || !path.startsWith(`${block.path}/`)) return;
    const [name = "", schema] =
      Object.entries(block.schema.properties ?? {}).find(hasCollectionKeyword) ?? [];
    if (!schema?.collection) return;
    return resolveEntryIds(childValue(block.value, name), this.site.collection(schema.collection));
  }

  /** Returns the outline of a body in the file. */
  outline(path: string): BodyOutline {
    return this.site.outline(this.file, path);
  }

  /**
   * Reports a diagnostic of a value. Does nothing if the file already has `maximumErrorsPerFile`
   * diagnostics with this code.
   */
  report<Code extends CheckDiagnosticCode>(
    code: Code,
    path: string,
    details: CheckDiagnosticDetails<Code>,
    showing: Parameters<FileWithSchema["diagnose"]>[3] = {},
  ) {
    const count = (this.reported.get(code) ?? 0) + 1;
    this.reported.set(code, count);
    if (count > maximumErrorsPerFile) return;
    const found = this.subject.diagnose(code, path, details, showing);
    if (found.severity === "error") this.errors += 1;
    this.found.push(withoutUnacceptableFix(this.subject.parsed.text, found));
  }

  /** Returns the location of a part of a text for messages: "content/faq.yaml:12". */
  nameOf(path: string, part: TextPart): string {
    const { parsed } = this.file;
    const { start } = this.partRange(path, part)?.range ?? parsed.rangeAt(path);
    return `${parsed.file}:${lineAt(linesOf(parsed), start).number}`;
  }

  /**
   * Reports a diagnostic of a part of a text, such as a link in a body, at its range in the file.
   * With `meant`, also adds an edit that replaces the part, if the file contains it literally.
   */
  reportPart<Code extends CheckDiagnosticCode>(
    code: Code,
    path: string,
    details: CheckDiagnosticDetails<Code>,
    { meant, severity, ...part }: TextPart & { meant?: string; severity?: Diagnostic["severity"] },
  ) {
    const kind = findingKey({ code, path });
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    if (count > maximumPerKind) return;
    const found = this.partRange(path, part);
    if (!found) return this.report(code, path, details, { severity });
    const { range, isWhole } = found;
    const mark = /^["']/.test(this.subject.written(path)) ? /["'\\]/ : undefined;
    const isWritable = isWhole && meant !== undefined && !mark?.test(meant);
    const edits = isWritable ? [{ ...range, text: meant }] : undefined;
    this.report(code, path, details, { range, edits, severity });
  }

  /**
   * Returns the range of a part in the file, and whether the file contains the part literally.
   * Words on two lines are not literal: a fix must not join lines.
   */
  private partRange(path: string, { part, at }: TextPart) {
    const { parsed } = this.subject;
    const range = at ? this.subject.rangeIn(path, at) : part && this.rangeOf(path, part);
    if (!range) return undefined;
    const words = at ? String(this.subject.value(path)).slice(at.start, at.end) : part;
    return { range, isWhole: parsed.text.slice(range.start, range.end) === words };
  }

  private rangeOf(path: string, part: string): Range | undefined {
    const { start } = this.subject.parsed.rangeAt(path);
    const place = findWords(this.subject.written(path), part);
    return place && { start: start + place.start, end: start + place.end };
  }
}

function findingKey({ code, path }: Pick<Diagnostic, "code" | "path">): string {
  return `${code} ${path}`;
}

/** Returns the range of words in a text as written. Line breaks and asterisks may separate them. */
function findWords(text: string, part: string): Range | undefined {
  const at = indexOfWords(text, part);
  if (at >= 0) return { start: at, end: at + part.length };
  const [first = "", ...others] = part.split(/\s+/);
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    const end = endOfWords(text, start + first.length, others);
    if (end !== undefined) return { start, end };
    if (start === text.length) break;
  }
  return undefined;
}

/**
 * Returns the index of whole words. If there are none, returns the index of the same letters inside
 * longer words, or -1.
 */
function indexOfWords(text: string, part: string): number {
  const first = text.indexOf(part);
  for (let at = first; at >= 0; at = text.indexOf(part, at + part.length)) {
    const end = at + part.length;
    const isBegun = /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
    const goesOn = /[\p{L}\p{N}]{2}/u.test(text.slice(end - 1, end + 1));
    if (!isBegun && !goesOn) return at;
  }
  return first;
}

const gapPattern = /[\s*]+/y;

/**
 * Returns the end of consecutive words from an offset on, or `undefined` if other text follows
 * there.
 */
function endOfWords(text: string, from: number, words: readonly string[]): number | undefined {
  let end: number | undefined = from;
  for (const word of words) {
    if (end !== undefined) end = wordEndAfterGap(text, end, word);
  }
  return end;
}

/** Returns the end of a word after a gap. The last asterisks of the gap may belong to the word. */
function wordEndAfterGap(text: string, from: number, word: string): number | undefined {
  gapPattern.lastIndex = from;
  if (!gapPattern.test(text)) return undefined;
  let start = gapPattern.lastIndex;
  while (start > from && !text.startsWith(word, start)) start -= 1;
  return start > from ? start + word.length : undefined;
}

/** Formats a location in a file for messages: "content/plans.yaml:4". */
export function formatFileLocation({ parsed }: ParsedContentFile, path: string): string {
  return `${parsed.file}:${lineAt(linesOf(parsed), parsed.rangeAt(path).start).number}`;
}

function hasCollectionKeyword([, schema]: [string, Schema]): boolean {
  return schema.collection !== undefined;
}
