import type { OwnBlocks } from "prelo/block";
import { TaxCalculator } from "./tax-calculator/tax-calculator.tsx";
import { TaxTables } from "./tax-tables/tax-tables.tsx";

/** Block type → component, for the blocks of this site. */
export const registry = {
  "tax-calculator": TaxCalculator,
  "tax-tables": TaxTables,
} satisfies OwnBlocks["registry"];
