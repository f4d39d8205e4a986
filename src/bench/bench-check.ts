import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { hasError } from "../yaml/diagnostic.ts";
import { type ArticleKind, createContent } from "./generate-content.ts";
import { median } from "./statistics.ts";

const samples = 15;

/**
 * Compares the time of a check with that of a bare parse of the same files by js-yaml. Both run
 * alternately in one process. Prints the medians and their ratio.
 *
 * @param articles number of article files, in addition to the rest of the shipped content
 */
export async function benchCheck(articles: number, kind: ArticleKind): Promise<void> {
  const folder = createContent(articles, kind);
  try {
    const bare: number[] = [];
    const checked: number[] = [];
    for (let sample = 0; sample <= samples; sample += 1) {
      const parsed = await measureTime(() => parseAll(folder));
      const loaded = await measureTime(() => checkOrThrow(folder));
      // The first round warms up the JIT.
      if (sample === 0) continue;
      bare.push(parsed);
      checked.push(loaded);
    }
    printCheckTimes(`${articles} ${kind}`, median(bare), median(checked));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parseAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".yaml")) load(readFileSync(join(folder, name), "utf8"));
  }
}

/**
 * Does everything that `npm run check` does except printing. Throws if the content has an error.
 */
async function checkOrThrow(folder: string): Promise<void> {
  const { diagnostics } = await checkContentFolder(folder);
  if (hasError(diagnostics)) throw new Error(JSON.stringify(diagnostics.slice(0, 3), null, 2));
}

async function measureTime(run: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function printCheckTimes(articles: string, bare: number, checked: number): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`${articles} articles, median of ${samples} samples in turn`);
  console.log(`js-yaml alone      ${ms(bare)}`);
  console.log(`read and checked   ${ms(checked)}`);
  console.log(`ratio              ${(checked / bare).toFixed(2)}`);
}
