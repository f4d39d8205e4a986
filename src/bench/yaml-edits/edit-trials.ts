import { load } from "js-yaml";
import type { Edit } from "../../yaml/diagnostic.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Change, EditFailureReason, EditResult } from "../../yaml/edit/change.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { createRandom } from "../mistake-corpus/random.ts";
import { generateFiles, loadValuesToWrite } from "./generate-files.ts";
import { randomChange } from "./random-changes.ts";
import type { GeneratedFile } from "./random-yaml-writer.ts";
import { applyToValue, isDeepEqual } from "./reference-model.ts";
import { findUnexpectedChanges } from "./untouched-lines.ts";

/** The result of one edit of one file. */
interface EditTrialResult {
  file: GeneratedFile;
  changes: readonly Change[];
  faults: readonly string[];
  refused?: EditFailureReason;
}

/** Number of generated files for one seed. */
const filesPerSeed = 200;

/** Applies random edits to generated files and yields the results in the order of the trials. */
export async function* runEditTrials(runs: number, seed: number): AsyncGenerator<EditTrialResult> {
  const files = generateFiles(await loadValuesToWrite(), Math.min(filesPerSeed, runs), seed);
  for (let run = 0; run < runs; run += 1) {
    const chance = createRandom(seed * 1_000_003 + run);
    const file = files[run % files.length];
    if (!file) return;
    const changes = [randomChange(file.value, chance)];
    // Some edits consist of two changes. The second applies to the result of the first.
    if (chance.below(8) === 0 && changes[0])
      changes.push(randomChange(applyToValue(file.value, changes[0]), chance));
    yield tryChanges(file, changes);
  }
}

function tryChanges(file: GeneratedFile, changes: readonly Change[]): EditTrialResult {
  try {
    const result = applyChanges(file.text, changes);
    if ("refused" in result) return { file, changes, faults: [], refused: result.refused };
    return { file, changes, faults: findEditProblems(file, changes, result) };
  } catch (error) {
    const crash = `crash: ${error instanceof Error ? error.stack : String(error)}`;
    return { file, changes, faults: [crash] };
  }
}

function findEditProblems(
  file: GeneratedFile,
  changes: readonly Change[],
  result: EditResult,
): string[] {
  const meant = changes.reduce<unknown>(applyToValue, file.value);
  const { text, edits, inverse } = result;
  const [only] = changes;
  return [
    ...(isDeepEqual(parseOrError(text), meant) ? [] : ["another value than what was meant"]),
    ...(applyTextEdits(file.text, edits) === text ? [] : ["the edits make another text"]),
    ...(applyTextEdits(text, inverse) === file.text
      ? []
      : ["the inverse does not restore the text"]),
    ...(text.startsWith("\ufeff") === file.text.startsWith("\ufeff") ? [] : ["the first mark"]),
    ...describeNewDiagnostics(file.text, text),
    ...findCommentProblems(file, changes, text),
    ...(only && changes.length === 1 ? findUnexpectedChanges(file, only, text) : []),
  ];
}

function parseOrError(text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    return error;
  }
}

function applyTextEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: added } of edits.toReversed())
    result = result.slice(0, start) + added + result.slice(end);
  return result;
}

/** Returns parse diagnostics that the edit introduced. */
function describeNewDiagnostics(before: string, after: string): string[] {
  const known = diagnosticCodesIn(before);
  return diagnosticCodesIn(after)
    .filter((code) => !known.includes(code))
    .map((code) => `the check now says ${code}`);
}

function diagnosticCodesIn(text: string): string[] {
  return parseYaml("", text).diagnostics.map(({ code }) => code);
}

/** Returns problems with comments: lost although their value remains, or present more than once. */
function findCommentProblems(
  file: GeneratedFile,
  changes: readonly Change[],
  text: string,
): string[] {
  // The path of a second change refers to the changed value. Do not check what it removes.
  const isTwice = changes.slice(1).some(({ kind }) => kind === "remove" || kind === "set");
  const mayGo = (owner: string) => isTwice || changes.some((change) => isRemovedBy(change, owner));
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/#c\d+c/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCopied = changes.some(({ kind }) => kind === "duplicate");
  return [...file.comments].flatMap(([name, owner]) => {
    const count = counts.get(name) ?? 0;
    if (count === 0 && !mayGo(owner)) return [`comment ${name} of "${owner}" is lost`];
    return count > 1 && !isCopied ? [`comment ${name} is there ${count} times`] : [];
  });
}

function isRemovedBy({ kind, path }: Change, owner: string): boolean {
  if (kind === "remove") return owner === path || owner.startsWith(`${path}/`);
  return kind === "set" && owner.startsWith(`${path}/`);
}

/** The totals over all results. */
export interface EditTrialTotals {
  runs: number;
  faulty: number;
  /** Number of rejections by reason. */
  refusals: ReadonlyMap<string, number>;
}

/** Counts results and reports the failed and rejected ones. */
export async function countAndReportResults(
  verdicts: AsyncIterable<EditTrialResult>,
  tell: (words: string) => void,
): Promise<EditTrialTotals> {
  const refusals = new Map<string, number>();
  let [runs, faulty] = [0, 0];
  for await (const { file, changes, faults, refused } of verdicts) {
    runs += 1;
    if (refused) refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
    if (faults.length > 0) faulty += 1;
    if (refused || faults.length > 0)
      tell(
        `run ${runs - 1}: ${refused ?? faults.join("; ")}\n${JSON.stringify(changes)}\n${file.text}`,
      );
  }
  return { runs, faulty, refusals };
}
