import { plantAllMistakes } from "./mistake-corpus/blind-cases/all-planted-mistakes.ts";
import { createContentCopy } from "./mistake-corpus/blind-cases/content-copy.ts";
import {
  type AppliedFix,
  trialsFromBlindCases,
  trialsFromPastedTexts,
  trialsFromPlantedMistakes,
  tryEachFix,
} from "./mistake-corpus/blind-cases/fix-trials.ts";
import { blindSetNames, readBlindSet } from "./mistake-corpus/blind-cases/read-blind-set.ts";
import { readPastedTexts } from "./mistake-corpus/pasted/pasted-texts.ts";
import { readShippedFiles } from "./mistake-corpus/shipped-site.ts";

/** Applies every fix that the check suggests for all corpora, and prints the results. */
export async function benchFixes(seed = 2024): Promise<void> {
  const copy = await createContentCopy();
  try {
    for (const set of blindSetNames())
      printFixResults(set, await tryEachFix(copy, trialsFromBlindCases(readBlindSet(set))));
    printFixResults("pasted", await tryEachFix(copy, trialsFromPastedTexts(readPastedTexts())));
    const planted = plantAllMistakes(await readShippedFiles(), seed);
    printFixResults("planted", await tryEachFix(copy, trialsFromPlantedMistakes(planted)));
  } finally {
    await copy.dispose();
  }
}

function printFixResults(name: string, obeyed: readonly AppliedFix[]): void {
  const wrong = obeyed.filter(({ faults }) => faults.length > 0);
  const copied = obeyed.filter(({ diagnostic }) => diagnostic.hint).length;
  console.log(
    `${name}: ${obeyed.length} pieces of advice, ${copied} with a line to copy; ${wrong.length} went wrong`,
  );
  for (const { trial, diagnostic, faults } of wrong) {
    console.log(`  ${trial.name}\n    ${diagnostic.code}: ${faults.join("\n    ")}`);
  }
}
