import type { ContentCopy, ContentDiagnostic } from "./content-copy.ts";
import type { BlindCase } from "./read-blind-set.ts";

/**
 * How the check handled a mistake. `right`: one message at an accepted position, or none if none is
 * expected. `several`: more than one message, at least one at such a position. `elsewhere`:
 * messages only at other positions. `silent`: no message. `refused`: a message about valid content.
 */
export const verdicts = ["right", "several", "elsewhere", "silent", "refused"] as const;

export type Verdict = (typeof verdicts)[number];

export interface RatedBlindCase {
  slip: BlindCase;
  verdict: Verdict;
  /** Whether the check reported an error as a warning, or a warning as an error. */
  otherSeverity: boolean;
  /** Whether all messages are at accepted positions. One mistake may break several things. */
  allDue: boolean;
  told: ContentDiagnostic[];
}

/** Applies each mistake of a set, runs the check and rates the result. */
export async function rateBlindCases(
  copy: ContentCopy,
  slips: readonly BlindCase[],
): Promise<RatedBlindCase[]> {
  const judged: RatedBlindCase[] = [];
  for (const slip of slips) {
    const told = await copy.withSteps(slip.steps, () => copy.check());
    judged.push(rateBlindCase(slip, told));
  }
  return judged;
}

function rateBlindCase(slip: BlindCase, told: ContentDiagnostic[]): RatedBlindCase {
  const inPlace = told.filter((each) => isAtAcceptedLocation(slip, each));
  const verdict = chooseVerdict(slip, told, inPlace);
  const isWeighed = slip.expect === "error" || slip.expect === "warning";
  const otherSeverity =
    isWeighed && inPlace.length > 0 && !inPlace.some(({ severity }) => severity === slip.expect);
  return { slip, verdict, otherSeverity, allDue: inPlace.length === told.length, told };
}

function chooseVerdict(
  slip: BlindCase,
  told: ContentDiagnostic[],
  inPlace: ContentDiagnostic[],
): Verdict {
  if (slip.expect === "nothing") return told.length === 0 ? "right" : "refused";
  if (told.length === 0) return "silent";
  if (inPlace.length === 0) return "elsewhere";
  return told.length === 1 ? "right" : "several";
}

function isAtAcceptedLocation({ at = [] }: BlindCase, { file, text }: ContentDiagnostic): boolean {
  return at.some((place) => place.file === file && (!place.line || place.line === text));
}
