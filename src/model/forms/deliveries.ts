import { childValue } from "../../yaml/json-pointer.ts";
import { type FormKeySource, formKey } from "../form-key.ts";
import type { Schemas } from "../schema/schemas.ts";

/** Where on its own site a form posts its messages. */
export const formsPath = "/_prelo/forms/";

/** A delivery as it is written: whole, or by the name of its kind alone. */
export type WrittenDelivery = Readonly<Record<string, unknown>> & { type: string };

/** A written delivery with its fields, `worker` as `{type: worker}`; nothing where it has no kind. */
export function normalizeDelivery(written: unknown): WrittenDelivery | undefined {
  if (typeof written === "string") return { type: written };
  const type = childValue(written, "type");
  return typeof type === "string" ? { ...Object(written), type } : undefined;
}

/** Whether blocks of this type send what visitors write. */
export function hasDelivery(schemas: Schemas, type: unknown): boolean {
  return schemas[`blocks/${String(type)}.json`]?.properties?.delivery !== undefined;
}

/**
 * A page whose forms all say where their messages go: what a block leaves out comes from the settings,
 * and a form that posts to its own site knows its address there. Anything else stays as it is written.
 *
 * @param page the value of the page's file, without what visitors do not see
 * @param settings the value of site.yaml
 */
export function withDeliveries(page: unknown, settings: unknown, schemas: Schemas): unknown {
  const blocks = childValue(page, "blocks");
  const route = childValue(page, "route");
  if (!Array.isArray(blocks) || typeof route !== "string") return page;
  if (!blocks.some((block) => hasDelivery(schemas, childValue(block, "type")))) return page;
  const seen: string[] = [];
  const made = blocks.map((block: FormKeySource) => {
    if (!hasDelivery(schemas, childValue(block, "type"))) return block;
    const key = formKey(route, block, seen.filter((type) => type === block.type).length);
    seen.push(block.type);
    const written = childValue(block, "delivery") ?? childValue(settings, "delivery");
    const delivery = normalizeDelivery(written);
    return delivery ? { ...block, delivery: withDeliveryAddress(delivery, key, route) } : block;
  });
  return { ...Object(page), blocks: made };
}

/** What posts to its own site goes to an address, and under a name, that nobody has to write. */
function withDeliveryAddress(
  delivery: WrittenDelivery,
  key: string,
  route: string,
): WrittenDelivery {
  if (delivery.type === "worker") return { ...delivery, address: formsPath + key };
  if (delivery.type === "netlify") return { formName: key, ...delivery, address: route };
  return delivery;
}
