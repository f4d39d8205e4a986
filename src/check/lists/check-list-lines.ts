import { unfinishedLine } from "#lang/check/lists/line-patterns";
import { isProseField } from "../../model/schema/is-prose.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;

/** Warns about duplicate lines in a list and about lines that were joined by mistake. */
export function checkListLines(source: CheckContext, { path, value, schema }: Visit) {
  if (!Array.isArray(value) || value.length < 2 || typeof value[0] !== "string") return;
  if (!schema.items || !isProseField(schema.items)) return;
  const first = new Map<string, string>();
  for (const [index, line] of value.entries()) {
    const place = pointer(path, index);
    const key = normalizeLine(line);
    const known = first.get(key);
    if (known === undefined) first.set(key, place);
    else if (key.length > 3) {
      const details = { text: String(line), first: formatFileLocation(source.file, known) };
      source.report("line-twice", place, details, warning);
    }
  }
  checkJoinedLines(source, path, value);
}

/**
 * Returns a key to compare lines. It ignores case, differences in whitespace, and a full stop,
 * comma or semicolon at the end.
 */
export function normalizeLine(line: unknown): string {
  return String(line)
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.;,]$/, "")
    .trim();
}

/**
 * Reports a line that lost its dash. YAML joined it to the line above, although the list has short
 * lines and the line above is not full.
 */
function checkJoinedLines(source: CheckContext, path: string, list: readonly unknown[]) {
  // Items with line breaks or final punctuation are paragraphs.
  if (list.some((line) => typeof line !== "string" || /[\n]|[.!?:;,]$/.test(line))) return;
  const { text } = source.file.parsed;
  const places = list.map((_, index) => source.file.parsed.rangeAt(pointer(path, index)));
  const broken = places.filter(({ start, end }) => text.slice(start, end).includes("\n"));
  const [place, other] = broken;
  if (!place || other) return;
  const [, head = "", gap = "", tail = ""] =
    /^([^\n]*\S)[ \t]*(\r?\n[ \t]*)(\S[^\n]*)$/.exec(text.slice(place.start, place.end)) ?? [];
  const lineStart = text.lastIndexOf("\n", place.start - 1) + 1;
  const [, indent = ""] = /^([ \t]*)- $/.exec(text.slice(lineStart, place.start)) ?? [];
  if (!startsNewLine(head, tail) || !text.slice(lineStart, place.start).endsWith("- ")) return;
  const start =
    place.start + text.slice(place.start, place.end).indexOf(gap, head.length) + gap.length;
  const from = start - gap.replace(/\r?\n/, "").length;
  const edits: Edit[] = [{ start: from, end: start, text: `${indent}- ` }];
  const range = { start, end: start + tail.length };
  const index = places.indexOf(place);
  source.report("joined-item", pointer(path, index), { text: tail }, { ...warning, range, edits });
}

const typicalLineWidth = 60;
function startsNewLine(head: string, tail: string): boolean {
  const isPlain = head !== "" && !/^["'|>[{]/.test(head) && !/[-–—(/&+]$/.test(head);
  const [word = ""] = tail.split(" ");
  return (
    isPlain &&
    /^\p{Lu}\p{Ll}/u.test(tail) &&
    head.length + word.length < typicalLineWidth &&
    !unfinishedLine.test(head)
  );
}
