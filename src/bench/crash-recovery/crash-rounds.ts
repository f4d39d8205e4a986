import type { BrowserExecutable } from "../../testing/browser/launch-browser.ts";
import { createRandom } from "../mistake-corpus/random.ts";
import { type CrashResult, runCrashRound } from "./crash-round.ts";
import { type CrashTestStudio, createStudioFixture, type KillTarget } from "./studio-fixture.ts";
import type { KeySequence } from "./typed-keys.ts";

/** The totals over all kills. */
export interface CrashTotals {
  /** Number of kills of each victim. */
  server: number;
  browser: number;
  /** Keys pressed before a kill; `old` counts those that must not be lost. */
  keystrokes: number;
  old: number;
  lost: number;
  /** Age of the oldest lost key at its kill, in ms. */
  oldestLost: number;
  torn: number;
  /** Kills after which the studio restored a draft that the check rejects. */
  drafts: number;
  /** The failures, each with the number and the victim of its kill. */
  faults: string[];
}

export interface CrashOptions {
  runs: number;
  seed: number;
  /** The browser to use; by default one is searched for on this machine. */
  found?: BrowserExecutable;
  /** Called with progress and failures. */
  report?: (line: string) => void;
}

/**
 * Number of rounds that share one copy of the content. Each round continues with the files of the
 * previous one.
 */
const roundsOnCopy = 10;

const endSignals = ["SIGINT", "SIGTERM"] as const;

/**
 * Types in the preview and in the panel's fields, and kills the server and the browser alternately
 * at random moments. After each kill it restarts the victim and compares the fields with what was
 * typed.
 */
export async function runCrashRounds({ found, ...options }: CrashOptions): Promise<CrashTotals> {
  const ground = await createStudioFixture(found);
  // The browser runs in its own process group, which Ctrl+C in a terminal does not reach.
  const end = () => void ground.dispose().finally(() => process.exit(1));
  for (const signal of endSignals) process.once(signal, end);
  try {
    return await runAllRounds(ground, options);
  } finally {
    for (const signal of endSignals) process.off(signal, end);
    await ground.dispose();
  }
}

async function runAllRounds(
  ground: CrashTestStudio,
  { runs, seed, report }: CrashOptions,
): Promise<CrashTotals> {
  const kills = { server: 0, browser: 0 };
  const figures = { keystrokes: 0, old: 0, lost: 0, oldestLost: 0, torn: 0, drafts: 0 };
  const faults: string[] = [];
  let typed: KeySequence[] = [];
  let isSound = false;
  for (let run = 0; run < runs; run += 1) {
    const victim: KillTarget = run % 2 === 0 ? "server" : "browser";
    const chance = createRandom(seed * 1_000_003 + run);
    if (!isSound || run % roundsOnCopy === 0) {
      typed = [];
      await ground.reset();
    }
    const round = await runCrashRound({ ground, typed, victim, chance }).catch(toFailedRound);
    // Start from a fresh copy, so that a failure is not counted again in later rounds.
    isSound = round.faults.length + round.torn.length === 0;
    if ("pressed" in round) addToTotals(figures, round);
    kills[victim] += 1;
    for (const fault of [...round.faults, ...round.torn]) {
      faults.push(`kill ${run}, of the ${victim}: ${fault}`);
      report?.(faults.at(-1) ?? "");
    }
    if ((run + 1) % roundsOnCopy === 0) report?.(`${run + 1} of ${runs}`);
  }
  return { ...kills, ...figures, faults };
}

function toFailedRound(error: unknown): Pick<CrashResult, "faults" | "torn"> {
  return {
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    torn: [],
  };
}

function addToTotals(
  sum: Omit<CrashTotals, "server" | "browser" | "faults">,
  round: CrashResult,
): void {
  sum.keystrokes += round.pressed;
  sum.old += round.old;
  sum.lost += round.lost;
  sum.oldestLost = Math.max(sum.oldestLost, round.oldestLost);
  sum.torn += round.torn.length;
  if (round.isDraft) sum.drafts += 1;
}
