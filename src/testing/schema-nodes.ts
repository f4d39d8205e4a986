import { Ajv, type ValidateFunction } from "ajv";
import { formats } from "../model/formats/formats.ts";
import { resolveRef } from "../model/schema/resolve-refs.ts";
import {
  annotationKeywords,
  refTargetId,
  type Schema,
  type Schemas,
} from "../model/schema/schemas.ts";

/** The position of a schema node. */
export interface SchemaNodeLocation {
  id: string;
  /** JSON Pointer to the node in its file, encoded for a URI fragment. */
  pointer: string;
  /** The field's name; empty for the root of a file and for list items. */
  key: string;
}

export interface LocatedSchemaNode {
  name: string;
  place: SchemaNodeLocation;
  node: Schema;
}

/** Returns a schema node and all its descendants: fields and list items. */
export function listSchemaNodes(node: Schema, place: SchemaNodeLocation): LocatedSchemaNode[] {
  const children = Object.entries({
    ...childrenByPointer("properties", node.properties),
    ...childrenByPointer("patternProperties", node.patternProperties),
    ...(node.items && { "/items": { key: "", child: node.items } }),
  });
  const below = children.flatMap(([step, { key, child }]) =>
    listSchemaNodes(child, { id: place.id, pointer: place.pointer + step, key }),
  );
  return [{ name: `${place.id}#${place.pointer}`, place, node }, ...below];
}

function childrenByPointer(keyword: string, properties: Record<string, Schema> = {}) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, child]) => [
      `/${keyword}/${encodeURIComponent(key)}`,
      { key, child },
    ]),
  );
}

/** Returns the annotation of a node, or else the annotation of the schema that it refers to. */
export function findSchemaAnnotation(
  schemas: Schemas,
  { id }: SchemaNodeLocation,
  node: Schema,
  text: "title" | "description" | "examples",
) {
  return resolveRef(schemas, { id, node })?.node[text];
}

/** Creates a strict Ajv instance over assembled schemas, with the formats of a country. */
export function createAjv(schemas: Schemas, country = "BR"): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
  });
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword);
  for (const [name, { check }] of Object.entries(formats))
    ajv.addFormat(name, (text: string) => check(text, country) === undefined);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

/** Returns the validator of a node. Throws if the node does not exist. */
function nodeValidator(ajv: Ajv, { place, node: { $ref } }: LocatedSchemaNode): ValidateFunction {
  const { id, pointer } = place;
  const validate = ajv.getSchema($ref ? refTargetId(id, $ref) : `${id}#${pointer}`);
  if (!validate) throw new Error(`No schema at ${id}#${pointer}`);
  return validate;
}

/** Returns the examples that are invalid for their own node. */
export function findInvalidExamples(ajv: Ajv, nodes: readonly LocatedSchemaNode[]) {
  const examples = nodes.flatMap((placed) =>
    (placed.node.examples ?? []).map((example) => ({ placed, example })),
  );
  return examples
    .filter(({ placed, example }) => !nodeValidator(ajv, placed)(example))
    .map(({ placed: { name }, example }) => ({ name, example }));
}

/** Creates an object with the first example of each field of a schema. */
export function createObjectFromExamples(schemas: Schemas, id: string): Record<string, unknown> {
  const properties = Object.entries(schemas[id]?.properties ?? {});
  return Object.fromEntries(
    properties.map(([key, node]) => {
      const place = { id, pointer: "", key };
      const examples = findSchemaAnnotation(schemas, place, node, "examples") as unknown[];
      return [key, examples[0]];
    }),
  );
}
