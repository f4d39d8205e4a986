import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadRules } from "../../load/load-folder.ts";
import { plantAllMistakes } from "../mistake-corpus/blind-cases/all-planted-mistakes.ts";
import { listTouchedFiles } from "../mistake-corpus/blind-cases/apply-edit-steps.ts";
import { createContentCopy } from "../mistake-corpus/blind-cases/content-copy.ts";
import { blindSetNames, readBlindSet } from "../mistake-corpus/blind-cases/read-blind-set.ts";
import { indentationMistakes } from "../mistake-corpus/indentation-mistakes.ts";
import { applyMutations, randomMutations } from "../mistake-corpus/mutate.ts";
import { createRandom } from "../mistake-corpus/random.ts";
import { readShippedFiles, type ShippedFile } from "../mistake-corpus/shipped-site.ts";
import {
  type BrokenFile,
  measureRuleEffects,
  type RuleEffect,
  textFromBytes,
} from "./rule-effects.ts";

const fuzzedCount = 5000;

/**
 * Disables each syntax rule in turn. Prints for how many texts the diagnostics change. The texts
 * are planted mistakes, a tenth of the indentation mistakes, random damage, and all blind sets.
 */
export async function benchRuleAblation(seed = 2024): Promise<void> {
  const files = await readShippedFiles();
  const spoiled = [...createBrokenFiles(files, seed), ...(await filesFromBlindCases())];
  const pruned = measureRuleEffects(spoiled, await loadRules());
  console.log(formatEffectTable(pruned, [...new Set(spoiled.map(({ corpus }) => corpus))]));
}

function createBrokenFiles(files: readonly ShippedFile[], seed: number): BrokenFile[] {
  const chance = createRandom(seed);
  const slips = indentationMistakes(files);
  const planted = plantAllMistakes(files, seed).map(({ file, text }): BrokenFile => {
    return { corpus: "planted", path: file, text: textFromBytes(text) };
  });
  const tenth = chance
    .sample(slips, Math.ceil(slips.length / 10))
    .map(({ file, text }): BrokenFile => {
      return { corpus: "indentation", path: file.path, text };
    });
  const damaged = Array.from({ length: fuzzedCount }, (): BrokenFile => {
    const file = chance.pick(files);
    return {
      corpus: "fuzz",
      path: file.path,
      text: textFromBytes(applyMutations(file.text, randomMutations(chance))),
    };
  });
  return [...planted, ...tenth, ...damaged];
}

/** Returns the files that the blind cases touch, after their steps. */
async function filesFromBlindCases(): Promise<BrokenFile[]> {
  const copy = await createContentCopy();
  try {
    const all: BrokenFile[] = [];
    for (const set of blindSetNames()) {
      for (const { steps } of readBlindSet(set)) {
        const paths = [...new Set(listTouchedFiles(steps))].filter((path) =>
          path.endsWith(".yaml"),
        );
        const texts = await copy.withSteps(steps, () =>
          Promise.all(paths.map((path) => readFile(join(copy.directory, path)).catch(() => ""))),
        );
        all.push(
          ...paths.map((path, at) => ({ corpus: set, path, text: textFromBytes(texts[at] ?? "") })),
        );
      }
    }
    return all;
  } finally {
    await copy.dispose();
  }
}

function formatEffectTable(pruned: readonly RuleEffect[], corpora: readonly string[]): string {
  const rows = pruned.map(({ rule, changes }) => {
    return [rule, ...corpora.map((corpus) => changes.get(corpus) ?? 0)].join(" | ");
  });
  const head = ["rule", ...corpora];
  return [head.join(" | "), head.map(() => "---").join(" | "), ...rows]
    .map((row) => `| ${row} |`)
    .join("\n");
}
