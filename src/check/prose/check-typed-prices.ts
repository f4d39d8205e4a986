import {
  lowestPricePattern,
  mayMentionPlanPrice,
  parseAmount,
  planPricePattern,
} from "#lang/check/prose/prose-patterns";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/** A plan with its price, and the pattern that matches its price in a text. */
interface PricedPlan {
  name: string;
  price: number;
  place: string;
  said: RegExp;
}

interface PlanPrices {
  all: readonly PricedPlan[];
  lowest?: PricedPlan;
}

/**
 * Warns about a price in prose that differs from the price of the plan named before it, or from the
 * lowest price of all plans.
 */
export function checkTypedPrices(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !schema.markup || !mayMentionPlanPrice(value)) return;
  const { all, lowest } = getPlanPrices(source.site);
  const text = value.replace(/\*\*/g, "").replace(/\s+/g, " ");
  for (const priced of all) {
    const [, written, digits] = priced.said.exec(text) ?? [];
    if (written && digits)
      reportPriceIfWrong(source, "price-differs", path, { priced, written, digits });
  }
  const [, written, digits] = lowestPricePattern.exec(text) ?? [];
  if (lowest && written && digits)
    reportPriceIfWrong(source, "lowest-price", path, { priced: lowest, written, digits });
}

function reportPriceIfWrong(
  source: CheckContext,
  code: "price-differs" | "lowest-price",
  path: string,
  { priced, written, digits }: { priced: PricedPlan; written: string; digits: string },
) {
  const { name, price, place } = priced;
  const said = parseAmount(digits);
  if (Number.isNaN(said) || said === price) return;
  const details = { written, name, price, place };
  source.reportPart(code, path, details, { part: written, severity: "warning" });
}

const pricesCache = new WeakMap<SiteIndex, PlanPrices>();

function getPlanPrices(site: SiteIndex): PlanPrices {
  const prices = pricesCache.get(site) ?? readPlanPrices(site);
  pricesCache.set(site, prices);
  return prices;
}

function readPlanPrices(site: SiteIndex): PlanPrices {
  const { entries, file } = site.collection("plans");
  const plans = [...entries.values()];
  const all = plans.flatMap((plan, index): PricedPlan[] => {
    const [name, price] = [textAt(plan, "/name"), childValue(plan, "price")];
    if (!name || typeof price !== "number" || !file) return [];
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const said = planPricePattern(literal);
    return [{ name, price, place: formatFileLocation(file, `/${index}/price`), said }];
  });
  // A plan without a price may be the cheapest, so the lowest price is then unknown.
  const [lowest] = all.length === plans.length ? all.toSorted((a, b) => a.price - b.price) : [];
  return { all, lowest };
}
