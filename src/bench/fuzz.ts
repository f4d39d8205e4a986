import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../cli/run-command.ts";
import type { LoadResult } from "../load/load.ts";
import {
  formatFileCounts,
  headLine,
  sumFieldCounts,
} from "../testing/studio/every-field/sweep-report.ts";
import {
  type ExtensionFuzzOptions,
  fuzzExtensionChanges,
} from "./browser-extension-fuzzing/extension-fuzzing.ts";
import { fuzzColors } from "./color-fuzzing/color-fuzzing.ts";
import { runCrashRounds } from "./crash-recovery/crash-rounds.ts";
import { sweepContentFields } from "./every-field/edit-every-field.ts";
import { runKillRounds } from "./kills/kill-rounds.ts";
import {
  checkIndentationMistakes,
  indentationMistakes,
} from "./mistake-corpus/indentation-mistakes.ts";
import { findJargon } from "./mistake-corpus/jargon.ts";
import { applyMutations, type Mutation, randomMutations } from "./mistake-corpus/mutate.ts";
import { createRandom } from "./mistake-corpus/random.ts";
import {
  copyShippedSite,
  readShippedFiles,
  type ShippedFile,
  type SiteCopy,
} from "./mistake-corpus/shipped-site.ts";
import { countAndReportResults, runEditTrials } from "./yaml-edits/edit-trials.ts";

/**
 * Time limit for the check of one broken site, in ms of CPU time. Other load on the machine does
 * not affect CPU time.
 */
const timeLimit = 5000;

/** A content file with random changes. */
export interface FuzzTrial {
  file: ShippedFile;
  mutations: readonly Mutation[];
}

/** The result of a trial: whether the site was rejected, and all failures. */
export interface FuzzResult {
  isRejected: boolean;
  diagnosticCount: number;
  milliseconds: number;
  faults: string[];
}

/**
 * Checks the site with randomly mutated files. Each trial mutates a different file. The promise
 * never rejects: a crash of the check is a failure in the result.
 */
export async function runTrials(site: SiteCopy, trials: readonly FuzzTrial[]): Promise<FuzzResult> {
  const start = process.cpuUsage();
  const texts = trials.map(
    ({ file, mutations }) => [file.path, applyMutations(file.text, mutations)] as const,
  );
  try {
    const result = await site.checkAll(new Map(texts));
    const milliseconds = cpuTimeSince(start);
    const slow = milliseconds > timeLimit ? [`took ${Math.round(milliseconds)} ms`] : [];
    const { diagnostics } = result;
    const refused = result.site === undefined;
    return {
      isRejected: refused,
      diagnosticCount: diagnostics.length,
      milliseconds,
      faults: [...slow, ...findCheckProblems(result)],
    };
  } catch (error) {
    const crash = `crash: ${error instanceof Error ? error.stack : String(error)}`;
    return {
      isRejected: false,
      diagnosticCount: 0,
      milliseconds: cpuTimeSince(start),
      faults: [crash],
    };
  }
}

function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function findCheckProblems({ site, diagnostics, files }: LoadResult): string[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const silent = !site && !diagnostics.some(({ severity }) => severity === "error");
  const faults = diagnostics.flatMap(({ code, file, range: { start, end }, message }) => {
    // A folder or a missing file has no text: only offset 0 is valid.
    const length = texts.get(file)?.length ?? 0;
    const isInside = start >= 0 && start <= end && end <= length;
    return [
      ...(file === "" ? [`${code} names no file`] : []),
      ...(isInside ? [] : [`${code} lies outside of ${file}: ${start}–${end} of ${length}`]),
      ...(message.trim() === "" ? [`${code} says nothing`] : []),
      ...findJargon(message).map((word) => `${code} says "${word}": ${message}`),
    ];
  });
  return silent ? ["refused without a mistake", ...faults] : faults;
}

/**
 * `npm run fuzz`: checks the project's content with random mutations, `--runs` times, seeded by
 * `--seed`, `--together` files per check. Other modes:
 * - `--indentation`: shifts every line by one and by two spaces to each side.
 * - `--studio`: edits values in files with unusual formatting.
 * - `--kills`: kills a process that saves for the studio.
 * - `--crashes`: kills the studio server or the browser while typing.
 * - `--extensions`: changes pages in three engines as browser extensions do.
 * - `--colors`: gives each colour of each style other values and checks the rendered pages.
 * - `--fields`: sets and clears all fields of the content in the studio.
 *
 * Prints a summary. Resolves to 1 if anything failed, else 0.
 */
export function runFuzz(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "fuzz", ({ runs, together = 1, seed = 1, engine, words, ...kinds }) => {
    const { indentation, kills, crashes, extensions, colors, fields, studio } = kinds;
    if (colors) return runAndPrintColorFuzzing(runs ?? 10, seed);
    if (extensions) return runAndPrintExtensionFuzzing({ engine, runs, seed });
    if (fields) return runAndPrintFieldSweep(words, together);
    if (kills) return runAndPrintKillRounds(runs ?? 500, seed);
    if (crashes) return runAndPrintCrashRounds(runs ?? 500, seed);
    if (studio) return runAndPrintEditFuzzing(runs ?? 20_000, seed);
    return indentation
      ? runAndPrintIndentationTrials()
      : runAndPrintMutationFuzzing(runs ?? 60_000, { seed, together });
  });
}

async function runAndPrintKillRounds(runs: number, seed: number): Promise<number> {
  const { faults, ...figures } = await runKillRounds(runs, seed);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(10)} ${figure}`);
  console.log(`faulty     ${faults.length}`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

async function runAndPrintCrashRounds(runs: number, seed: number): Promise<number> {
  const figures = await runCrashRounds({ runs, seed, report: console.error });
  console.log(`runs       ${runs}`);
  console.log(`kills      ${figures.server} of the server, ${figures.browser} of the browser`);
  console.log(`keystrokes ${figures.keystrokes}, ${figures.old} of them older than a second`);
  console.log(
    `lost       ${figures.lost}, none pressed earlier than ${figures.oldestLost} ms before`,
  );
  console.log(`torn       ${figures.torn}`);
  console.log(`drafts     brought back after ${figures.drafts} kills`);
  console.log(`faulty     ${figures.faults.length}`);
  return figures.faults.length === 0 ? 0 : 1;
}

/**
 * Changes the pages of a fresh build of the shipped site. Prints a row per engine and kind of
 * change.
 */
async function runAndPrintExtensionFuzzing(
  options: Omit<ExtensionFuzzOptions, "dist" | "tell">,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-extensions-"));
  try {
    const dist = buildShippedSite(join(folder, "dist"));
    const rows = await fuzzExtensionChanges({ ...options, dist, tell: console.error });
    for (const { engine, kind, cases, failed } of rows)
      console.log(`${engine.padEnd(9)} ${kind.padEnd(14)} ${cases} cases, ${failed} failed`);
    return rows.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tries colours in all styles. Prints a row per style and colour scheme. */
async function runAndPrintColorFuzzing(runs: number, seed: number): Promise<number> {
  const rows = await fuzzColors({ runs, seed, onFailure: console.error });
  for (const { pack, scheme, ...figures } of rows) {
    const told = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
    console.log(`${pack.padEnd(14)} ${scheme.padEnd(5)} ${told.join(", ")}`);
  }
  return rows.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** Builds the shipped site with the public command. */
function buildShippedSite(dist: string): string {
  const command = ["scripts/run.mjs", "build", "--out", dist];
  execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  return dist;
}

/**
 * Sets and clears fields. Prints a row per file, then the fields that could not be cleared because
 * other files refer to them.
 */
async function runAndPrintFieldSweep(wanted: readonly string[], together: number): Promise<number> {
  console.log(headLine);
  const { rows, kept, refused, faults } = await sweepContentFields(wanted, {
    together,
    onRow: (row) => console.log(formatFileCounts(row)),
    onFault: (fault) => console.error(fault),
  });
  console.log(formatFileCounts(sumFieldCounts(rows)));
  for (const { name, sentence } of kept) console.log(`kept     ${name}  ${sentence}`);
  for (const { name, sentence } of refused) console.log(`refused  ${name}  ${sentence}`);
  return faults.length === 0 ? 0 : 1;
}

/** Options of random mutations. `together` is the number of trials per check. */
interface MutationFuzzOptions {
  seed: number;
  together: number;
}

async function runAndPrintMutationFuzzing(
  runs: number,
  { seed, together }: MutationFuzzOptions,
): Promise<number> {
  const files = await readShippedFiles();
  const site = await copyShippedSite();
  const verdicts: FuzzResult[] = [];
  for (let run = 0; run < runs; run += together) {
    const numbers = Array.from({ length: Math.min(together, runs - run) }, (_, at) => run + at);
    verdicts.push(await runAndIsolate(site, createTrials(files, seed, numbers)));
    // If a check hangs, the last progress line shows where.
    if (Math.floor((run + together) / 1000) > Math.floor(run / 1000))
      console.error(`${run + together} of ${runs}`);
  }
  await site.dispose();
  return printFuzzingSummary(runs, verdicts);
}

/** The highest share of edits that the editor may reject. */
const maxRejectedShare = 0.005;

async function runAndPrintEditFuzzing(runs: number, seed: number): Promise<number> {
  const figures = await countAndReportResults(runEditTrials(runs, seed), (told) =>
    console.error(told),
  );
  const refused = [...figures.refusals.values()].reduce((sum, count) => sum + count, 0);
  console.log(`edits      ${figures.runs}`);
  console.log(`faulty     ${figures.faulty}`);
  console.log(`refused    ${refused} (${((100 * refused) / figures.runs).toFixed(3)} %)`);
  for (const [reason, count] of figures.refusals) console.log(`  ${reason}  ${count}`);
  return figures.faulty > 0 || refused > figures.runs * maxRejectedShare ? 1 : 0;
}

async function runAndPrintIndentationTrials(): Promise<number> {
  const site = await copyShippedSite();
  const figures = await checkIndentationMistakes(
    site,
    indentationMistakes(await readShippedFiles()),
  );
  await site.dispose();
  console.log(figures.table);
  for (const { told } of figures.silent) console.error(told);
  return figures.silent.length === 0 ? 0 : 1;
}

interface NumberedTrial extends FuzzTrial {
  run: number;
}

// Each run has its own seed, so that one run can be repeated alone. A check mutates each file at
// most once.
function createTrials(
  files: readonly ShippedFile[],
  seed: number,
  numbers: readonly number[],
): NumberedTrial[] {
  const taken = new Set<ShippedFile>();
  return numbers.map((run) => {
    const chance = createRandom(seed * 1_000_003 + run);
    const file = chance.pick(files.filter((each) => !taken.has(each)));
    taken.add(file);
    return { run, file, mutations: randomMutations(chance) };
  });
}

/** Runs trials together. If their check fails, repeats each trial alone to find the cause. */
async function runAndIsolate(
  site: SiteCopy,
  trials: readonly NumberedTrial[],
): Promise<FuzzResult> {
  const verdict = await runTrials(site, trials);
  if (verdict.faults.length === 0) return verdict;
  const alone = trials.length > 1 ? trials : [];
  for (const trial of alone) reportProblems([trial], await runTrials(site, [trial]));
  reportProblems(trials, verdict);
  return verdict;
}

function reportProblems(trials: readonly NumberedTrial[], { faults }: FuzzResult) {
  const named = trials.map(({ run, file }) => `${run}, ${file.path}`).join("; ");
  const changes = JSON.stringify(trials.map(({ mutations }) => mutations));
  for (const fault of faults) console.error(`run ${named}: ${fault}\n  ${changes}`);
}

function printFuzzingSummary(runs: number, verdicts: readonly FuzzResult[]): number {
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const refused = verdicts.filter((verdict) => verdict.isRejected);
  const faulty = verdicts.filter(({ faults }) => faults.length > 0);
  const told = refused.reduce((sum, verdict) => sum + verdict.diagnosticCount, 0);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(`runs       ${runs}`);
  console.log(`checks     ${verdicts.length}`);
  console.log(
    `refused    ${refused.length}, with ${(told / (refused.length || 1)).toFixed(2)} messages each`,
  );
  console.log(`accepted   ${verdicts.length - refused.length}`);
  console.log(`crashes    ${faulty.filter(({ faults }) => faults[0]?.startsWith("crash")).length}`);
  console.log(`faulty     ${faulty.length}`);
  console.log(`processor  median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`);
  return faulty.length === 0 ? 0 : 1;
}
