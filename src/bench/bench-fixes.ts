import { allMistakes } from "./corpus/blind/all-mistakes.ts";
import { copyContent } from "./corpus/blind/content-copy.ts";
import {
  type AppliedFix,
  applyAllFixes,
  blindTrials,
  pastedTrials,
  plantedTrials,
} from "./corpus/blind/fix-trials.ts";
import { blindSetNames, readBlindSet } from "./corpus/blind/read-blind-set.ts";
import { readPastedTexts } from "./corpus/pasted/pasted-texts.ts";
import { shippedFiles } from "./corpus/shipped-site.ts";

/** Follows every piece of advice that the check gives on all corpora, and prints the results. */
export async function benchFixes(seed = 2024): Promise<void> {
  const copy = await copyContent();
  try {
    for (const set of blindSetNames())
      print(set, await applyAllFixes(copy, blindTrials(readBlindSet(set))));
    print("pasted", await applyAllFixes(copy, pastedTrials(readPastedTexts())));
    const planted = allMistakes(await shippedFiles(), seed);
    print("planted", await applyAllFixes(copy, plantedTrials(planted)));
  } finally {
    await copy.dispose();
  }
}

function print(name: string, obeyed: readonly AppliedFix[]): void {
  const wrong = obeyed.filter(({ faults }) => faults.length > 0);
  const copied = obeyed.filter(({ told }) => told.hint).length;
  console.log(
    `${name}: ${obeyed.length} pieces of advice, ${copied} with a line to copy; ${wrong.length} went wrong`,
  );
  for (const { trial, told, faults } of wrong) {
    console.log(`  ${trial.name}\n    ${told.code}: ${faults.join("\n    ")}`);
  }
}
