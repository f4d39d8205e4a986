import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { childValue, parentOf, pointer, stepsOf } from "../../../yaml/json-pointer.ts";
import type { FileWithSchema } from "../file-with-schema.ts";

/** The fields that a group has and should not have, and those that it lacks: one cause, one message. */
export interface ForeignFieldReport {
  diagnostic: Diagnostic;
  /** The diagnostics in place of which it stands. */
  replaces: readonly Diagnostic[];
  /** The missing fields of which it does not tell. */
  unreported: readonly string[];
}

/**
 * Names of fields in another language: several that do not exist in one group, or one while another is
 * missing. Whoever wrote them learns once what they are called here.
 *
 * @param unknown what is told of fields of the group that do not exist
 * @param lacks the required fields that the group has not
 */
export function explainForeignFields(
  subject: FileWithSchema,
  unknown: readonly Diagnostic[],
  lacks: readonly string[],
): ForeignFieldReport | undefined {
  const [first] = unknown;
  if (!first) return undefined;
  const path = parentOf(first.path);
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

/** Each unknown field with the one that is meant; nothing where that is not certain of all. */
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

/** Whether what stands in a field is of the kind that another one takes. */
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
  return stepsOf(path).at(-1) ?? "";
}
