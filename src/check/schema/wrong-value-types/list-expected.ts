import type { Edit } from "../../../yaml/diagnostic.ts";
import { pointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf, linesOfRange } from "../../../yaml/lines.ts";
import type { DiagnosticOptions, FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { parseWeekdayOptions } from "../enum-options/translated-option.ts";
import type { ErrorExplanation } from "../error-explanation.ts";

/** Explains a single value where a list is expected. Offers its lines or its parts as items. */
export function explainListExpected(subject: FileWithSchema, path: string): ErrorExplanation {
  const field = subject.field(path);
  const written = subject.written(path);
  const isText = typeof subject.value(path) !== "object";
  const isList = subject.node(pointer(path, 0)).properties === undefined;
  const isPlain = isText && isList && field.item === undefined && field.name !== "";
  const days = isText ? weekdaysInText(subject, path) : undefined;
  if (days) return explainListOfOptions(subject, path, days);
  const showing = isPlain ? suggestListItems(subject, path, written) : {};
  return { diagnostic: subject.diagnose("list-expected", path, { field }, showing) };
}

/**
 * Returns the weekdays that a text in the site's language names ("lunes a viernes"), if the list
 * takes weekdays.
 */
function weekdaysInText(subject: FileWithSchema, path: string): string[] | undefined {
  const options = (subject.node(pointer(path, 0)).enum ?? []).map(String);
  return parseWeekdayOptions(String(subject.value(path)), options, subject.language);
}

function explainListOfOptions(
  subject: FileWithSchema,
  path: string,
  options: readonly string[],
): ErrorExplanation {
  const edits = [{ ...subject.parsed.rangeAt(path), text: `[${options.join(", ")}]` }];
  const details = { field: subject.field(path), options: String(subject.value(path)) };
  return { diagnostic: subject.diagnose("list-expected", path, details, { edits }) };
}

const listMarker = /^[ \t]*(?:[•●▪◦‣·*–-][ \t]+)?/;

/**
 * Returns the fix or the hint of the diagnostic. The fix turns the text into list items. If one
 * line has commas, there is only a hint, because the commas may separate items or belong to one
 * item.
 */
function suggestListItems(
  subject: FileWithSchema,
  path: string,
  written: string,
): DiagnosticOptions {
  const isOneLine = !/[\n\r]/.test(written);
  const parts = written.split(/\s*[,;]\s+/);
  if (!isOneLine) return /^["']/.test(written) ? {} : { edits: dashEdits(subject, path) };
  if (parts.length < 2 || /^["']/.test(written))
    return { edits: itemEdits(subject, path, written) };
  const [indent, name] = [keyIndent(subject, path), subject.field(path).name];
  return { hint: [`${indent}${name}:`, ...parts.map((part) => `${indent}  - ${part}`)].join("\n") };
}

function dashEdits({ parsed }: FileWithSchema, path: string): Edit[] {
  const range = parsed.rangeAt(path);
  const lines = linesOfRange(linesOf(parsed), range);
  const [first] = lines;
  const indent = /^[ \t]*/.exec(first?.text ?? "")?.[0] ?? "";
  if (!first || range.start !== first.start + indent.length) return [];
  const said = lines.filter(({ text }) => text.trim() !== "");
  return said.map((line) => {
    const [sign = ""] = listMarker.exec(line.text) ?? [];
    return { start: line.start, end: line.start + sign.length, text: `${indent}- ` };
  });
}

function keyIndent({ parsed }: FileWithSchema, path: string): string {
  const key = parsed.rangeAt(path, "key");
  return " ".repeat(key.start - lineAt(linesOf(parsed), key.start).start);
}

// Moves the text to its own line, as the first item of the list.
function itemEdits({ parsed }: FileWithSchema, path: string, written: string): Edit[] {
  const key = parsed.rangeAt(path, "key");
  const { start, end } = parsed.rangeAt(path);
  const line = lineAt(linesOf(parsed), key.start);
  const indent = " ".repeat(key.start - line.start + 2);
  const spaces = /[ \t]*$/.exec(parsed.text.slice(key.end, start))?.[0].length ?? 0;
  return [{ start: start - spaces, end, text: `\n${indent}- ${written}` }];
}
