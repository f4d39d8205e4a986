import type { Change, Json } from "../../../yaml/edit/change.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldContext } from "../field-context.ts";
import { emptyValue } from "../kinds/empty-value.ts";
import { type FieldPlace, placeAt, siblingOrder } from "../kinds/field-place.ts";
import { uniqueId } from "../kinds/item-id.ts";
import { expandShorthand } from "../kinds/shorthand.ts";

type FileState = Pick<FieldContext, "schemas" | "schemaId" | "value">;

/** Sets a value. Missing parent groups and lists are created. */
export function setChange(held: FileState, place: FieldPlace, value: Json): Change {
  const { holder, path, name } = place;
  if (!holder || isFilled(valueAt(held.value, holder.path))) {
    return { kind: "set", path, value, order: siblingOrder(place) };
  }
  if (holder.node.items) return setChange(held, holder, [value]);
  const written = expandShorthand(holder.node, valueAt(held.value, holder.path));
  const around = isFilled(written) ? written : emptyValue(held.schemas, holder);
  return setChange(held, holder, { ...(isFilled(around) ? around : {}), [name]: value } as Json);
}

/**
 * Clears a field: an optional one is removed, a required one becomes an empty text. `undefined` if
 * it is already clear.
 */
export function clearChange(held: FileState, place: FieldPlace): Change | undefined {
  const now = fieldValue(held, place);
  if (place.required) return now === "" ? undefined : setChange(held, place, "");
  return now === undefined ? undefined : { kind: "remove", path: place.path };
}

/** Appends an item to a list, creating the list if necessary. */
export function addItem(held: FileState, list: FieldPlace, item: Json): Change {
  const now = valueAt(held.value, list.path);
  if (!Array.isArray(now)) return setChange(held, list, [item]);
  return { kind: "insert", path: pointer(list.path, "-"), value: item };
}

/** Removes an item, and an optional list together with its last item. */
export function removeItem(held: FileState, list: FieldPlace, index: number): Change {
  const now = valueAt(held.value, list.path);
  const isLast = Array.isArray(now) && now.length === 1;
  if (isLast && !list.required) return { kind: "remove", path: list.path };
  return { kind: "remove", path: pointer(list.path, index) };
}

/** Removes a map entry, and an optional map together with its last entry. */
export function removeEntry(held: FileState, { holder, path }: FieldPlace): Change {
  const map = holder && valueAt(held.value, holder.path);
  const isLast = isFilled(map) && Object.keys(map).length === 1;
  return { kind: "remove", path: isLast && holder && !holder.required ? holder.path : path };
}

/** Duplicates an item with a new unique id. */
export function duplicateItem(held: FileState, list: FieldPlace, index: number): Change {
  const path = pointer(list.path, index);
  const id = childValue(valueAt(held.value, path), "id");
  const item = placeAt(held.schemas, held.schemaId, held.value, pointer(path, "id"));
  if (typeof id !== "string" || id === "" || !item) return { kind: "duplicate", path };
  const taken = takenIds(held.value, path, true);
  return { kind: "duplicate", path, changes: { "/id": uniqueId(id, taken) } };
}

/** The ids of an item's siblings; with `withOwn`, those of the whole list. */
export function takenIds(value: unknown, path: string, withOwn = false): ReadonlySet<string> {
  const siblings = valueAt(value, parentOf(path));
  if (!Array.isArray(siblings)) return new Set();
  const others = withOwn ? siblings : siblings.toSpliced(Number(stepsOf(path).at(-1)), 1);
  const ids = others.map((item) => childValue(item, "id"));
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** The value of a field, even if its group is in the short form. */
function fieldValue(held: FileState, { holder, path, name }: FieldPlace): unknown {
  const group = holder && expandShorthand(holder.node, valueAt(held.value, holder.path));
  return holder ? childValue(group, name) : valueAt(held.value, path);
}

function isFilled(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
