import { load } from "js-yaml";
import type { Edit } from "../../yaml/diagnostic.ts";
import type { Change, Operation, RefusalReason } from "../../yaml/edit/change.ts";
import { operate } from "../../yaml/edit/operate.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { createChance } from "../corpus/random.ts";
import { changeBy } from "./chance-changes.ts";
import { oddFiles, oddValues } from "./odd-files.ts";
import type { OddFile } from "./odd-writer.ts";
import { changed, isDeepSame } from "./plain-model.ts";
import { touchedLines } from "./untouched-lines.ts";

/** The result of one edit of one file. */
interface SurgeryVerdict {
  file: OddFile;
  changes: readonly Change[];
  faults: readonly string[];
  refused?: RefusalReason;
}

/** Number of generated files for one seed. */
const filesOfSeed = 200;

/** Applies random edits to generated files and yields the results in the order of the trials. */
export async function* surgeryTrials(runs: number, seed: number): AsyncGenerator<SurgeryVerdict> {
  const files = oddFiles(await oddValues(), Math.min(filesOfSeed, runs), seed);
  for (let run = 0; run < runs; run += 1) {
    const chance = createChance(seed * 1_000_003 + run);
    const file = files[run % files.length];
    if (!file) return;
    const changes = [changeBy(file.value, chance)];
    // Some edits consist of two changes; the second applies to the result of the first.
    if (chance.below(8) === 0 && changes[0])
      changes.push(changeBy(changed(file.value, changes[0]), chance));
    yield tryChanges(file, changes);
  }
}

function tryChanges(file: OddFile, changes: readonly Change[]): SurgeryVerdict {
  try {
    const result = operate(file.text, changes);
    if ("refused" in result) return { file, changes, faults: [], refused: result.refused };
    return { file, changes, faults: faultsOf(file, changes, result) };
  } catch (error) {
    const crash = `crash: ${error instanceof Error ? error.stack : String(error)}`;
    return { file, changes, faults: [crash] };
  }
}

function faultsOf(file: OddFile, changes: readonly Change[], result: Operation): string[] {
  const meant = changes.reduce<unknown>(changed, file.value);
  const { text, edits, inverse } = result;
  const [only] = changes;
  return [
    ...(isDeepSame(loaded(text), meant) ? [] : ["another value than what was meant"]),
    ...(splice(file.text, edits) === text ? [] : ["the edits make another text"]),
    ...(splice(text, inverse) === file.text ? [] : ["the inverse does not restore the text"]),
    ...(text.startsWith("\ufeff") === file.text.startsWith("\ufeff") ? [] : ["the first mark"]),
    ...slipsIn(file.text, text),
    ...lostComments(file, changes, text),
    ...(only && changes.length === 1 ? touchedLines(file, only, text) : []),
  ];
}

function loaded(text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    return error;
  }
}

function splice(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: added } of edits.toReversed())
    result = result.slice(0, start) + added + result.slice(end);
  return result;
}

/** Returns parse diagnostics that the edit introduced. */
function slipsIn(before: string, after: string): string[] {
  const known = codesIn(before);
  return codesIn(after)
    .filter((code) => !known.includes(code))
    .map((code) => `the check now says ${code}`);
}

function codesIn(text: string): string[] {
  return parseYaml("", text).diagnostics.map(({ code }) => code);
}

/** Returns comments that got lost although their value still exists. */
function lostComments(file: OddFile, changes: readonly Change[], text: string): string[] {
  // Paths of a second change refer to the changed value, so do not check what it removes.
  const isTwice = changes.slice(1).some(({ kind }) => kind === "remove" || kind === "set");
  const mayGo = (owner: string) => isTwice || changes.some((change) => isGone(change, owner));
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/#c\d+c/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCopied = changes.some(({ kind }) => kind === "duplicate");
  return [...file.comments].flatMap(([name, owner]) => {
    const count = counts.get(name) ?? 0;
    if (count === 0 && !mayGo(owner)) return [`comment ${name} of "${owner}" is lost`];
    return count > 1 && !isCopied ? [`comment ${name} is there ${count} times`] : [];
  });
}

function isGone({ kind, path }: Change, owner: string): boolean {
  if (kind === "remove") return owner === path || owner.startsWith(`${path}/`);
  return kind === "set" && owner.startsWith(`${path}/`);
}

/** The totals over all results. */
export interface SurgeryFigures {
  runs: number;
  faulty: number;
  /** Number of rejections by reason. */
  refusals: ReadonlyMap<string, number>;
}

/** Counts results and reports the failed and rejected ones. */
export async function countVerdicts(
  verdicts: AsyncIterable<SurgeryVerdict>,
  tell: (words: string) => void,
): Promise<SurgeryFigures> {
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
