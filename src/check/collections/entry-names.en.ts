import type { entryNames as portuguese } from "./entry-names.pt-br.ts";

/** What messages call an entry of each list, with the definite article. */
export const entryNames: typeof portuguese = {
  services: "the service",
  plans: "the plan",
  faq: "the question",
  testimonials: "the testimonial",
  team: "the person",
  resources: "the resource",
  events: "the event",
  articles: "the article",
  categories: "the category",
  claims: "the figure",
  other: "the item",
};
