import { childValue, splitPointer } from "../../yaml/json-pointer.ts";
import { childSchema, matchingOption, resolveRef, type ScopedSchema } from "./resolve-refs.ts";
import type { Schema, Schemas } from "./schemas.ts";

/**
 * Returns the schema node for the value at a JSON Pointer, for example to get its title, its fields
 * or its options. Follows each `$ref`; keywords next to it override those of its target. Returns
 * `undefined` if the schemas have no such path.
 *
 * @param value the value of the whole file, which selects the schema of each block
 */
export function nodeAt(
  schemas: Schemas,
  schemaId: string,
  value: unknown,
  path: string,
): Schema | undefined {
  let place = resolveNode(schemas, { id: schemaId, node: { $ref: `/${schemaId}` } }, value);
  let current = value;
  for (const step of splitPointer(path)) {
    const next = place && childNode(place.node, step);
    current = childValue(current, step);
    place = place && next && resolveNode(schemas, { id: place.id, node: next }, current);
  }
  return place?.node;
}

function resolveNode(
  schemas: Schemas,
  written: ScopedSchema,
  value: unknown,
): ScopedSchema | undefined {
  const place = resolveRef(schemas, written);
  const option = place && matchingOption(place.node, value);
  return option ? resolveNode(schemas, { id: place.id, node: option }, value) : place;
}

function childNode(node: Schema, step: string): Schema | undefined {
  return childSchema(node, step, /^\d+$/.test(step) && node.items !== undefined);
}

const fieldNamesCache = new WeakMap<Schemas, ReadonlySet<string>>();

/** Returns the names of all fields that any content file may have. */
export function allFieldNames(schemas: Schemas): ReadonlySet<string> {
  const names =
    fieldNamesCache.get(schemas) ?? new Set(Object.values(schemas).flatMap(collectFieldNames));
  fieldNamesCache.set(schemas, names);
  return names;
}

function collectFieldNames(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(Object(schema.properties)) : [];
  // Defaults are values, not schemas. Those of some languages may not be loaded yet.
  const parts = Object.keys(schema).filter((key) => key !== "defaults");
  return [...own, ...parts.flatMap((key) => collectFieldNames(childValue(schema, key)))];
}
