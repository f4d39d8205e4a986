import { childValue } from "../../yaml/json-pointer.ts";
import { refTargetId, refTargetNode, type Schema, type Schemas } from "./schemas.ts";

/** A schema node with the id of its file, against which its `$ref`s are resolved. */
export interface ScopedSchema {
  id: string;
  node: Schema;
}

/**
 * Follows a `$ref`. Keywords next to the `$ref` override those of its target. Returns `undefined`
 * if the target is missing.
 */
export function resolveRef(schemas: Schemas, { id, node }: ScopedSchema): ScopedSchema | undefined {
  const { $ref, ...own } = node;
  if ($ref === undefined) return { id, node };
  const target = refTargetId(id, $ref);
  const file = schemas[target];
  const schema = file && refTargetNode(file, $ref);
  const place = schema && resolveRef(schemas, { id: target, node: schema });
  return place && { id: place.id, node: { ...place.node, ...own } };
}

/**
 * Returns the option of a discriminated `oneOf` that a value selects: for a block, the schema of
 * its type.
 */
export function matchingOption(node: Schema, value: unknown): Schema | undefined {
  if (!node.discriminator) return;
  const type = childValue(value, node.discriminator.propertyName);
  return node.oneOf?.find(({ $ref }) => $ref === `blocks/${String(type)}.json`);
}

/** Returns the schema of a list item, or of the field `key`; `undefined` if there is none. */
export function childSchema(node: Schema, key: string, isItem: boolean): Schema | undefined {
  if (isItem) return node.items;
  const own = node.properties && Object.hasOwn(node.properties, key) && node.properties[key];
  if (own) return own;
  if (!node.patternProperties) return undefined;
  const patterns = Object.entries(node.patternProperties);
  return patterns.find(([pattern]) => new RegExp(pattern, "u").test(key))?.[1];
}
