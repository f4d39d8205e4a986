import type { OwnBlocks, OwnInteractive } from "prelo/block";

/** The blocks of this site that need JavaScript, each in a chunk of its own. */
export const interactive = {
  "tax-calculator": () =>
    import("./tax-calculator/tax-calculator.tsx").then((module) => module.TaxCalculator),
} satisfies OwnInteractive;

const KB = 1024;

/** The maximum size of all scripts of a page with one of these blocks, compressed. */
export const budgets: OwnBlocks["budgets"] = { "tax-calculator": 92 * KB };
