import { childSchema, matchingOption, resolveRef } from "../../../model/schema/resolve-refs.ts";
import type { Schema, Schemas } from "../../../model/schema/schemas.ts";
import { childValue, pointer, splitPointer } from "../../../yaml/json-pointer.ts";
import { type FieldKind, fieldKindOf } from "./field-kind.ts";

/** A location in a file with its schema, and how it is edited. */
export interface FieldPlace {
  /** JSON Pointer. */
  path: string;
  /** Field name in its group, or index in its list. */
  name: string;
  /** The id of the schema against which references in the node are resolved. */
  id: string;
  node: Schema;
  /** `undefined` if no control can edit this shape. */
  kind: FieldKind | undefined;
  /**
   * Whether the field cannot be removed, because its group requires it or it is a list item or map
   * entry.
   */
  required: boolean;
  /** The parent place; `undefined` for the whole file. */
  holder?: FieldPlace;
}

interface UnresolvedPlace {
  path: string;
  name: string;
  id: string;
  node: Schema;
  required: boolean;
  holder?: FieldPlace;
}

/** Returns the place of a whole file. Throws if there is no such schema. */
export function filePlace(schemas: Schemas, schemaId: string, value: unknown): FieldPlace {
  const node = { $ref: `/${schemaId}` };
  const place = resolvePlace(
    schemas,
    { path: "", name: "", id: schemaId, node, required: true },
    value,
  );
  if (!place) throw new Error(`There is no schema ${schemaId}.`);
  return place;
}

/**
 * Returns the place at a JSON Pointer, even if there is no value yet; `undefined` if no schema
 * describes it.
 */
export function findFieldPlace(
  schemas: Schemas,
  schemaId: string,
  value: unknown,
  path: string,
): FieldPlace | undefined {
  let place: FieldPlace | undefined = filePlace(schemas, schemaId, value);
  let current = value;
  for (const step of splitPointer(path)) {
    current = childValue(current, step);
    place = place && childPlace(schemas, place, step, current);
  }
  return place;
}

/**
 * Returns the place of a field or an item inside another place; `undefined` if no schema describes
 * it.
 */
export function childPlace(
  schemas: Schemas,
  holder: FieldPlace,
  name: string,
  value: unknown,
): FieldPlace | undefined {
  const isItem = holder.node.items !== undefined && /^(?:\d+|-)$/.test(name);
  const node = childSchema(holder.node, name, isItem);
  const isNamed =
    holder.node.properties !== undefined && Object.hasOwn(holder.node.properties, name);
  const required = !isNamed || Boolean(holder.node.required?.includes(name));
  const path = pointer(holder.path, name);
  return (
    node && resolvePlace(schemas, { path, name, id: holder.id, node, required, holder }, value)
  );
}

/**
 * Returns the places inside a place: the fields of a group in schema order, or the entries of a map
 * or list as found in the value.
 */
export function childPlaces(schemas: Schemas, place: FieldPlace, value: unknown): FieldPlace[] {
  const names = place.node.properties
    ? Object.keys(place.node.properties)
    : Object.keys(typeof value === "object" && value !== null ? value : {});
  return names.flatMap((name) => childPlace(schemas, place, name, childValue(value, name)) ?? []);
}

/**
 * Returns the field names of the parent group in schema order; `undefined` if the parent is no
 * group.
 */
export function siblingOrder({ holder }: FieldPlace): string[] | undefined {
  return holder?.node.properties && Object.keys(holder.node.properties);
}

function resolvePlace(
  schemas: Schemas,
  written: UnresolvedPlace,
  value: unknown,
): FieldPlace | undefined {
  const place = resolveRef(schemas, written);
  const option = place && matchingOption(place.node, value);
  if (place && option)
    return resolvePlace(schemas, { ...written, id: place.id, node: option }, value);
  if (!place) return undefined;
  const { items } = place.node;
  const item = items && resolveRef(schemas, { id: place.id, node: items })?.node;
  const kind = fieldKindOf(place.node, { holder: written.holder?.node, item });
  return { ...written, id: place.id, node: place.node, kind };
}
