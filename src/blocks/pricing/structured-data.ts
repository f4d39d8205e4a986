import type { Plan } from "../../model/types.ts";
import { firmId, type StructuredDataBuilder, toPlainText } from "../schema-org.ts";

/** Describes each plan with its price, unless the block hides the prices. */
export const describePricing: StructuredDataBuilder<"pricing"> = (blocks, { url, currency }) => {
  const plans = blocks.flatMap(({ prices, entries }) => (prices === "shown" ? entries : []));
  return plans.map((plan) => ({
    ...describePlan(plan, currency),
    provider: { "@id": firmId(url) },
  }));
};

/** The codes of price periods in UN/CEFACT Recommendation 20. */
const periods: Partial<Record<Plan["period"], string>> = { month: "MON", year: "ANN" };

function describePlan({ name, description, price, period }: Plan, priceCurrency: string) {
  const unitCode = periods[period];
  const amount = { price, priceCurrency };
  const priceSpecification = unitCode && {
    "@type": "UnitPriceSpecification",
    ...amount,
    unitCode,
  };
  const offers = { "@type": "Offer", ...amount, priceSpecification };
  return { "@type": "Service", name, description: toPlainText(description), offers };
}
