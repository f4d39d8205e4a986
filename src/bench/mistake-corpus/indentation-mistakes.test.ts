import { expect, test } from "vitest";
import { checkIndentationMistakes, indentationMistakes } from "./indentation-mistakes.ts";
import { createRandom } from "./random.ts";
import { copyShippedSite, readShippedFiles } from "./shipped-site.ts";

// To test every mistake in every line: npm run fuzz -- --indentation
const seed = Number(process.env.PRELO_SEED ?? 2024);

test("reports wrong indentation that changes the content, nearly always once and in place", async () => {
  const slips = createRandom(seed).sample(indentationMistakes(await readShippedFiles()), 120);
  const site = await copyShippedSite();
  const { counts, exact, table, silent } = await checkIndentationMistakes(site, slips);
  await site.dispose();
  console.log(table);
  expect(silent).toEqual([]);
  expect(exact).toBeGreaterThanOrEqual(0.96);
  expect(counts.several + counts.elsewhere).toBeLessThanOrEqual(slips.length * 0.02);
}, 300_000);
