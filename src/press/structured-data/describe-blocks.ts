import { inlineText, parseInline } from "../../content/markup/inline.ts";
import { bodyText } from "../../content/markup/outline.ts";
import type { Block, FaqEntry, Plan, Service } from "../../content/types.ts";
import { firmId, type Thing } from "./thing.ts";

interface Offering {
  /** The site's address, without a slash at its end. */
  url: string;
  /** The currency of its prices, in three letters. */
  currency: string;
}

/** What the blocks of a page say: its questions, its services, its plans with their prices. */
export function describeBlocks(blocks: readonly Block[], { url, currency }: Offering): Thing[] {
  const questions = blocks.flatMap((block) => (block.type === "faq" ? block.entries : []));
  const services = blocks.flatMap((block) =>
    block.type === "services" && block.layout === "full" ? block.entries : [],
  );
  // Where the page keeps the prices to itself, so does the markup.
  const plans = blocks.flatMap((block) =>
    block.type === "pricing" && block.prices === "shown" ? block.entries : [],
  );
  const provider = { "@id": firmId(url) };
  return [
    ...(questions.length > 0 ? [describeQuestions(questions)] : []),
    ...services.map((service) => ({ ...describeService(service), provider })),
    ...plans.map((plan) => ({ ...describePlan(plan, currency), provider })),
  ];
}

function describeQuestions(questions: readonly FaqEntry[]): Thing {
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: bodyText(answer) },
  }));
  return { "@type": "FAQPage", mainEntity };
}

function describeService({ title, description }: Service): Thing {
  return { "@type": "Service", name: title, description: plain(description) };
}

/** How UN/CEFACT Recommendation 20 names the periods of prices. */
const periods: Partial<Record<Plan["period"], string>> = { month: "MON", year: "ANN" };

function describePlan({ name, description, price, period }: Plan, priceCurrency: string): Thing {
  const unitCode = periods[period];
  const amount = { price, priceCurrency };
  const priceSpecification = unitCode && {
    "@type": "UnitPriceSpecification",
    ...amount,
    unitCode,
  };
  const offers = { "@type": "Offer", ...amount, priceSpecification };
  return { "@type": "Service", name, description: plain(description), offers };
}

function plain(text: string): string {
  return inlineText(parseInline(text));
}
