import type { Change, SetChange } from "../../../yaml/edit/change.ts";
import { childValue, parentPointer, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import { idFromText } from "../../../yaml/text-and-language/item-id.ts";
import type { FieldContext } from "../field-context.ts";
import { childPlace, type FieldPlace, findFieldPlace } from "../schema/field-place.ts";
import { findNamingField } from "../schema/item-name.ts";
import { collectTakenIds } from "./field-changes.ts";

type SchemasAndValue = Pick<FieldContext, "schemas" | "value">;

/**
 * Whether typing in this field generates the id of its item. The field must be the one that names
 * the item, and the id must be empty or the numbered id of an unchanged copy.
 */
export function shouldDeriveId({ schemas, value }: SchemasAndValue, place: FieldPlace): boolean {
  const { holder, name } = place;
  if (!holder?.node.properties?.id || findNamingField(holder.node) !== name) return false;
  const item = valueAt(value, holder.path);
  const id = childValue(item, "id");
  const isOpen = id === "" || isNumberedCopy(value, holder.path);
  return isOpen && childPlace(schemas, holder, "id", id)?.kind === "id";
}

/**
 * Whether an item is an unchanged copy of an earlier one: its content is the same, and its id is
 * the earlier id with a number.
 */
function isNumberedCopy(value: unknown, path: string): boolean {
  const siblings = valueAt(value, parentPointer(path));
  const item = valueAt(value, path);
  const stem = stripIdNumber(childValue(item, "id"));
  if (!Array.isArray(siblings) || stem === undefined) return false;
  return siblings.slice(0, siblings.indexOf(item)).some((each) => {
    const id = childValue(each, "id");
    return (
      (id === stem || stripIdNumber(id) === stem) &&
      serializeWithoutId(each) === serializeWithoutId(item)
    );
  });
}

function serializeWithoutId(item: unknown): string {
  return JSON.stringify({ ...Object(item), id: undefined });
}

/** Returns the id without its number: "prazo-2" → "prazo"; `undefined` if it has none. */
function stripIdNumber(id: unknown): string | undefined {
  return /^(.+)-\d+$/.exec(String(id))?.[1];
}

/**
 * Returns the change that sets the id of an item from the name being typed. Later changes to the
 * name do not change the id.
 */
export function createDerivedIdChanges(
  { value }: SchemasAndValue,
  place: FieldPlace,
  words: string,
): SetChange[] {
  const { holder } = place;
  if (!holder) return [];
  const id = idFromText(words, collectTakenIds(value, holder.path));
  return [{ kind: "set", path: pointer(holder.path, "id"), value: id }];
}

type EditedFile = Pick<FieldContext, "schemas" | "schemaId" | "value">;

/**
 * Starts editing a text in the preview. Returns a function that turns the typed text into changes.
 * If the item's id was open for generation at the start, the changes include the id.
 *
 * @param held the current file, read again for each edit
 */
export function createTextChangeBuilder(
  held: () => EditedFile | undefined,
  path: string,
): (text: string) => Change[] {
  const placeNow = (now: EditedFile) => findFieldPlace(now.schemas, now.schemaId, now.value, path);
  const first = held();
  const named = first && placeNow(first);
  // A body ends with a newline.
  const isBody = named?.kind === "body" && /\n$/.test(String(valueAt(first?.value, path)));
  const isLeading = first !== undefined && named !== undefined && shouldDeriveId(first, named);
  return (text) => {
    const now = held();
    const place = isLeading && now ? placeNow(now) : undefined;
    const ids = now && place ? createDerivedIdChanges(now, place, text) : [];
    const end = isBody && text !== "" ? "\n" : "";
    return [{ kind: "set", path, value: text + end }, ...ids];
  };
}
