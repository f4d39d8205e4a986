import {
  buildFieldOptions,
  type PrefillSource,
  prefillSlots,
  prefillValues,
  slotsIn,
} from "../../../model/forms/prefill.ts";
import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { Visit } from "../../../model/schema/walk.ts";
import type { FieldOption } from "../../../model/types.ts";
import { childValue, parentPointer, pointer } from "../../../yaml/json-pointer.ts";
import { suggest } from "../../../yaml/suggest.ts";
import type { CheckContext } from "../../site-index/check-context.ts";

/** A value that a link prefills into a form field. */
interface PrefillValue {
  /** The name of the form field. */
  name: string;
  text: string;
  path: string;
  prefill: unknown;
}

/** Checks that prefilled values match the form's fields. */
export function checkPrefill(source: CheckContext, { path, value, schema }: Visit) {
  const { fields: asked, prefill: fillings } = schema.properties ?? {};
  if (!asked || !fillings) return;
  const fields = listAt(value, "/fields");
  listAt(value, "/prefill").forEach((prefill, index) => {
    const set = pointer(pointer(pointer(path, "prefill"), index), "set");
    for (const [name, text] of Object.entries(Object(childValue(prefill, "set")))) {
      const filling = { name, text: String(text), path: pointer(set, name), prefill };
      checkPrefillValue(source, filling, fields);
    }
  });
}

function checkPrefillValue(
  source: CheckContext,
  filling: PrefillValue,
  fields: readonly unknown[],
) {
  const field = fields.find((each) => textAt(each, "/name") === filling.name);
  if (field === undefined) return reportUnknownField(source, filling, fields);
  const allowed = textAt(filling.prefill, "/from") ? prefillSlots : [];
  const unknown = slotsIn(filling.text).find((slot) => !allowed.some((each) => each === slot));
  if (unknown !== undefined) return reportUnknownSlot(source, filling, unknown, allowed);
  if (textAt(field, "/type") === "select") checkPrefilledOption(source, filling, field);
}

// A renamed field is one mistake, however many links prefill it. It is reported at the first link.
function reportUnknownField(
  source: CheckContext,
  { name, path }: PrefillValue,
  fields: readonly unknown[],
) {
  const all = findPrefillPaths(source, path, name);
  if (all[0] !== path) return;
  const names = fields.map((field) => textAt(field, "/name") ?? "");
  // A field that this link already fills is not a suggestion.
  const filled = Object.keys(Object(source.subject.value(parentPointer(path))));
  const suggestion = suggest(
    name,
    names.filter((each) => !filled.includes(each)),
  );
  const range = source.subject.keyRange(path);
  const edits =
    suggestion === undefined
      ? undefined
      : all.map((each) => ({ ...source.subject.keyRange(each), text: suggestion }));
  source.report("missing-form-field", path, { field: name, suggestion }, { range, edits });
}

/** Returns the paths of all values with which links prefill this field of the form. */
function findPrefillPaths(source: CheckContext, path: string, name: string): string[] {
  const list = parentPointer(parentPointer(parentPointer(path)));
  const prefills = listAt(source.file.parsed.value, list);
  return prefills.flatMap((prefill, index) => {
    const fills = Object.hasOwn(Object(childValue(prefill, "set")), name);
    return fills ? [pointer(pointer(pointer(list, index), "set"), name)] : [];
  });
}

function reportUnknownSlot(
  source: CheckContext,
  { path }: PrefillValue,
  slot: string,
  allowed: readonly string[],
) {
  const guess = suggest(slot, allowed);
  const suggestion = guess && `{${guess}}`;
  const details = { slot, slots: allowed, suggestion };
  source.reportPart("unknown-slot", path, details, { part: `{${slot}}`, meant: suggestion });
}

/**
 * Checks a prefilled option. If the option does not exist, browsers reset the select to its first
 * option.
 */
function checkPrefilledOption(
  source: CheckContext,
  { name, text, path, prefill }: PrefillValue,
  field: unknown,
) {
  const lists = [textAt(field, "/optionsFrom"), textAt(prefill, "/from")];
  // A collection with errors may have lost the option.
  if (lists.some((name) => name && source.site.collection(name).file?.valid === false)) return;
  const own = listAt(field, "/options") as readonly FieldOption[];
  const choices = buildFieldOptions(own, collectionEntries(source, textAt(field, "/optionsFrom")));
  const rule = { value: textAt(prefill, "/value"), set: { [name]: text } };
  const values = prefillValues(rule, collectionEntries(source, textAt(prefill, "/from")), String);
  const written = Object.values(values).flatMap((filled) => filled[name] ?? []);
  const options = choices.map(({ value }) => value).filter(Boolean);
  const wrong = written.find((value) => !choices.some((choice) => choice.value === value));
  if (wrong === undefined) return;
  const suggestion = suggest(wrong, options);
  const details = { field: { name }, written: wrong, options: options.join(", "), suggestion };
  const edits = wrong === text && suggestion ? source.subject.replace(path, suggestion) : undefined;
  source.report("not-an-option", path, details, { edits });
}

function collectionEntries(source: CheckContext, collection: string | undefined): PrefillSource[] {
  return collection
    ? ([...source.site.collection(collection).entries.values()] as PrefillSource[])
    : [];
}
