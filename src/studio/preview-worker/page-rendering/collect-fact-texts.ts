import { withCountryDefaults } from "../../../model/countries/country-defaults.ts";
import { createFacts, factTextOf } from "../../../model/facts.ts";
import { filesWithSchema, listAt, type ParsedSite } from "../../../model/parsed-site.ts";

/** Returns the texts of all facts, by name. */
export function collectFactTexts(draft: ParsedSite): Record<string, string> {
  const lists = Object.entries(draft.collections).map(([name, { schema }]) => {
    return [name, listAt(filesWithSchema(draft, schema)[0]?.parsed.value, "")] as const;
  });
  const settings = filesWithSchema(draft, "site.json")[0]?.parsed.value ?? {};
  const facts = createFacts(withCountryDefaults(settings), Object.fromEntries(lists));
  return Object.fromEntries(facts.names.map((name) => [name, factTextOf(facts.get(name)) ?? ""]));
}
