import type { BodyOutline } from "../../content/markup/outline.ts";
import { type DraftFile, textAt } from "../../content/raw-site.ts";
import type { Schema } from "../../content/schema/schemas.ts";
import type { Visit } from "../../content/schema/walk.ts";
import type { Diagnostic, Range } from "../../text/diagnostic.ts";
import { withKeptSigns } from "../../text/kept-signs.ts";
import { lineAt, linesOf } from "../../text/lines.ts";
import { childValue } from "../../text/pointer.ts";
import type { CheckCode, DetailsOf } from "../diagnose.ts";
import { maximumErrors } from "../shape/explain-errors.ts";
import { Subject } from "../shape/subject.ts";
import { entryIds } from "./anchors.ts";
import type { SiteMap } from "./site-map.ts";

/** A file whose references are being checked; what is found is kept. */
export class Source {
  readonly file: DraftFile;
  readonly site: SiteMap;
  readonly subject: Subject;
  /** What was found, with such advice alone as loses nothing of what was typed. */
  readonly found: Diagnostic[] = [];
  private errors = 0;
  /** The block that is being walked through. */
  private block?: Visit;

  constructor(file: DraftFile, site: SiteMap) {
    this.file = file;
    this.site = site;
    this.subject = new Subject(file.parsed, site.draft.schemas, file.schemaId);
  }

  /** Whether there are so many errors that the others are told once these are mended. */
  get isFull(): boolean {
    return this.errors >= maximumErrors;
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

  /** Reports a mistake of a value. */
  report<Code extends CheckCode>(
    code: Code,
    path: string,
    details: DetailsOf<Code>,
    showing: Parameters<Subject["diagnose"]>[3] = {},
  ) {
    const found = this.subject.diagnose(code, path, details, showing);
    if (found.severity === "error") this.errors += 1;
    this.found.push(withKeptSigns(this.subject.parsed.text, found));
  }

  /** The place of a part of a text, as messages name it. */
  nameOf(path: string, part: string): string {
    const { parsed } = this.file;
    const { start, end } = parsed.rangeAt(path);
    const at = parsed.text.slice(start, end).indexOf(part);
    const lines = linesOf(parsed);
    return `${parsed.file}:${lineAt(lines, start + Math.max(0, at)).number}`;
  }

  /**
   * Reports a mistake of a part of a text, such as a link in a body. The part is marked and, with
   * `meant`, repaired where it stands in the file as it was written.
   */
  reportPart<Code extends CheckCode>(
    code: Code,
    path: string,
    details: DetailsOf<Code>,
    { part, meant, severity }: { part: string; meant?: string; severity?: Diagnostic["severity"] },
  ) {
    const { start, end } = this.subject.parsed.rangeAt(path);
    const found =
      part === "" ? undefined : placeIn(this.subject.parsed.text.slice(start, end), part);
    if (!found) return this.report(code, path, details, { severity });
    const range = { start: start + found.start, end: start + found.end };
    // Words on two lines may not be put on one.
    const isWhole = found.end - found.start === part.length;
    const edits = meant === undefined || !isWhole ? undefined : [{ ...range, text: meant }];
    this.report(code, path, details, { range, edits, severity });
  }
}

/** Where words stand in a text as it is written: lines may end between them, and stars stand around them. */
function placeIn(text: string, part: string): Range | undefined {
  const at = text.indexOf(part);
  if (at >= 0) return { start: at, end: at + part.length };
  const [first = "", ...others] = part.split(/\s+/);
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    const end = endOf(text, start + first.length, others);
    if (end !== undefined) return { start, end };
    if (start === text.length) break;
  }
  return undefined;
}

const gap = /[\s*]+/y;

/** Where words end that follow each other from an offset on. */
function endOf(text: string, from: number, words: readonly string[]): number | undefined {
  let end: number | undefined = from;
  for (const word of words) {
    if (end !== undefined) end = endAfterGap(text, end, word);
  }
  return end;
}

/** The stars of a gap may be the word's own. */
function endAfterGap(text: string, from: number, word: string): number | undefined {
  gap.lastIndex = from;
  if (!gap.test(text)) return undefined;
  let start = gap.lastIndex;
  while (start > from && !text.startsWith(word, start)) start -= 1;
  return start > from ? start + word.length : undefined;
}

/** A place in a file as messages name it: "content/plans.yaml:4". */
export function placeName({ parsed }: DraftFile, path: string): string {
  return `${parsed.file}:${lineAt(linesOf(parsed), parsed.rangeAt(path).start).number}`;
}

function hasCollection([, schema]: [string, Schema]): boolean {
  return schema.collection !== undefined;
}
