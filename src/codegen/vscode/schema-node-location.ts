import { resolveRef } from "../../model/schema/resolve-refs.ts";
import { refTargetId, type Schema, type Schemas } from "../../model/schema/schemas.ts";

/** A schema node with all keywords, including those for validators. */
export interface SchemaNode extends Schema {
  if?: SchemaNode;
  then?: SchemaNode;
  allOf?: SchemaNode[];
  dependencies?: Record<string, string[]>;
  [keyword: string]: unknown;
}

/** A schema node and the id of its file. `$ref`s in the node are relative to this file. */
export interface SchemaLocation {
  schemas: Schemas;
  id: string;
  node: SchemaNode;
  /** The value that applies if a file omits the node. */
  defaultValue?: unknown;
}

/** Returns the root of a schema file. Throws if there is no schema with this id. */
export function rootLocation(schemas: Schemas, id: string): SchemaLocation {
  const node = schemas[id];
  if (!node) throw new Error(`There is no schema "${id}".`);
  return { schemas, id, node: node as SchemaNode };
}

/**
 * Returns the location of a child node. Follows its `$ref` and throws if the target does not exist.
 */
export function childLocation({ schemas, id }: SchemaLocation, node: Schema): SchemaLocation {
  const place = resolveRef(schemas, { id, node });
  if (!place) throw new Error(`There is no schema "${refTargetId(id, node.$ref ?? "")}".`);
  return { schemas, id: place.id, node: place.node as SchemaNode };
}

/**
 * Returns the location of a field of the group; `undefined` if the schema has no field of this
 * name.
 */
export function fieldLocation(place: SchemaLocation, name: string): SchemaLocation | undefined {
  const node = place.node.properties?.[name];
  return node && childLocation(place, node);
}
