import { afterAll, expect, test } from "vitest";
import { readPastedTexts } from "../pasted/pasted-texts.ts";
import { createRandom } from "../random.ts";
import { readShippedFiles } from "../shipped-site.ts";
import { plantAllMistakes } from "./all-planted-mistakes.ts";
import { createContentCopy } from "./content-copy.ts";
import {
  type FixTrial,
  trialsFromBlindCases,
  trialsFromPastedTexts,
  trialsFromPlantedMistakes,
  tryEachFix,
} from "./fix-trials.ts";
import { blindSetNames, readBlindSet } from "./read-blind-set.ts";

// The test applies a tenth of the fixes. To apply another tenth, run PRELO_SEED=7 npx vitest run
// blind
const seed = Number(process.env.PRELO_SEED ?? 2024);
const copy = await createContentCopy();
afterAll(() => copy.dispose());

function tenth(trials: readonly FixTrial[]): FixTrial[] {
  const chance = createRandom(seed);
  return trials.filter(() => chance.below(10) === 0);
}

async function faultsOf(trials: readonly FixTrial[]) {
  const obeyed = await tryEachFix(copy, trials);
  expect(obeyed.length).toBeGreaterThan(0);
  return obeyed
    .filter(({ faults }) => faults.length > 0)
    .map(
      ({ trial, diagnostic, faults }) => `${trial.name}: ${diagnostic.code}: ${faults.join("; ")}`,
    );
}

test("suggested fixes correct the blind cases without new problems", async () => {
  const trials = blindSetNames().flatMap((name) => trialsFromBlindCases(readBlindSet(name)));
  expect(await faultsOf(tenth(trials))).toEqual([]);
}, 300_000);

test("suggested fixes correct pasted texts without new problems", async () => {
  expect(await faultsOf(tenth(trialsFromPastedTexts(readPastedTexts())))).toEqual([]);
}, 300_000);

test("suggested fixes correct planted mistakes without new problems", async () => {
  const trials = trialsFromPlantedMistakes(plantAllMistakes(await readShippedFiles(), seed));
  expect(await faultsOf(tenth(trials))).toEqual([]);
}, 300_000);
