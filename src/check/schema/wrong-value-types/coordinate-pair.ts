import { parseNumber } from "#lang/check/schema/wrong-value-types/parse-number";
import type { Edit } from "../../../yaml/diagnostic.ts";
import { childValue, parentPointer, pointer, splitPointer } from "../../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { type ErrorExplanation, fieldCauseKey, valueCauseKey } from "../error-explanation.ts";

/**
 * Explains two numbers in one field, if the second belongs in the next field, which is empty or
 * missing. Map programs copy coordinates in this form.
 */
export function explainCoordinatePair(
  subject: FileWithSchema,
  path: string,
): ErrorExplanation | undefined {
  const value = subject.value(path);
  const written = typeof value === "string" ? value.split(/[,;]\s+|\s*[/;]\s*/) : [];
  const parts = written.map((part) => parseNumber(part, subject.country));
  const [first, second, ...more] = parts;
  const group = parentPointer(path);
  const name = splitPointer(path).at(-1) ?? "";
  const names = Object.keys(subject.node(group).properties ?? {});
  const next = names[names.indexOf(name) + 1];
  if (first === undefined || second === undefined || more.length > 0 || !next) return undefined;
  const place = pointer(group, next);
  const there = childValue(subject.value(group), next) ?? undefined;
  if (there !== undefined || !/^(?:number|integer)$/.test(String(subject.node(place).type)))
    return undefined;
  const own = { ...subject.parsed.rangeAt(path), text: first };
  const details = {
    written: String(value),
    fields: [subject.field(path), subject.fieldIn(group, next)] as const,
  };
  const edits = [own, ...nextFieldEdits(subject, group, next, second)];
  const diagnostic = subject.diagnose("two-numbers", path, details, { edits });
  return { diagnostic, explains: [valueCauseKey(place), fieldCauseKey(group, next)] };
}

function nextFieldEdits(
  subject: FileWithSchema,
  group: string,
  next: string,
  text: string,
): Edit[] {
  const { parsed } = subject;
  const place = pointer(group, next);
  // Fills only a field that exists without a value. A missing field would need a new line.
  if (!Object.hasOwn(Object(subject.value(group)), next)) return [];
  const colon = parsed.text.indexOf(":", parsed.rangeAt(place, "key").end) + 1;
  return [{ start: colon, end: Math.max(colon, parsed.rangeAt(place).end), text: ` ${text}` }];
}
