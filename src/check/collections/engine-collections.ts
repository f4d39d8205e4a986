import { entryNames } from "#lang/check/collections/entry-names";
import type { CollectionDefinitions } from "../../model/collections.ts";

/** The collections of the engine, each in a file of its own. */
export const engineCollections = {
  services: { schema: "services.json", entry: entryNames.services },
  plans: { schema: "plans.json", entry: entryNames.plans },
  faq: { schema: "faq.json", entry: entryNames.faq },
  testimonials: { schema: "testimonials.json", entry: entryNames.testimonials },
  team: { schema: "team.json", entry: entryNames.team },
  resources: { schema: "resources.json", entry: entryNames.resources },
  events: { schema: "events.json", entry: entryNames.events },
  categories: { schema: "categories.json", entry: entryNames.categories },
  redirects: { schema: "redirects.json", entry: entryNames.other },
  addresses: { schema: "addresses.json", entry: entryNames.other },
} satisfies CollectionDefinitions;
