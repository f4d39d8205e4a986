import { childValue } from "../../yaml/json-pointer.ts";
import { type FormKeySource, formKey } from "../form-key.ts";
import type { Schemas } from "../schema/schemas.ts";

/** The beginning of the URL path to which forms post on their own site. */
export const formsPath = "/_prelo/forms/";

/** A delivery in the settings or a block, before it is resolved. */
export type UnresolvedDelivery = Readonly<Record<string, unknown>> & { type: string };

/** Expands the shorthand `worker` to `{type: worker}`; `undefined` if there is no type. */
export function normalizeDelivery(written: unknown): UnresolvedDelivery | undefined {
  if (typeof written === "string") return { type: written };
  const type = childValue(written, "type");
  return typeof type === "string" ? { ...Object(written), type } : undefined;
}

/** Whether blocks of a type contain a form with a delivery. */
export function hasDeliveryField(schemas: Schemas, type: unknown): boolean {
  return schemas[`blocks/${String(type)}.json`]?.properties?.delivery !== undefined;
}

/**
 * Fills in the delivery of each form of a page. The default comes from the settings. A form that
 * posts to its own site also gets an address. Returns the value unchanged if it is not a page with
 * forms.
 *
 * @param page the value of the page's file, without hidden blocks
 * @param settings the value of site.yaml
 */
export function resolveFormDeliveries(page: unknown, settings: unknown, schemas: Schemas): unknown {
  const blocks = childValue(page, "blocks");
  const route = childValue(page, "route");
  if (!Array.isArray(blocks) || typeof route !== "string") return page;
  if (!blocks.some((block) => hasDeliveryField(schemas, childValue(block, "type")))) return page;
  const seen: string[] = [];
  const made = blocks.map((block: FormKeySource) => {
    if (!hasDeliveryField(schemas, childValue(block, "type"))) return block;
    const key = formKey(route, block, seen.filter((type) => type === block.type).length);
    seen.push(block.type);
    const written = childValue(block, "delivery") ?? childValue(settings, "delivery");
    const delivery = normalizeDelivery(written);
    return delivery ? { ...block, delivery: withDeliveryAddress(delivery, key, route) } : block;
  });
  return { ...Object(page), blocks: made };
}

/** Adds the address, and for Netlify the form name, to a delivery that posts to its own site. */
function withDeliveryAddress(
  delivery: UnresolvedDelivery,
  key: string,
  route: string,
): UnresolvedDelivery {
  if (delivery.type === "worker") return { ...delivery, address: formsPath + key };
  if (delivery.type === "netlify") return { formName: key, ...delivery, address: route };
  return delivery;
}
