import { childValue } from "../../yaml/pointer.ts";
import { nodeReferred, referredId, type Schema, type Schemas } from "./schemas.ts";

/** A schema node, and the file against which its `$ref`s are read. */
export interface SchemaPlace {
  id: string;
  node: Schema;
}

/** The node behind a `$ref`; what stands beside the `$ref` counts before what it names. `undefined` where that is missing. */
export function follow(schemas: Schemas, { id, node }: SchemaPlace): SchemaPlace | undefined {
  const { $ref, ...own } = node;
  if ($ref === undefined) return { id, node };
  const target = referredId(id, $ref);
  const file = schemas[target];
  const schema = file && nodeReferred(file, $ref);
  const place = schema && follow(schemas, { id: target, node: schema });
  return place && { id: place.id, node: { ...place.node, ...own } };
}

/** Of a block the schema of its type. */
export function optionFor(node: Schema, value: unknown): Schema | undefined {
  if (!node.discriminator) return;
  const type = childValue(value, node.discriminator.propertyName);
  return node.oneOf?.find(({ $ref }) => $ref === `blocks/${String(type)}.json`);
}

/** What a schema says of an item of a list, or of a field of that name. */
export function childSchema(node: Schema, key: string, isItem: boolean): Schema | undefined {
  if (isItem) return node.items;
  const own = node.properties && Object.hasOwn(node.properties, key) && node.properties[key];
  if (own) return own;
  if (!node.patternProperties) return undefined;
  const patterns = Object.entries(node.patternProperties);
  return patterns.find(([pattern]) => new RegExp(pattern, "u").test(key))?.[1];
}
