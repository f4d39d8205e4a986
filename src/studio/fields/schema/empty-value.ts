import { resolveRef } from "../../../model/schema/resolve-refs.ts";
import type { Schema, Schemas } from "../../../model/schema/schemas.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { fieldKindOf } from "./field-kind.ts";

/** A schema node that may have a `$ref`, and the id of the schema that contains it. */
export interface SchemaNodeRef {
  id: string;
  node: Schema;
}

/**
 * Returns the smallest value for a new field or item: only required fields, with empty texts. A
 * number also starts as an empty text. The check then asks for it, so that no invented figure is
 * published.
 */
export function createMinimalValue(schemas: Schemas, written: SchemaNodeRef): Json {
  const place = resolveRef(schemas, written);
  if (!place) return "";
  const { id, node } = place;
  switch (fieldKindOf(node)) {
    case "const":
      return node.const as Json;
    case "options":
      return (node.enum?.[0] ?? "") as Json;
    case "switch":
      return false;
    case "entries":
      return "all";
    case "checks":
    case "list":
      return createMinimalList(schemas, place);
    case "group":
    case "picture":
    case "schemes":
      return createMinimalGroup(schemas, { id, node }, node.required ?? []);
    case "map":
    case "block":
      return {};
    default:
      return "";
  }
}

function createMinimalGroup(
  schemas: Schemas,
  { id, node }: SchemaNodeRef,
  names: readonly string[],
): Json {
  const fields = names.flatMap((name) => {
    const field = node.properties?.[name];
    return field ? [[name, createMinimalValue(schemas, { id, node: field })] as const] : [];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns an empty list, or a list with one item if the schema requires one. Blocks and options get
 * no item, because no first choice is obvious.
 */
function createMinimalList(schemas: Schemas, { id, node }: SchemaNodeRef): Json {
  const item = node.items && resolveRef(schemas, { id, node: node.items });
  const isFirst = item && (node.minItems ?? 0) > 0 && !item.node.discriminator && !item.node.enum;
  return isFirst ? [createMinimalValue(schemas, item)] : [];
}
