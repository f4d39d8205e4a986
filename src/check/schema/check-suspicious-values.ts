import { hasThousandsPoint } from "#lang/check/schema/wrong-value-types/parse-number";
import { allFieldNames } from "../../model/schema/find-schema-node.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { firstHiddenCodePoint } from "../../yaml/text-encoding.ts";
import type { FileWithSchema } from "../diagnostics/file-with-schema.ts";
import { checkUnintendedMarkup } from "../markup/check-unintended-markup.ts";
import { hasLeadingZero, isUnsafeInteger } from "./lossy-numbers.ts";
import { diagnoseAbsorbedField } from "./missing-lines.ts";
import { diagnoseThousandsSeparator } from "./out-of-limits.ts";
import { diagnoseMissingValue } from "./wrong-value-types/wrong-type.ts";

/**
 * Finds mistakes that no schema finds: texts that consist of spaces, lost lines, hidden characters,
 * and numbers whose value YAML changes.
 */
export function checkSuspiciousValues(subject: FileWithSchema): Diagnostic[] {
  const found: Diagnostic[] = [];
  // This is computed only once, since it scans the whole file.
  const mayEscape = subject.parsed.text.includes("\\");
  forEachLeaf(subject.parsed.value, "", (path, value) => {
    if (typeof value === "string") found.push(...checkText(subject, path, value, mayEscape));
    if (typeof value === "number") found.push(...checkNumber(subject, path, value));
  });
  return found;
}

function forEachLeaf(value: unknown, path: string, visit: (path: string, value: unknown) => void) {
  if (typeof value !== "object" || value === null) return visit(path, value);
  const children = value as Readonly<Record<string, unknown>>;
  for (const step of Object.keys(children)) forEachLeaf(children[step], pointer(path, step), visit);
}

/**
 * Whether a text contains a field name with a colon, at the start of a line or after a space. This
 * is a quick test before the thorough one.
 */
function mentionsField(value: string, { schemas }: FileWithSchema): boolean {
  const names = allFieldNames(schemas);
  for (let at = value.indexOf(":"); at >= 0; at = value.indexOf(":", at + 1)) {
    const isMark = at + 1 === value.length || /\s/.test(value.charAt(at + 1));
    if (isMark && names.has(findWordBefore(value, at))) return true;
  }
  return false;
}

/**
 * Returns the word that ends at an offset and starts after whitespace. Returns an empty text if the
 * word starts the value: the value cannot have absorbed that line.
 */
function findWordBefore(value: string, end: number): string {
  let start = end;
  while (start > 0 && !/\s/.test(value.charAt(start - 1))) start -= 1;
  return start === 0 ? "" : value.slice(start, end);
}

function checkText(
  subject: FileWithSchema,
  path: string,
  value: string,
  mayEscape: boolean,
): Diagnostic[] {
  if (value !== "" && !/\S/.test(value)) return [diagnoseMissingValue(subject, path)];
  // Front matter of a pasted file has its own diagnostic.
  const mayHoldField = !/^\s*(?:---|\+{3})[ \t]*\n/.test(value) && mentionsField(value, subject);
  const field = mayHoldField ? diagnoseAbsorbedField(subject, path) : undefined;
  if (field) return [field];
  // Checks only escapes such as "\u0000" here. The check of the file's text finds the raw
  // characters.
  const isEscaped = mayEscape && subject.written(path).includes("\\");
  const character = isEscaped ? firstHiddenCodePoint(value) : undefined;
  if (character) return [subject.diagnose("hidden-character", path, { character })];
  return checkUnintendedMarkup(subject, path, value);
}

function checkNumber(subject: FileWithSchema, path: string, value: number): Diagnostic[] {
  const written = subject.written(path);
  if (hasLeadingZero(written)) {
    const edits = [{ ...subject.parsed.rangeAt(path), text: String(value) }];
    return [
      subject.diagnose("leading-zero", path, { written, read: value, isNumber: true }, { edits }),
    ];
  }
  // A number without a maximum is an amount of money, which never has three decimals.
  const isSum = !("maximum" in subject.node(path)) || written.endsWith(".000");
  if (isSum && hasThousandsPoint(written, subject.country))
    return [diagnoseThousandsSeparator(subject, path, written)];
  return isUnsafeInteger(written, value)
    ? [subject.diagnose("lost-number", path, { written, isNumber: true })]
    : [];
}
