import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guarded } from "../cli/run-command.ts";
import type { LoadResult } from "../load/load.ts";
import { headLine, rowLine, wholeOf } from "../testing/studio/sweep/coverage.ts";
import { colorRounds } from "./colors/color-rounds.ts";
import { indentationSlips, trySlips } from "./corpus/indentation-slips.ts";
import { type Mutation, mutate, mutationsBy } from "./corpus/mutate.ts";
import { programmersWords } from "./corpus/programmers-words.ts";
import { createChance } from "./corpus/random.ts";
import {
  copyShippedSite,
  type ShippedFile,
  type SiteCopy,
  shippedFiles,
} from "./corpus/shipped.ts";
import { crashRounds } from "./crashes/crash-rounds.ts";
import { extensionRounds, type RoundOptions } from "./extensions/extension-rounds.ts";
import { fieldRounds } from "./fields/field-rounds.ts";
import { killRounds } from "./kills/kill-rounds.ts";
import { countVerdicts, surgeryTrials } from "./surgery/surgery-trials.ts";

/**
 * The longest that the check of one broken site may take, in milliseconds of the processor: what
 * else a busy machine does meanwhile says nothing about the check.
 */
const timeLimit = 5000;

/** A content file with random changes. */
export interface Trial {
  file: ShippedFile;
  mutations: readonly Mutation[];
}

/** What came of a trial: whether the site was refused, and everything that must not happen. */
export interface Verdict {
  refused: boolean;
  told: number;
  milliseconds: number;
  faults: string[];
}

/**
 * Checks the site with files changed at random, each another one. Never fails: even a crash is a fault
 * that is told.
 */
export async function tryOut(site: SiteCopy, trials: readonly Trial[]): Promise<Verdict> {
  const start = process.cpuUsage();
  const texts = trials.map(
    ({ file, mutations }) => [file.path, mutate(file.text, mutations)] as const,
  );
  try {
    const result = await site.checkAll(new Map(texts));
    const milliseconds = since(start);
    const slow = milliseconds > timeLimit ? [`took ${Math.round(milliseconds)} ms`] : [];
    const { diagnostics } = result;
    const refused = result.site === undefined;
    return {
      refused,
      told: diagnostics.length,
      milliseconds,
      faults: [...slow, ...faultsOf(result)],
    };
  } catch (error) {
    const crash = `crash: ${error instanceof Error ? error.stack : String(error)}`;
    return { refused: false, told: 0, milliseconds: since(start), faults: [crash] };
  }
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function faultsOf({ site, diagnostics, files }: LoadResult): string[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const silent = !site && !diagnostics.some(({ severity }) => severity === "error");
  const faults = diagnostics.flatMap(({ code, file, range: { start, end }, message }) => {
    // A folder, or a file that is missing, has no text but its beginning.
    const length = texts.get(file)?.length ?? 0;
    const isInside = start >= 0 && start <= end && end <= length;
    return [
      ...(file === "" ? [`${code} names no file`] : []),
      ...(isInside ? [] : [`${code} lies outside of ${file}: ${start}–${end} of ${length}`]),
      ...(message.trim() === "" ? [`${code} says nothing`] : []),
      ...programmersWords(message).map((word) => `${code} says "${word}": ${message}`),
    ];
  });
  return silent ? ["refused without a mistake", ...faults] : faults;
}

/**
 * `npm run fuzz`: checks the project's content with random changes, `--runs` times, by the chances
 * of `--seed`, `--together` so many files in one check; with `--indentation`, with every line of it moved by one and by two spaces to each
 * side; with `--studio`, changes values of oddly written files; with `--kills`, kills a process that
 * saves for the studio; with `--crashes`, the studio and the browser in which it is typed; with `--extensions`,
 * changes pages in three engines as browser extensions do; with `--colors`, gives each colour of each style other
 * values and looks at the pages; with `--fields`, sets and
 * clears all fields of the content in the studio's page. Prints what came out; returns 1 if anything happened that
 * must not.
 */
export function runFuzz(argv: readonly string[]): Promise<number> {
  return guarded(argv, "fuzz", ({ runs, together = 1, seed = 1, engine, words, ...kinds }) => {
    const { indentation, kills, crashes, extensions, colors, fields, studio } = kinds;
    if (colors) return runColors(runs ?? 10, seed);
    if (extensions) return runExtensions({ engine, runs, seed });
    if (fields) return runFields(words, together);
    if (kills) return runKills(runs ?? 500, seed);
    if (crashes) return runCrashes(runs ?? 500, seed);
    if (studio) return runSurgery(runs ?? 20_000, seed);
    return indentation ? runIndentation() : runMutations(runs ?? 60_000, { seed, together });
  });
}

async function runKills(runs: number, seed: number): Promise<number> {
  const { faults, ...figures } = await killRounds(runs, seed);
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(10)} ${figure}`);
  console.log(`faulty     ${faults.length}`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

async function runCrashes(runs: number, seed: number): Promise<number> {
  const figures = await crashRounds({ runs, seed, tell: console.error });
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

/** A row per engine and kind of change, on the shipped site as it is built now. */
async function runExtensions(options: Omit<RoundOptions, "dist" | "tell">): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-extensions-"));
  try {
    const dist = buildInto(join(folder, "dist"));
    const rows = await extensionRounds({ ...options, dist, tell: console.error });
    for (const { engine, kind, cases, failed } of rows)
      console.log(`${engine.padEnd(9)} ${kind.padEnd(14)} ${cases} cases, ${failed} failed`);
    return rows.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A row per style and scheme. */
async function runColors(runs: number, seed: number): Promise<number> {
  const rows = await colorRounds({ runs, seed, tell: console.error });
  for (const { pack, scheme, ...figures } of rows) {
    const told = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
    console.log(`${pack.padEnd(14)} ${scheme.padEnd(5)} ${told.join(", ")}`);
  }
  return rows.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** Builds the shipped site by the command that users call. */
function buildInto(dist: string): string {
  const command = ["scripts/run.mjs", "build", "--out", dist];
  execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  return dist;
}

/** A row per file, then what is kept back because other files name it. */
async function runFields(wanted: readonly string[], together: number): Promise<number> {
  console.log(headLine);
  const { rows, kept, refused, faults } = await fieldRounds(wanted, {
    together,
    onRow: (row) => console.log(rowLine(row)),
    onFault: (fault) => console.error(fault),
  });
  console.log(rowLine(wholeOf(rows)));
  for (const { name, sentence } of kept) console.log(`kept     ${name}  ${sentence}`);
  for (const { name, sentence } of refused) console.log(`refused  ${name}  ${sentence}`);
  return faults.length === 0 ? 0 : 1;
}

/** By which chances trials are made, and how many of them one check takes. */
interface Chances {
  seed: number;
  together: number;
}

async function runMutations(runs: number, { seed, together }: Chances): Promise<number> {
  const files = await shippedFiles();
  const site = await copyShippedSite();
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += together) {
    const numbers = Array.from({ length: Math.min(together, runs - run) }, (_, at) => run + at);
    verdicts.push(await tryRuns(site, trialsOf(files, seed, numbers)));
    // A case that never ends is the one after the last that was told.
    if (Math.floor((run + together) / 1000) > Math.floor(run / 1000))
      console.error(`${run + together} of ${runs}`);
  }
  await site.dispose();
  return summarise(runs, verdicts);
}

/** The share of changes that may be refused, of those that can be made. */
const mostRefused = 0.005;

async function runSurgery(runs: number, seed: number): Promise<number> {
  const figures = await countVerdicts(surgeryTrials(runs, seed), (told) => console.error(told));
  const refused = [...figures.refusals.values()].reduce((sum, count) => sum + count, 0);
  console.log(`edits      ${figures.runs}`);
  console.log(`faulty     ${figures.faulty}`);
  console.log(`refused    ${refused} (${((100 * refused) / figures.runs).toFixed(3)} %)`);
  for (const [reason, count] of figures.refusals) console.log(`  ${reason}  ${count}`);
  return figures.faulty > 0 || refused > figures.runs * mostRefused ? 1 : 0;
}

async function runIndentation(): Promise<number> {
  const site = await copyShippedSite();
  const figures = await trySlips(site, indentationSlips(await shippedFiles()));
  await site.dispose();
  console.log(figures.table);
  for (const { told } of figures.silent) console.error(told);
  return figures.silent.length === 0 ? 0 : 1;
}

interface NumberedTrial extends Trial {
  run: number;
}

// Each run has chances of its own, so that a single one can be repeated. A file is changed once in a check.
function trialsOf(
  files: readonly ShippedFile[],
  seed: number,
  numbers: readonly number[],
): NumberedTrial[] {
  const taken = new Set<ShippedFile>();
  return numbers.map((run) => {
    const chance = createChance(seed * 1_000_003 + run);
    const file = chance.pick(files.filter((each) => !taken.has(each)));
    taken.add(file);
    return { run, file, mutations: mutationsBy(chance) };
  });
}

/** What went wrong with several is tried again with each alone, to know which it was. */
async function tryRuns(site: SiteCopy, trials: readonly NumberedTrial[]): Promise<Verdict> {
  const verdict = await tryOut(site, trials);
  if (verdict.faults.length === 0) return verdict;
  const alone = trials.length > 1 ? trials : [];
  for (const trial of alone) tell([trial], await tryOut(site, [trial]));
  tell(trials, verdict);
  return verdict;
}

function tell(trials: readonly NumberedTrial[], { faults }: Verdict) {
  const named = trials.map(({ run, file }) => `${run}, ${file.path}`).join("; ");
  const changes = JSON.stringify(trials.map(({ mutations }) => mutations));
  for (const fault of faults) console.error(`run ${named}: ${fault}\n  ${changes}`);
}

function summarise(runs: number, verdicts: readonly Verdict[]): number {
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const refused = verdicts.filter((verdict) => verdict.refused);
  const faulty = verdicts.filter(({ faults }) => faults.length > 0);
  const told = refused.reduce((sum, verdict) => sum + verdict.told, 0);
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
