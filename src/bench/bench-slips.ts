import { copyContent } from "./corpus/blind/content-copy.ts";
import { type RatedSlip, rateSlips } from "./corpus/blind/rate-slips.ts";
import { blindSetNames, readBlindSet } from "./corpus/blind/read-blind-set.ts";
import { describeSlip, verdictTable } from "./corpus/blind/verdict-table.ts";

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
    for (const set of name ? [name] : blindSetNames()) {
      const judged = await rateSlips(copy, readBlindSet(set));
      console.log(json ? jsonOf(set, judged) : textOf(set, judged));
    }
  } finally {
    await copy.dispose();
  }
}

function textOf(set: string, judged: readonly RatedSlip[]): string {
  const others = judged.filter(
    ({ verdict, otherSeverity }) => verdict !== "right" || otherSeverity,
  );
  return [`# ${set}`, verdictTable(judged), ...others.map(describeSlip)].join("\n\n");
}

function jsonOf(set: string, judged: readonly RatedSlip[]): string {
  const cases = judged.map(({ slip: { id, kind, story }, ...rest }) => ({
    ...{ id, kind, story },
    ...rest,
  }));
  return JSON.stringify({ set, cases }, null, 2);
}
