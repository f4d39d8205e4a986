import { isBlankOrComment } from "../../yaml/errors/line-shape.ts";
import { findLineBelow, linesOf } from "../../yaml/lines.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { createFinding, type FieldSourceText, type Finding } from "./findings.ts";

// Matches markup that needs a line of its own: items, headings, rows, quotes, a hard line break, a
// new paragraph.
const needsOwnLine =
  /^[ \t]*(?:(?:[-*]|\d{1,2}[.)])[ \t]+\S|#{2,6} |\||> )|\\[ \t]*$|\n[ \t]*\r?\n/m;

/**
 * Finds a text whose line breaks have a meaning although YAML folds it into one line. It is a plain
 * scalar, or below ">".
 */
export function* findFoldedLines(written: FieldSourceText): Generator<Finding> {
  const { subject, path, text, isBody } = written;
  if (!/[\n\r]/.test(text) || /^["']/.test(text)) return;
  const isLost = isBody ? needsOwnLine.test(text) : subject.node(path).lines === true;
  const sign = isLost ? suggestBlockIndicator(subject, path) : undefined;
  if (!sign) return;
  const { name } = subject.field(path);
  const range = subject.parsed.rangeAt(path, "key");
  const edits = [{ start: sign.start, end: sign.end, text: sign.meant }];
  const details = { field: name, sign: sign.written };
  yield createFinding(written, "folded-text", details, { range, edits, claims: [] });
}

/**
 * Returns the block indicator between a key and its text, and an indicator that preserves line
 * breaks. Returns `undefined` if the text already has such an indicator.
 */
function suggestBlockIndicator({ parsed }: FileWithSchema, path: string) {
  const from = parsed.rangeAt(path, "key").end;
  const { start: to } = parsed.rangeAt(path);
  const between = parsed.text.slice(from, to);
  const [, gap = "", written = "", rest = ""] =
    /^(\s*:[ \t]*)([|>][-+\d]*)?([\s\S]*)$/.exec(between) ?? [];
  if (gap === "" || written.startsWith("|")) return undefined;
  const start = from + gap.length;
  if (written) return { written, start, end: start + 1, meant: "|" };
  const colon = from + gap.trimEnd().length;
  if (/[\n\r]/.test(rest)) return { written, start: colon, end: colon, meant: " |" };
  const indent = findLineBelow(linesOf(parsed), to, (line) => !isBlankOrComment(line));
  const spaces = /^\s*/.exec(indent?.text ?? "")?.[0] ?? "";
  return { written, start: colon, end: to, meant: ` |\n${spaces}` };
}
