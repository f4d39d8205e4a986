import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { childValue, parentPointer, pointer, splitPointer } from "../../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";

/** One diagnostic for a group's unknown and missing fields. */
export interface ForeignLanguageFieldReport {
  diagnostic: Diagnostic;
  /** The diagnostics that it replaces. */
  replaces: readonly Diagnostic[];
  /** Missing fields that it does not cover. */
  unreported: readonly string[];
}

/**
 * Explains field names in another language: a group has several unknown fields, or an unknown field
 * while another one is missing. One diagnostic names the correct fields.
 *
 * @param unknown the diagnostics about unknown fields of the group
 * @param lacks the required fields that the group lacks
 */
export function explainForeignLanguageFields(
  subject: FileWithSchema,
  unknown: readonly Diagnostic[],
  lacks: readonly string[],
): ForeignLanguageFieldReport | undefined {
  const [first] = unknown;
  if (!first) return undefined;
  const path = parentPointer(first.path);
  const pairs = matchFields(subject, path, unknown, lacks);
  const isOpen = unknown.some((each) => !each.fix);
  if (unknown.length < 2 && !(isOpen && pairs)) return undefined;
  const fields = unknown.map(fieldName);
  const meant = pairs?.map(([, name]) => name);
  const left = meant ? lacks.filter((name) => !meant.includes(name)) : [];
  const missing = meant ? [] : lacks.map((name) => subject.fieldIn(path, name));
  const details = { fields, owner: subject.node(path).title, meant, missing };
  const edits = pairs?.map(([{ range }, text]) => ({ ...range, text }));
  const diagnostic = subject.diagnose("foreign-fields", first.path, details, {
    range: first.range,
    edits,
  });
  return { diagnostic, replaces: unknown, unreported: left };
}

type FieldMatch = [unknown: Diagnostic, meant: string];

/**
 * Pairs each unknown field with the intended one. Returns `undefined` unless all pairs are certain.
 */
function matchFields(
  subject: FileWithSchema,
  path: string,
  unknown: readonly Diagnostic[],
  lacks: readonly string[],
): FieldMatch[] | undefined {
  const near = unknown.flatMap((each): FieldMatch[] => {
    const word = each.fix?.edits[0]?.text;
    return word === undefined ? [] : [[each, word]];
  });
  const words = near.map(([, word]) => word);
  if (new Set(words).size < words.length) return undefined;
  const open = unknown.filter((each) => !each.fix);
  if (open.length === 0) return near;
  const left = lacks.filter((name) => !words.includes(name));
  const [[one], [name]] = [open, left];
  if (!one || !name || open.length > 1 || left.length > 1) return undefined;
  return hasFittingType(subject, path, one, name)
    ? unknown.map((each): FieldMatch => near.find(([known]) => known === each) ?? [each, name])
    : undefined;
}

/** Whether the value of the unknown field has the type of the other field. */
function hasFittingType(
  subject: FileWithSchema,
  path: string,
  one: Diagnostic,
  name: string,
): boolean {
  const value = childValue(subject.value(path), fieldName(one));
  const kind = Array.isArray(value) ? "array" : typeof value;
  return subject.node(pointer(path, name)).type === kind;
}

function fieldName({ path }: Diagnostic): string {
  return splitPointer(path).at(-1) ?? "";
}
