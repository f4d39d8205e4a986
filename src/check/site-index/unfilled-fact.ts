import { addressRule } from "../../model/countries/addresses/address-rules.ts";
import { countryOf } from "../../model/countries/firm-country.ts";
import { nodeAt } from "../../model/schema/schema-node.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { pointer, valueAt } from "../../yaml/json-pointer.ts";
import type { SiteIndex } from "./site-index.ts";

/** A fact that a site may have and does not tell. */
export interface UnfilledFact {
  /** Addresses of the firm's country name no such thing: it is not to be filled in. */
  needless?: true;
}

/** What is known of a fact that stands nowhere, though its field is one of the site's; nothing where no such field is. */
export function unfilledFact(site: SiteIndex, name: string): UnfilledFact | undefined {
  const place = factLocation(site, name);
  const node = place && nodeAt(site.draft.schemas, place.schemaId, place.value, place.path);
  if (!node || !isText(node) || valueAt(place.value, place.path) !== undefined) return undefined;
  const country = countryOf(site.settings?.parsed.value) ?? "";
  const isRegion = name === "firm.address.state";
  return isRegion && addressRule(country).hasNoRegion ? { needless: true } : {};
}

/** Where a fact would stand: in the settings by its path, in a collection in the entry whose id it names. */
function factLocation(site: SiteIndex, name: string) {
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

/** Whether what stands there is a text or a number: of lists and groups no text can name more than a part. */
function isText({ type }: Schema): boolean {
  return type === "string" || type === "number" || type === "integer";
}
