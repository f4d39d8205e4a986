import type { ContentCopy, Told } from "./content-copy.ts";
import type { BlindCase } from "./read-set.ts";

/**
 * What the check made of a slip: `right` is one message at an accepted place (or none where none
 * is due), `several` one there and more, `refused` a message about what is right.
 */
export const verdicts = ["right", "several", "elsewhere", "silent", "refused"] as const;

export type Verdict = (typeof verdicts)[number];

export interface Judged {
  slip: BlindCase;
  verdict: Verdict;
  /** An error is told as a warning, or the other way round. */
  otherSeverity: boolean;
  /** All messages stand at accepted places: one act that broke several things. */
  allDue: boolean;
  told: Told[];
}

/** Makes each slip of a set, asks the check, and judges its answer. */
export async function judgeAll(copy: ContentCopy, slips: readonly BlindCase[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const slip of slips) {
    const told = await copy.within(slip.steps, () => copy.check());
    judged.push(judge(slip, told));
  }
  return judged;
}

/** Judges what was told of one slip. */
function judge(slip: BlindCase, told: Told[]): Judged {
  const inPlace = told.filter((each) => isAccepted(slip, each));
  const verdict = verdictOf(slip, told, inPlace);
  const isWeighed = slip.expect === "error" || slip.expect === "warning";
  const otherSeverity =
    isWeighed && inPlace.length > 0 && !inPlace.some(({ severity }) => severity === slip.expect);
  return { slip, verdict, otherSeverity, allDue: inPlace.length === told.length, told };
}

function verdictOf(slip: BlindCase, told: Told[], inPlace: Told[]): Verdict {
  if (slip.expect === "nothing") return told.length === 0 ? "right" : "refused";
  if (told.length === 0) return "silent";
  if (inPlace.length === 0) return "elsewhere";
  return told.length === 1 ? "right" : "several";
}

function isAccepted({ at = [] }: BlindCase, { file, text }: Told): boolean {
  return at.some((place) => place.file === file && (!place.line || place.line === text));
}
