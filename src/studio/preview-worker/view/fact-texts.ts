import { withVisitorDefaults } from "../../../model/countries/visitor-defaults.ts";
import { createFacts, textOf } from "../../../model/facts.ts";
import { type Draft, filesOf, listAt } from "../../../model/raw-site.ts";

/** The texts of all facts, by name. */
export function factTexts(draft: Draft): Record<string, string> {
  const lists = Object.entries(draft.collections).map(([name, { schema }]) => {
    return [name, listAt(filesOf(draft, schema)[0]?.parsed.value, "")] as const;
  });
  const settings = filesOf(draft, "site.json")[0]?.parsed.value ?? {};
  const facts = createFacts(withVisitorDefaults(settings), Object.fromEntries(lists));
  return Object.fromEntries(facts.names.map((name) => [name, textOf(facts.get(name)) ?? ""]));
}
