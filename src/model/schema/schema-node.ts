import { childValue, stepsOf } from "../../yaml/pointer.ts";
import { childSchema, follow, optionFor, type SchemaPlace } from "./follow-schema.ts";
import type { Schema, Schemas } from "./schemas.ts";

/**
 * What the schemas say about the value at a JSON Pointer: its title, its fields, its options.
 * A `$ref` is followed, and what stands beside it counts before what it names.
 * `undefined` when no schema knows such a place.
 */
export function nodeAt(
  schemas: Schemas,
  schemaId: string,
  value: unknown,
  path: string,
): Schema | undefined {
  let place = open(schemas, { id: schemaId, node: { $ref: `/${schemaId}` } }, value);
  let current = value;
  for (const step of stepsOf(path)) {
    const next = place && childOf(place.node, step);
    current = childValue(current, step);
    place = place && next && open(schemas, { id: place.id, node: next }, current);
  }
  return place?.node;
}

function open(schemas: Schemas, written: SchemaPlace, value: unknown): SchemaPlace | undefined {
  const place = follow(schemas, written);
  const option = place && optionFor(place.node, value);
  return option ? open(schemas, { id: place.id, node: option }, value) : place;
}

function childOf(node: Schema, step: string): Schema | undefined {
  return childSchema(node, step, /^\d+$/.test(step) && node.items !== undefined);
}

const namesOf = new WeakMap<Schemas, ReadonlySet<string>>();

/** The names of all fields that any content file may have. */
export function fieldNames(schemas: Schemas): ReadonlySet<string> {
  const names = namesOf.get(schemas) ?? new Set(Object.values(schemas).flatMap(namesIn));
  namesOf.set(schemas, names);
  return names;
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(Object(schema.properties)) : [];
  // Words of languages are values, and may not have been read yet.
  const parts = Object.keys(schema).filter((key) => key !== "defaults");
  return [...own, ...parts.flatMap((key) => namesIn(childValue(schema, key)))];
}
