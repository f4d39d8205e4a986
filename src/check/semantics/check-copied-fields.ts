import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;

/** A form field and its location. */
interface LocatedField {
  /** Index in the form, from 0. */
  index: number;
  path: string;
  field: unknown;
  label: string;
  /** The words of its label that identify it in a message. */
  words: string[];
}

/**
 * Warns about form fields that were copied and still have parts of the original: label,
 * autocomplete, messages or options.
 */
export function checkCopiedFields(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.properties?.fields?.items === undefined) return;
  const list = pointer(path, "fields");
  const asked = listAt(value, "/fields").map((field, index): LocatedField => {
    const label = textAt(field, "/label") ?? "";
    return { index, path: pointer(list, index), field, label, words: significantWords(label) };
  });
  const labels = mapFirstFieldByKey(asked, ({ label }) => foldLetters(label));
  const autocompletes = mapFirstFieldByKey(asked, ({ field }) => textAt(field, "/autocomplete"));
  const named = groupFieldsByWord(asked);
  for (const each of asked) {
    checkFieldLabel(source, each, labels);
    checkAutocomplete(source, each, autocompletes);
    checkFieldMessages(source, each, named);
    checkFieldOptions(source, each);
  }
}

function mapFirstFieldByKey<Key>(
  fields: readonly LocatedField[],
  keyOf: (field: LocatedField) => Key,
): ReadonlyMap<Key, LocatedField> {
  return new Map(fields.toReversed().map((field) => [keyOf(field), field]));
}

/** Groups fields by each word of their labels, in order. */
function groupFieldsByWord(
  fields: readonly LocatedField[],
): ReadonlyMap<string, readonly LocatedField[]> {
  const found = new Map<string, LocatedField[]>();
  for (const field of fields)
    for (const word of new Set(field.words)) {
      const others = found.get(word);
      if (others) others.push(field);
      else found.set(word, [field]);
    }
  return found;
}

function checkFieldLabel(
  source: CheckContext,
  field: LocatedField,
  labels: ReadonlyMap<string, LocatedField>,
) {
  const { path, label } = field;
  if (labels.get(foldLetters(label)) === field) return;
  source.report("field-label-twice", pointer(path, "label"), { label }, warning);
}

/** Warns about an option that repeats the label or value of an earlier one. */
function checkFieldOptions(source: CheckContext, { path, field }: LocatedField) {
  const list = pointer(path, "options");
  const first = new Set<string>();
  listAt(field, "/options").forEach((option, index) => {
    for (const name of ["value", "label"]) {
      const written = textAt(option, `/${name}`) ?? "";
      const key = `${name} ${foldLetters(written)}`;
      if (written !== "" && first.has(key)) {
        source.report("option-twice", pointer(pointer(list, index), name), { written }, warning);
        return;
      }
      first.add(key);
    }
  });
}

// The autocomplete tokens that fit a field type. With any other token, the browser would fill in a
// wrong value, or one that the field rejects.
const autocompletePatterns: Readonly<Record<string, RegExp>> = {
  email: /^email$/,
  tel: /^tel(?:-|$)/,
};

function checkAutocomplete(
  source: CheckContext,
  locatedField: LocatedField,
  autocompletes: ReadonlyMap<string | undefined, LocatedField>,
) {
  const { path, field } = locatedField;
  const written = textAt(field, "/autocomplete");
  if (written === undefined || /^(?:off|on)$/.test(written)) return;
  const type = textAt(field, "/type") ?? "";
  const token = written.split(" ").at(-1) ?? "";
  const [own] =
    Object.entries(autocompletePatterns).find(([, pattern]) => pattern.test(token)) ?? [];
  const isOther =
    (own ?? type) !== type && (own === undefined ? type in autocompletePatterns : type !== "text");
  const place = pointer(path, "autocomplete");
  if (isOther) {
    return source.report("field-autocomplete", place, { written, type }, warning);
  }
  const first = autocompletes.get(written);
  // A form may ask for two phone numbers or two e-mail addresses, which share a token.
  if (!first || first === locatedField || (own === type && textAt(first.field, "/type") === type))
    return;
  source.report("field-autocomplete-twice", place, { written, first: first.label }, warning);
}

/**
 * Warns about a message that names another field instead of its own. It was probably copied from
 * that field.
 */
function checkFieldMessages(
  source: CheckContext,
  { path, field, words }: LocatedField,
  named: ReadonlyMap<string, readonly LocatedField[]>,
) {
  listAt(field, "/rules").forEach((rule, index) => {
    const message = textAt(rule, "/message");
    if (message === undefined) return;
    const said = significantWords(message);
    if (words.length === 0 || words.some((word) => said.includes(word))) return;
    const other = findFirstFieldNamed(named, said, (each) => {
      return each.field !== field && isFieldNamedIn(each, message, said);
    });
    if (!other) return;
    const place = pointer(pointer(pointer(path, "rules"), index), "message");
    const label = String(childValue(field, "label"));
    source.report("field-message", place, { label, other: other.label }, warning);
  });
}

/** Returns the first field that passes the test and has one of the words in its label. */
function findFirstFieldNamed(
  named: ReadonlyMap<string, readonly LocatedField[]>,
  words: readonly string[],
  test: (field: LocatedField) => boolean,
): LocatedField | undefined {
  const found = [...new Set(words)].flatMap((word) => named.get(word)?.find(test) ?? []);
  return found.sort((a, b) => a.index - b.index)[0];
}

/**
 * Whether a message names a field. It must contain all words of the field's label, or any of them
 * if the field has the same message itself.
 */
function isFieldNamedIn(
  { field, words }: LocatedField,
  message: string,
  said: readonly string[],
): boolean {
  const isIts = listAt(field, "/rules").some((rule) => textAt(rule, "/message") === message);
  const named = words.filter((word) => said.includes(word));
  return named.length > 0 && (isIts || named.length === words.length);
}

// Words too common in messages and labels to identify a field.
const fillerWords = /^(?:seu|sua|seus|suas|para|com|uma|the|your|campo|informe|escreva|digite)$/;

function significantWords(text: string): string[] {
  const words =
    foldLetters(text)
      .replaceAll("-", "")
      .match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.filter((word) => !fillerWords.test(word));
}
