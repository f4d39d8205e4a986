import { childValue, stepsOf } from "../text/pointer.ts";
import { referredId, type Schema, type Schemas } from "./schemas.ts";

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

interface PlacedSchema {
  /** The schema file against which a `$ref` of the node is read. */
  id: string;
  node: Schema;
}

function open(
  schemas: Schemas,
  { id, node }: PlacedSchema,
  value: unknown,
): PlacedSchema | undefined {
  const { $ref, ...own } = node;
  if ($ref !== undefined) {
    const target = referredId(id, $ref);
    const referred = schemas[target];
    const place = referred && open(schemas, { id: target, node: referred }, value);
    return place && { id: place.id, node: { ...place.node, ...own } };
  }
  const type = node.discriminator && childValue(value, node.discriminator.propertyName);
  const option = node.oneOf?.find(({ $ref: ref }) => ref === `blocks/${String(type)}.json`);
  return option ? open(schemas, { id, node: option }, value) : { id, node };
}

function childOf(node: Schema, step: string): Schema | undefined {
  if (/^\d+$/.test(step) && node.items) return node.items;
  const own = node.properties && Object.hasOwn(node.properties, step) && node.properties[step];
  if (own) return own;
  const patterns = Object.entries(node.patternProperties ?? {});
  return patterns.find(([pattern]) => new RegExp(pattern, "u").test(step))?.[1];
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
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}
