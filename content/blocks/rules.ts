import type { Sheet, SiteRules } from "prelo/rules";
import { checkExample } from "./tax-calculator/check-example.ts";
import { checkTaxTables } from "./tax-tables/check-tax-tables.ts";
import { entryNames, taxMessages } from "./tax-tables/messages.pt-br.ts";
import { withTableRows } from "./tax-tables/table-rows.ts";

/** The content rules of this site, in addition to the engine's. */
export const rules = {
  collections: { "tax-tables": { schema: "tax-tables.json", entry: entryNames.table } },
  valueChecks: [checkExample],
  fileChecks: { "tax-tables.json": [checkTaxTables] },
  resolvers: { "parts/sheet.json": (part) => withTableRows(part as Sheet) },
  messages: taxMessages,
} satisfies SiteRules;
