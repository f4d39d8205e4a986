import { follow } from "../../../content/schema/follow-schema.ts";
import type { Schema, Schemas } from "../../../content/schema/schemas.ts";
import type { Json } from "../../../text/surgery/change.ts";

/**
 * A new block of a type, with all that its schema requires in the words of the schema's examples, so that it stands
 * on the page at once and can be typed over.
 */
export function newBlock(schemas: Schemas, id: string): Json {
  const schema = schemas[id];
  return schema ? exampleValue(schemas, { id, node: schema }) : {};
}

function exampleValue(schemas: Schemas, place: { id: string; node: Schema }): Json {
  const target = follow(schemas, place) ?? place;
  const { node } = target;
  if (node.const !== undefined) return node.const as Json;
  const inside = (child: Schema) => exampleValue(schemas, { id: target.id, node: child });
  if (node.collection)
    return node.examples?.includes("all") ? "all" : ((node.examples?.[0] ?? "all") as Json);
  const { properties } = node;
  if (properties && node.required && !isWhole(node)) {
    return Object.fromEntries(
      node.required.flatMap((name) => {
        const child = properties[name];
        return child ? [[name, inside(child)]] : [];
      }),
    );
  }
  if (node.examples?.[0] !== undefined) return node.examples[0] as Json;
  if (node.enum?.[0] !== undefined) return node.enum[0] as Json;
  if (node.items)
    return Array.from({ length: Math.max(1, node.minItems ?? 1) }, () => inside(node.items ?? {}));
  return node.type === "boolean"
    ? false
    : node.type === "number" || node.type === "integer"
      ? 0
      : "";
}

/** A part whose example says all at once, such as a picture. */
function isWhole(node: Schema): boolean {
  return node.examples?.[0] !== undefined && !node.$id?.startsWith("blocks/");
}
