import { copyContent } from "./corpus/blind/content-copy.ts";
import { describe, tableOf } from "./corpus/blind/figures.ts";
import { type Judged, judgeAll } from "./corpus/blind/judge.ts";
import { blindSets, readBlindSet } from "./corpus/blind/read-set.ts";

/**
 * Checks slips by people who have not seen the rules. Prints a table by kind, then each slip that
 * does not get exactly one message at its line.
 *
 * @param name one blind set; all sets if omitted
 * @param json prints all diagnostics as one JSON object
 */
export async function benchSlips(name: string | undefined, json: boolean): Promise<void> {
  const copy = await copyContent();
  try {
    for (const set of name ? [name] : blindSets()) {
      const judged = await judgeAll(copy, readBlindSet(set));
      console.log(json ? jsonOf(set, judged) : textOf(set, judged));
    }
  } finally {
    await copy.dispose();
  }
}

function textOf(set: string, judged: readonly Judged[]): string {
  const others = judged.filter(
    ({ verdict, otherSeverity }) => verdict !== "right" || otherSeverity,
  );
  return [`# ${set}`, tableOf(judged), ...others.map(describe)].join("\n\n");
}

function jsonOf(set: string, judged: readonly Judged[]): string {
  const cases = judged.map(({ slip: { id, kind, story }, ...rest }) => ({
    ...{ id, kind, story },
    ...rest,
  }));
  return JSON.stringify({ set, cases }, null, 2);
}
