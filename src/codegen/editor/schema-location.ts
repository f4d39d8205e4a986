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

/** A schema node and its location: `$ref`s in it are relative to its file. */
export interface SchemaLocation {
  schemas: Schemas;
  id: string;
  node: SchemaNode;
  /** The default value, if a file omits it. */
  defaultValue?: unknown;
}

/** The root of a schema file. Throws if there is none with that id. */
export function rootLocation(schemas: Schemas, id: string): SchemaLocation {
  const node = schemas[id];
  if (!node) throw new Error(`There is no schema "${id}".`);
  return { schemas, id, node: node as SchemaNode };
}

/** The location of a child node. Resolves a `$ref`, and throws if it cannot be resolved. */
export function childLocation({ schemas, id }: SchemaLocation, node: Schema): SchemaLocation {
  const place = resolveRef(schemas, { id, node });
  if (!place) throw new Error(`There is no schema "${refTargetId(id, node.$ref ?? "")}".`);
  return { schemas, id: place.id, node: place.node as SchemaNode };
}

/** A field of the group at this location. `undefined` if the schema has none of that name. */
export function fieldLocation(place: SchemaLocation, name: string): SchemaLocation | undefined {
  const node = place.node.properties?.[name];
  return node && childLocation(place, node);
}
