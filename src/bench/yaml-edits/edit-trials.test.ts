import { expect, test } from "vitest";
import { countAndReportResults, runEditTrials } from "./edit-trials.ts";

// For more runs: npm run fuzz -- --studio. For another seed: PRELO_SEED=… npx vitest run
// edit-trials
const seed = Number(process.env.PRELO_SEED ?? 2009);

test("changes only the intended values in 2,000 edits of unusually formatted files", async () => {
  const told: string[] = [];
  const figures = await countAndReportResults(runEditTrials(2000, seed), (words) =>
    told.push(words),
  );
  expect(told.slice(0, 3)).toEqual([]);
  expect(figures).toEqual({ runs: 2000, faulty: 0, refusals: new Map() });
}, 120_000);
