import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadRules } from "../../load/load-folder.ts";
import { allPlanted } from "../corpus/blind/all-planted.ts";
import { touchedFiles } from "../corpus/blind/apply-steps.ts";
import { copyContent } from "../corpus/blind/content-copy.ts";
import { blindSets, readBlindSet } from "../corpus/blind/read-set.ts";
import { indentationSlips } from "../corpus/indentation-slips.ts";
import { mutate, mutationsBy } from "../corpus/mutate.ts";
import { createChance } from "../corpus/random.ts";
import { type ShippedFile, shippedFiles } from "../corpus/shipped.ts";
import { type Pruned, pruneEach, type Spoiled, textIn } from "./pruning.ts";

const fuzzed = 5000;

/**
 * Disables each syntax rule in turn and prints for how many texts the diagnostics change: planted
 * mistakes, a tenth of the indentation slips, random damage, and all blind sets.
 */
export async function benchPruning(seed = 2024): Promise<void> {
  const files = await shippedFiles();
  const spoiled = [...plantedTexts(files, seed), ...(await blindTexts())];
  const pruned = pruneEach(spoiled, await loadRules());
  console.log(tableOf(pruned, [...new Set(spoiled.map(({ corpus }) => corpus))]));
}

function plantedTexts(files: readonly ShippedFile[], seed: number): Spoiled[] {
  const chance = createChance(seed);
  const slips = indentationSlips(files);
  const planted = allPlanted(files, seed).map(({ file, text }): Spoiled => {
    return { corpus: "planted", path: file, text: textIn(text) };
  });
  const tenth = chance.some(slips, Math.ceil(slips.length / 10)).map(({ file, text }): Spoiled => {
    return { corpus: "indentation", path: file.path, text };
  });
  const damaged = Array.from({ length: fuzzed }, (): Spoiled => {
    const file = chance.pick(files);
    return {
      corpus: "fuzz",
      path: file.path,
      text: textIn(mutate(file.text, mutationsBy(chance))),
    };
  });
  return [...planted, ...tenth, ...damaged];
}

/** Returns the files that the blind cases touch, after their steps. */
async function blindTexts(): Promise<Spoiled[]> {
  const copy = await copyContent();
  try {
    const all: Spoiled[] = [];
    for (const set of blindSets()) {
      for (const { steps } of readBlindSet(set)) {
        const paths = [...new Set(touchedFiles(steps))].filter((path) => path.endsWith(".yaml"));
        const texts = await copy.within(steps, () =>
          Promise.all(paths.map((path) => readFile(join(copy.directory, path)).catch(() => ""))),
        );
        all.push(
          ...paths.map((path, at) => ({ corpus: set, path, text: textIn(texts[at] ?? "") })),
        );
      }
    }
    return all;
  } finally {
    await copy.dispose();
  }
}

function tableOf(pruned: readonly Pruned[], corpora: readonly string[]): string {
  const rows = pruned.map(({ rule, changes }) => {
    return [rule, ...corpora.map((corpus) => changes.get(corpus) ?? 0)].join(" | ");
  });
  const head = ["rule", ...corpora];
  return [head.join(" | "), head.map(() => "---").join(" | "), ...rows]
    .map((row) => `| ${row} |`)
    .join("\n");
}
