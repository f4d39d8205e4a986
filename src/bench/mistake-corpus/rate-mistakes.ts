import type { LoadResult } from "../../load/load.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { positionAt, splitLines } from "../../yaml/lines.ts";
import { findJargon } from "./jargon.ts";
import type { PlantedMistake } from "./planted-mistakes.ts";
import type { SiteCopy } from "./shipped-site.ts";

/** How the check handled one planted mistake. */
export interface MistakeOutcome {
  planted: PlantedMistake;
  found: boolean;
  inPlace: boolean;
  /** Whether the check reported exactly one diagnostic. */
  once: boolean;
  named: boolean;
  /** Whether the check made the expected suggestion. True if none is expected. */
  suggested: boolean;
  words: string[];
  report: string;
}

/** Checks the site with each mistake in turn. */
export async function checkMistakes(
  site: SiteCopy,
  cases: readonly PlantedMistake[],
): Promise<MistakeOutcome[]> {
  const outcomes: MistakeOutcome[] = [];
  for (const planted of cases)
    outcomes.push(rateMistake(planted, await site.check(planted.file, planted.text)));
  return outcomes;
}

function rateMistake(planted: PlantedMistake, { diagnostics, files }: LoadResult): MistakeOutcome {
  const { expected } = planted;
  const file = expected.file ?? planted.file;
  const text = files.find((each) => each.file === file)?.text ?? "";
  const lines = splitLines(text);
  const placeOf = ({ range }: Diagnostic) => positionAt(lines, range.start);
  const isNamed = ({ code }: Diagnostic) => expected.codes.some((each) => each === code);
  const first = diagnostics.find(isNamed) ?? diagnostics[0];
  const place = first && placeOf(first);
  const told = diagnostics.map((each) => {
    const { line, column } = placeOf(each);
    return `${each.file}:${line}:${column} ${each.code} ${each.message}`;
  });
  return {
    planted,
    found: first !== undefined,
    inPlace:
      first?.file === file && place?.line === expected.line && place?.column === expected.column,
    once: diagnostics.length === 1,
    named: first !== undefined && isNamed(first),
    suggested: suggestsAsExpected(first, expected.suggestion),
    words: diagnostics.flatMap(({ message }) => findJargon(message)),
    report: told.join(" | "),
  };
}

function suggestsAsExpected(
  diagnostic: Diagnostic | undefined,
  suggestion: string | undefined,
): boolean {
  if (suggestion === undefined) return true;
  const { message = "", hint = "" } = diagnostic ?? {};
  return message.includes(`Você quis dizer "${suggestion}"`) || hint.includes(suggestion);
}

/** Totals of a corpus, and a description of every deviation. */
export interface CorpusTotals {
  cases: number;
  kinds: number;
  found: number;
  inPlace: number;
  once: number;
  named: number;
  suggested: number;
  suggestible: number;
  words: number;
  deviations: string[];
}

/** Counts the outcomes of a corpus by result, and collects the reports of deviations. */
export function sumOutcomes(outcomes: readonly MistakeOutcome[]): CorpusTotals {
  const count = (is: (outcome: MistakeOutcome) => boolean) => outcomes.filter(is).length;
  const suggestible = outcomes.filter(({ planted }) => planted.expected.suggestion !== undefined);
  return {
    cases: outcomes.length,
    kinds: new Set(outcomes.map(({ planted }) => planted.kind)).size,
    found: count(({ found }) => found),
    inPlace: count(({ inPlace }) => inPlace),
    once: count(({ once }) => once),
    named: count(({ named }) => named),
    suggested: suggestible.filter(({ suggested }) => suggested).length,
    suggestible: suggestible.length,
    words: outcomes.reduce((sum, { words }) => sum + words.length, 0),
    deviations: outcomes.flatMap(describeDeviation),
  };
}

function describeDeviation({ planted, report, ...outcome }: MistakeOutcome): string[] {
  const { line, column, codes } = planted.expected;
  const faults = [
    outcome.found ? "" : "not found",
    outcome.inPlace ? "" : `not at ${line}:${column}`,
    outcome.once ? "" : "not one message",
    outcome.named ? "" : `not ${codes.join("/")}`,
    outcome.suggested ? "" : `not suggested "${planted.expected.suggestion}"`,
    ...outcome.words.map((word) => `says "${word}"`),
  ].filter((fault) => fault !== "");
  return faults.length > 0 ? [`${planted.note}\n    ${faults.join(", ")}\n    ${report}`] : [];
}
