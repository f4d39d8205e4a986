import { addressRule } from "../../model/countries/addresses/address-rules.ts";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { pointer, valueAt } from "../../yaml/json-pointer.ts";
import type { SiteIndex } from "./site-index.ts";

/** A fact that has a field but no value on this site. */
export interface UnfilledFact {
  /**
   * Set if addresses in the firm's country have no such part, such as a state. The field must then
   * stay empty.
   */
  needless?: true;
}

/**
 * Describes a fact that has a field but no value. Returns `undefined` if there is no such field, or
 * if it has a value.
 */
export function findUnfilledFact(site: SiteIndex, name: string): UnfilledFact | undefined {
  const place = findFactLocation(site, name);
  const node = place && nodeAt(site.draft.schemas, place.schemaId, place.value, place.path);
  if (!node || !isTextOrNumber(node) || valueAt(place.value, place.path) !== undefined)
    return undefined;
  const country = firmCountryOf(site.settings?.parsed.value) ?? "";
  const isRegion = name === "firm.address.state";
  return isRegion && addressRule(country).hasNoRegion ? { needless: true } : {};
}

/**
 * Returns the location of a fact: its path in the settings, or the entry with its id in a
 * collection. Returns `undefined` if there is no such entry.
 */
function findFactLocation(site: SiteIndex, name: string) {
  const [first = "", ...rest] = name.split(".");
  if (first === "firm") {
    const value = site.settings?.parsed.value;
    return { schemaId: "site.json", value, path: [first, ...rest].reduce(pointer, "") };
  }
  const [id = "", ...fields] = rest;
  const entry = site.collection(first).entries.get(id);
  const schemaId = site.draft.collections[first]?.schema;
  if (entry === undefined || schemaId === undefined) return undefined;
  return { schemaId, value: [entry], path: ["0", ...fields].reduce(pointer, "") };
}

/** Whether a field is a text or a number. Lists and groups have no text of their own. */
function isTextOrNumber({ type }: Schema): boolean {
  return type === "string" || type === "number" || type === "integer";
}
