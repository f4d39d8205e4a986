import { textAt } from "../../model/raw-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue } from "../../yaml/pointer.ts";
import type { SiteMap } from "../site-index/site-map.ts";
import { placeName, type Source } from "../site-index/source.ts";
import { amountIn, lowestPrice, maybePlanPrice, planPrice } from "./prose-patterns.pt-br.ts";

/** Something with a price, and how texts say that price behind its name. */
interface Priced {
  name: string;
  price: number;
  place: string;
  said: RegExp;
}

interface Prices {
  all: readonly Priced[];
  lowest?: Priced;
}

/** A price that prose says of a plan by its name must be that plan's. */
export function checkTypedPrices(source: Source, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !maybePlanPrice(value)) return;
  const { all, lowest } = pricesOf(source.site);
  const text = value.replace(/\*\*/g, "").replace(/\s+/g, " ");
  for (const priced of all) {
    const [, written, digits] = priced.said.exec(text) ?? [];
    if (written && digits) report(source, "price-differs", path, { priced, written, digits });
  }
  const [, written, digits] = lowestPrice.exec(text) ?? [];
  if (lowest && written && digits)
    report(source, "lowest-price", path, { priced: lowest, written, digits });
}

function report(
  source: Source,
  code: "price-differs" | "lowest-price",
  path: string,
  { priced, written, digits }: { priced: Priced; written: string; digits: string },
) {
  const { name, price, place } = priced;
  const said = amountIn(digits);
  if (Number.isNaN(said) || said === price) return;
  const details = { written, name, price, place };
  source.reportPart(code, path, details, { part: written, severity: "warning" });
}

const known = new WeakMap<SiteMap, Prices>();

function pricesOf(site: SiteMap): Prices {
  const prices = known.get(site) ?? readPrices(site);
  known.set(site, prices);
  return prices;
}

function readPrices(site: SiteMap): Prices {
  const { entries, file } = site.collection("plans");
  const plans = [...entries.values()];
  const all = plans.flatMap((plan, index): Priced[] => {
    const [name, price] = [textAt(plan, "/name"), childValue(plan, "price")];
    if (!name || typeof price !== "number" || !file) return [];
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const said = planPrice(literal);
    return [{ name, price, place: placeName(file, `/${index}/price`), said }];
  });
  // A plan without a price may be the cheapest.
  const [lowest] = all.length === plans.length ? all.toSorted((a, b) => a.price - b.price) : [];
  return { all, lowest };
}
