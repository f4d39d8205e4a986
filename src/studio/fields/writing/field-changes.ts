import type { Change, Json } from "../../../yaml/edit/change.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { FieldContext } from "../field-context.ts";
import { emptyValue } from "../kinds/empty-value.ts";
import { type FieldPlace, orderAround, placeAt } from "../kinds/field-place.ts";
import { unused } from "../kinds/item-id.ts";
import { writtenOut } from "../kinds/short-group.ts";

type Held = Pick<FieldContext, "schemas" | "schemaId" | "value">;

/** A new value of a place. Groups and lists around it that are not there yet come with it. */
export function setChange(held: Held, place: FieldPlace, value: Json): Change {
  const { holder, path, name } = place;
  if (!holder || isFilled(valueAt(held.value, holder.path))) {
    return { kind: "set", path, value, order: orderAround(place) };
  }
  if (holder.node.items) return setChange(held, holder, [value]);
  const written = writtenOut(holder.node, valueAt(held.value, holder.path));
  const around = isFilled(written) ? written : emptyValue(held.schemas, holder);
  return setChange(held, holder, { ...(isFilled(around) ? around : {}), [name]: value } as Json);
}

/** What clearing a field means: the optional one goes away, the demanded one is an empty text. */
export function clearChange(held: Held, place: FieldPlace): Change | undefined {
  const now = fieldValue(held, place);
  if (place.required) return now === "" ? undefined : setChange(held, place, "");
  return now === undefined ? undefined : { kind: "remove", path: place.path };
}

/** A new item at the end of a list; the list comes with it where there is none. */
export function addItem(held: Held, list: FieldPlace, item: Json): Change {
  const now = valueAt(held.value, list.path);
  if (!Array.isArray(now)) return setChange(held, list, [item]);
  return { kind: "insert", path: pointer(list.path, "-"), value: item };
}

/** An item goes away; with the last one the list that may be left out. */
export function removeItem(held: Held, list: FieldPlace, index: number): Change {
  const now = valueAt(held.value, list.path);
  const isLast = Array.isArray(now) && now.length === 1;
  if (isLast && !list.required) return { kind: "remove", path: list.path };
  return { kind: "remove", path: pointer(list.path, index) };
}

/** A named value goes away; with the last one the map that may be left out. */
export function removeEntry(held: Held, { holder, path }: FieldPlace): Change {
  const map = holder && valueAt(held.value, holder.path);
  const isLast = isFilled(map) && Object.keys(map).length === 1;
  return { kind: "remove", path: isLast && holder && !holder.required ? holder.path : path };
}

/** A copy of an item, with an id of its own. */
export function duplicateItem(held: Held, list: FieldPlace, index: number): Change {
  const path = pointer(list.path, index);
  const id = childValue(valueAt(held.value, path), "id");
  const item = placeAt(held.schemas, held.schemaId, held.value, pointer(path, "id"));
  if (typeof id !== "string" || id === "" || !item) return { kind: "duplicate", path };
  const taken = takenIds(held.value, path, true);
  return { kind: "duplicate", path, changes: { "/id": unused(id, taken) } };
}

/** The ids of the siblings of an item, or of all in its list. */
export function takenIds(value: unknown, path: string, withOwn = false): ReadonlySet<string> {
  const siblings = valueAt(value, parentOf(path));
  if (!Array.isArray(siblings)) return new Set();
  const others = withOwn ? siblings : siblings.toSpliced(Number(stepsOf(path).at(-1)), 1);
  const ids = others.map((item) => childValue(item, "id"));
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** What a field says, also where its group is written short. */
function fieldValue(held: Held, { holder, path, name }: FieldPlace): unknown {
  const group = holder && writtenOut(holder.node, valueAt(held.value, holder.path));
  return holder ? childValue(group, name) : valueAt(held.value, path);
}

function isFilled(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
