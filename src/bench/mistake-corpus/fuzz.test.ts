import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import "../../testing/seed.ts";
import { runTrials } from "../fuzz.ts";
import { accidentalTexts, mutationKinds } from "./mutate.ts";
import { copyShippedSite, readShippedFiles } from "./shipped-site.ts";

const files = await readShippedFiles();
const site = await copyShippedSite();
afterAll(() => site.dispose());

const mutation = fc.record({
  kind: fc.constantFrom(...mutationKinds),
  at: fc.nat(1 << 30),
  amount: fc.nat(255),
  piece: fc.constantFrom(...accidentalTexts),
});
const trial = fc.record({
  file: fc.constantFrom(...files).map((file) => ({ ...file, toString: () => file.path })),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
});

// For more runs: npm run fuzz. For other cases: PRELO_SEED=… npx vitest run fuzz

test("accepts randomly changed content, or rejects it in plain words", async () => {
  await fc.assert(
    fc.asyncProperty(trial, async ({ file, mutations }) => {
      expect((await runTrials(site, [{ file, mutations }])).faults).toEqual([]);
    }),
    { numRuns: 80 },
  );
}, 120_000);
