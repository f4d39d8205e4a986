import { normalizeDelivery } from "../../../../model/forms/deliveries.ts";
import { filesWithSchema, listAt, type ParsedSite, textAt } from "../../../../model/parsed-site.ts";
import { blockSchemaIds, type Schema } from "../../../../model/schema/schemas.ts";
import type { Json } from "../../../../yaml/edit/change.ts";
import { childValue } from "../../../../yaml/json-pointer.ts";
import { createExampleBlock, type ReferenceTargets } from "./new-block.ts";

/** A block type in one of its variants, as it can be added. */
export interface BlockVariant {
  /** Schema of the block. */
  id: string;
  /** The field that selects the variant, and its value; `undefined` if there is only one. */
  look?: { field: string; value: string };
  /** Built from the schema's examples. This is the block that is inserted. */
  example: Json;
  /** A block of this type and variant that the site already has. */
  existing?: Json;
}

/** Lists all block types, each in every variant that its schema offers. */
export function listBlockVariants(draft: ParsedSite): BlockVariant[] {
  const around = collectReferenceTargets(draft);
  const known = filesWithSchema(draft, "page.json").flatMap(({ parsed }) =>
    listAt(parsed.value, "/blocks"),
  );
  return blockSchemaIds(draft.schemas).flatMap((id) => {
    const fresh = createExampleBlock(around, id);
    const alike = known.filter((block) => childValue(block, "type") === fresh.type);
    const looks = listSchemaVariants(draft.schemas[id]);
    const all = looks.map((look) => ({
      id,
      look,
      example: { ...fresh, [look.field]: look.value },
      existing: copyBlock(
        alike.find((block) => childValue(block, look.field) === look.value),
        fresh,
      ),
    }));
    return all.length > 0 ? all : [{ id, example: fresh, existing: copyBlock(alike[0], fresh) }];
  });
}

/** Lists the variants of a block. They are the values of its first enum field. */
function listSchemaVariants(schema: Schema | undefined): { field: string; value: string }[] {
  const choices = Object.entries(schema?.properties ?? {}).find(([, { enum: values }]) => values);
  const [field, node] = choices ?? [];
  return field ? (node?.enum ?? []).map((value) => ({ field, value: String(value) })) : [];
}

/**
 * Copies a block of the site without its anchor, which must be unique on a page. A `demo` delivery
 * is replaced with that of the example, so that the editor has to choose one.
 */
function copyBlock(block: unknown, fresh: BlockVariant["example"]): Json | undefined {
  if (typeof block !== "object" || block === null) return undefined;
  const { id: _, ...rest } = block as { readonly [name: string]: Json };
  if (normalizeDelivery(rest.delivery)?.type !== "demo") return rest;
  const { delivery: __, ...others } = rest;
  const asked = childValue(fresh, "delivery");
  return asked === undefined ? others : { ...others, delivery: asked as Json };
}

/** Collects what new blocks on this site may reference. */
export function collectReferenceTargets(draft: ParsedSite): ReferenceTargets {
  const routes = filesWithSchema(draft, "page.json").flatMap(({ parsed }) => {
    return textAt(parsed.value, "/route") ?? [];
  });
  const idsOf = (values: readonly unknown[]) =>
    values.flatMap((value) => textAt(value, "/id") ?? []);
  const entries = (name: string) => {
    const list = filesWithSchema(draft, draft.collections[name]?.schema ?? "")[0]?.parsed.value;
    const settings = filesWithSchema(draft, "site.json")[0]?.parsed.value;
    const own = listAt(list, "").length > 0 ? listAt(list, "") : listAt(settings, `/${name}`);
    return idsOf(own);
  };
  const pictures = [...draft.media.keys()].filter((name) => draft.sizeOf(name)).sort();
  const settled = Object.keys(Object(filesWithSchema(draft, "site.json")[0]?.parsed.value));
  return { schemas: draft.schemas, routes, entries, pictures, settingsFields: settled };
}
