import type { Change, Json } from "../../../yaml/edit/change.ts";
import {
  childValue,
  parentPointer,
  pointer,
  splitPointer,
  valueAt,
} from "../../../yaml/json-pointer.ts";
import { uniqueId } from "../../../yaml/text-and-language/item-id.ts";
import type { FieldContext } from "../field-context.ts";
import { createMinimalValue } from "../schema/empty-value.ts";
import { type FieldPlace, findFieldPlace, siblingOrder } from "../schema/field-place.ts";
import { expandShorthand } from "../schema/shorthand.ts";

type FileState = Pick<FieldContext, "schemas" | "schemaId" | "value">;

/** Sets a value. Missing parent groups and lists are created. */
export function createSetChange(held: FileState, place: FieldPlace, value: Json): Change {
  const { holder, path, name } = place;
  if (!holder || isObject(valueAt(held.value, holder.path))) {
    return { kind: "set", path, value, order: siblingOrder(place) };
  }
  if (holder.node.items) return createSetChange(held, holder, [value]);
  const written = expandShorthand(holder.node, valueAt(held.value, holder.path));
  const around = isObject(written) ? written : createMinimalValue(held.schemas, holder);
  return createSetChange(held, holder, {
    ...(isObject(around) ? around : {}),
    [name]: value,
  } as Json);
}

/**
 * Clears a field. An optional field is removed, and a required field becomes an empty text. Returns
 * `undefined` if the field is already clear.
 */
export function createClearChange(held: FileState, place: FieldPlace): Change | undefined {
  const now = fieldValue(held, place);
  if (place.required) return now === "" ? undefined : createSetChange(held, place, "");
  return now === undefined ? undefined : { kind: "remove", path: place.path };
}

/** Appends an item to a list, creating the list if necessary. */
export function createAddItemChange(held: FileState, list: FieldPlace, item: Json): Change {
  const now = valueAt(held.value, list.path);
  if (!Array.isArray(now)) return createSetChange(held, list, [item]);
  return { kind: "insert", path: pointer(list.path, "-"), value: item };
}

/** Removes an item from a list. An optional list is removed together with its last item. */
export function createRemoveItemChange(held: FileState, list: FieldPlace, index: number): Change {
  const now = valueAt(held.value, list.path);
  const isLast = Array.isArray(now) && now.length === 1;
  if (isLast && !list.required) return { kind: "remove", path: list.path };
  return { kind: "remove", path: pointer(list.path, index) };
}

/** Removes an entry from a map. An optional map is removed together with its last entry. */
export function createRemoveEntryChange(held: FileState, { holder, path }: FieldPlace): Change {
  const map = holder && valueAt(held.value, holder.path);
  const isLast = isObject(map) && Object.keys(map).length === 1;
  return { kind: "remove", path: isLast && holder && !holder.required ? holder.path : path };
}

/** Duplicates an item with a new unique id. */
export function createDuplicateItemChange(
  held: FileState,
  list: FieldPlace,
  index: number,
): Change {
  const path = pointer(list.path, index);
  const id = childValue(valueAt(held.value, path), "id");
  const item = findFieldPlace(held.schemas, held.schemaId, held.value, pointer(path, "id"));
  if (typeof id !== "string" || id === "" || !item) return { kind: "duplicate", path };
  const taken = collectTakenIds(held.value, path, true);
  return { kind: "duplicate", path, changes: { "/id": uniqueId(id, taken) } };
}

/** Returns the ids of an item's siblings. With `withOwn`, returns all ids of the list. */
export function collectTakenIds(
  value: unknown,
  path: string,
  withOwn = false,
): ReadonlySet<string> {
  const siblings = valueAt(value, parentPointer(path));
  if (!Array.isArray(siblings)) return new Set();
  const others = withOwn ? siblings : siblings.toSpliced(Number(splitPointer(path).at(-1)), 1);
  const ids = others.map((item) => childValue(item, "id"));
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** Returns the value of a field, even if its group is in the short form. */
function fieldValue(held: FileState, { holder, path, name }: FieldPlace): unknown {
  const group = holder && expandShorthand(holder.node, valueAt(held.value, holder.path));
  return holder ? childValue(group, name) : valueAt(held.value, path);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
