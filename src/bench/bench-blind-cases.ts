import { createContentCopy } from "./mistake-corpus/blind-cases/content-copy.ts";
import {
  type RatedBlindCase,
  rateBlindCases,
} from "./mistake-corpus/blind-cases/rate-blind-cases.ts";
import { blindSetNames, readBlindSet } from "./mistake-corpus/blind-cases/read-blind-set.ts";
import {
  describeRatedCase,
  formatVerdictTable,
} from "./mistake-corpus/blind-cases/verdict-table.ts";

/**
 * Checks mistakes by people who do not know the rules. Prints a table by kind, then each mistake
 * that the check did not handle as expected.
 *
 * @param name one blind set; all sets if omitted
 * @param json prints each set as a JSON object instead, with all diagnostics
 */
export async function benchBlindCases(name: string | undefined, json: boolean): Promise<void> {
  const copy = await createContentCopy();
  try {
    for (const set of name ? [name] : blindSetNames()) {
      const judged = await rateBlindCases(copy, readBlindSet(set));
      console.log(json ? formatAsJson(set, judged) : formatAsText(set, judged));
    }
  } finally {
    await copy.dispose();
  }
}

function formatAsText(set: string, judged: readonly RatedBlindCase[]): string {
  const others = judged.filter(
    ({ verdict, otherSeverity }) => verdict !== "right" || otherSeverity,
  );
  return [`# ${set}`, formatVerdictTable(judged), ...others.map(describeRatedCase)].join("\n\n");
}

function formatAsJson(set: string, judged: readonly RatedBlindCase[]): string {
  const cases = judged.map(({ slip: { id, kind, story }, ...rest }) => ({
    ...{ id, kind, story },
    ...rest,
  }));
  return JSON.stringify({ set, cases }, null, 2);
}
