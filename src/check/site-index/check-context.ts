import type { BodyOutline } from "../../model/markup/outline.ts";
import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../yaml/lines.ts";
import { withoutLossyFix } from "../../yaml/lossless-fix.ts";
import type { CheckCode, CheckDetails } from "../diagnose.ts";
import { maximumPerKind } from "../group-similar-warnings.ts";
import { maximumErrorsPerFile } from "../schema/explain-errors.ts";
import { FileWithSchema } from "../schema/file-with-schema.ts";
import { placeWords } from "../words.pt-br.ts";
import { entryIds } from "./anchors.ts";
import type { SiteIndex } from "./site-index.ts";

/** A part of a text: where it stands in the value or, where nobody kept that, its words. */
export interface TextPart {
  at?: Range;
  part?: string;
}

/** A file whose references are being checked; what is found is kept. */
export class CheckContext {
  readonly file: ParsedContentFile;
  readonly site: SiteIndex;
  readonly subject: FileWithSchema;
  /** What was found, with such advice alone as loses nothing of what was typed. */
  readonly found: Diagnostic[] = [];
  private errors = 0;
  /** How often each code was reported. Nobody reads more than `maximumErrors` of one code in one file. */
  private readonly reported = new Map<CheckCode, number>();
  /** How often each kind was found in a text. */
  private readonly counts = new Map<string, number>();
  /** The block that is being walked through. */
  private block?: Visit;

  constructor(file: ParsedContentFile, site: SiteIndex) {
    this.file = file;
    this.site = site;
    this.subject = new FileWithSchema(file.parsed, site.draft.schemas, file.schemaId);
  }

  /** Whether the file has so many errors that the check reports no more of them. */
  get isFull(): boolean {
    return this.errors >= maximumErrorsPerFile;
  }

  /** What was found; the last message of a kind that a text has too many of says how many more there are. */
  get told(): readonly Diagnostic[] {
    const others = [...this.counts].filter(([, count]) => count > maximumPerKind);
    if (others.length === 0) return this.found;
    const left = new Map(others.map(([kind, count]) => [kind, count - maximumPerKind]));
    const told = this.found.toReversed().map((each) => {
      const more = left.get(findingKey(each));
      left.delete(findingKey(each));
      return more ? { ...each, message: `${each.message} ${placeWords.more(more)}` } : each;
    });
    return told.reverse();
  }

  /** Notes on which block the walk is; parents come first. */
  enter(node: Visit) {
    if (node.schema.$id?.startsWith("blocks/")) this.block = node;
  }

  /** The day from which visitors no longer see what stands at a path, if there is one. */
  expiryAt(path: string): string | undefined {
    const ends = this.datedAt(path).flatMap((each) => textAt(each, "/expiresAt") ?? []);
    return ends.sort()[0];
  }

  /** Whether visitors do not see what stands at a path. */
  isHiddenAt(path: string): boolean {
    return this.datedAt(path).some(this.site.draft.isOut);
  }

  /** What may have dates around a path: the file and its block. */
  private datedAt(path: string): unknown[] {
    const { block, file } = this;
    const inBlock = block && path.startsWith(`${block.path}/`);
    return [file.parsed.value, ...(inBlock ? [block.value] : [])];
  }

  /** The ids of the entries that the block around a path shows; `undefined` where there are none. */
  blockEntries(path: string): string[] | undefined {
    const { block } = this;
    if (!block || !path.startsWith(`${block.path}/`)) return;
    const [name = "", schema] =
      Object.entries(block.schema.properties ?? {}).find(hasCollection) ?? [];
    if (!schema?.collection) return;
    return entryIds(childValue(block.value, name), this.site.collection(schema.collection));
  }

  /** What a body of the file says. */
  outline(path: string): BodyOutline {
    return this.site.outline(this.file, path);
  }

  /** Reports a mistake of a value, unless the file has `maximumErrors` of this code already. */
  report<Code extends CheckCode>(
    code: Code,
    path: string,
    details: CheckDetails<Code>,
    showing: Parameters<FileWithSchema["diagnose"]>[3] = {},
  ) {
    const count = (this.reported.get(code) ?? 0) + 1;
    this.reported.set(code, count);
    if (count > maximumErrorsPerFile) return;
    const found = this.subject.diagnose(code, path, details, showing);
    if (found.severity === "error") this.errors += 1;
    this.found.push(withoutLossyFix(this.subject.parsed.text, found));
  }

  /** The place of a part of a text, as messages name it. */
  nameOf(path: string, part: TextPart): string {
    const { parsed } = this.file;
    const { start } = this.partRange(path, part)?.range ?? parsed.rangeAt(path);
    return `${parsed.file}:${lineAt(linesOf(parsed), start).number}`;
  }

  /**
   * Reports a mistake of a part of a text, such as a link in a body. The part is marked and, with
   * `meant`, repaired where it stands in the file as it was written.
   */
  reportPart<Code extends CheckCode>(
    code: Code,
    path: string,
    details: CheckDetails<Code>,
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

  /** Where a part stands in the file, and whether it reads there as in the text: words on two lines may not be put on one. */
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

/** Where words stand in a text as it is written: lines may end between them, and stars stand around them. */
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

/** Where words stand by themselves or, if that is nowhere, as a part of longer ones; -1 without them. */
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

/** Where words end that follow each other from an offset on. */
function endOfWords(text: string, from: number, words: readonly string[]): number | undefined {
  let end: number | undefined = from;
  for (const word of words) {
    if (end !== undefined) end = endAfterGap(text, end, word);
  }
  return end;
}

/** The stars of a gap may be the word's own. */
function endAfterGap(text: string, from: number, word: string): number | undefined {
  gapPattern.lastIndex = from;
  if (!gapPattern.test(text)) return undefined;
  let start = gapPattern.lastIndex;
  while (start > from && !text.startsWith(word, start)) start -= 1;
  return start > from ? start + word.length : undefined;
}

/** A place in a file as messages name it: "content/plans.yaml:4". */
export function locationName({ parsed }: ParsedContentFile, path: string): string {
  return `${parsed.file}:${lineAt(linesOf(parsed), parsed.rangeAt(path).start).number}`;
}

function hasCollection([, schema]: [string, Schema]): boolean {
  return schema.collection !== undefined;
}
