import { afterAll, expect, test } from "vitest";
import { fileMistakes } from "./file-mistakes.ts";
import { mistakesFromTable } from "./mistake-table.ts";
import type { PlantedMistake } from "./planted-mistakes.ts";
import { createRandom } from "./random.ts";
import { type CorpusTotals, checkMistakes, sumOutcomes } from "./rate-mistakes.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import { semanticMistakes } from "./semantic-mistakes.ts";
import { copyShippedSite, readShippedFiles } from "./shipped-site.ts";
import { spellingMistakes } from "./spelling-mistakes.ts";
import { textMistakes } from "./text-mistakes.ts";

// For other random positions: PRELO_SEED=7 npx vitest run mistakes
const seed = Number(process.env.PRELO_SEED ?? 2024);
const files = await readShippedFiles();
const site = await copyShippedSite();
afterAll(() => site.dispose());

const tried: PlantedMistake[] = [];

async function figures(name: string, cases: readonly PlantedMistake[]): Promise<CorpusTotals> {
  const result = sumOutcomes(await checkMistakes(site, cases));
  const { deviations, ...sums } = result;
  console.log(`${name}: ${JSON.stringify(sums)}`);
  if (deviations.length > 0) console.log(`${name}, deviations:\n  ${deviations.join("\n  ")}`);
  tried.push(...cases);
  return result;
}

/** Asserts the thresholds that every part of the corpus must meet. */
function expectSafe({
  cases,
  found,
  inPlace,
  once,
  named,
  words,
  suggested,
  suggestible,
}: CorpusTotals) {
  expect(found).toBe(cases);
  expect(words).toBe(0);
  expect(inPlace / cases).toBeGreaterThanOrEqual(0.99);
  expect(named / cases).toBeGreaterThanOrEqual(0.99);
  expect(once / cases).toBeGreaterThanOrEqual(0.99);
  expect(suggested).toBeGreaterThanOrEqual(suggestible * 0.95);
}

const time = 300_000;

test(
  "finds, locates and corrects missing, doubled, swapped and mistyped letters",
  async () => {
    expectSafe(await figures("slips", spellingMistakes(files, createRandom(seed), 40)));
  },
  time,
);

test(
  "finds and locates characters, quotes and spaces that break a text",
  async () => {
    expectSafe(await figures("texts", textMistakes(files, createRandom(seed), 4)));
  },
  time,
);

test(
  "finds and locates wrong fields and values",
  async () => {
    expectSafe(await figures("shape", mistakesFromTable(files, schemaMistakes)));
  },
  time,
);

test(
  "finds and locates contradictions with another file, a law or a calendar",
  async () => {
    expectSafe(await figures("meaning", mistakesFromTable(files, semanticMistakes)));
  },
  time,
);

test(
  "finds and locates wrongly saved or truncated files",
  async () => {
    expectSafe(await figures("files", fileMistakes(files)));
  },
  time,
);

test("covers every file, with at least 300 mistakes of 40 kinds", () => {
  expect(tried.length).toBeGreaterThanOrEqual(300);
  expect(new Set(tried.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40);
  const touched = new Set(tried.map(({ file }) => file));
  expect(files.filter(({ path }) => !touched.has(path)).map(({ path }) => path)).toEqual([]);
});
