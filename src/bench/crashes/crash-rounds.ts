import type { Launcher } from "../../testing/browser/launch-browser.ts";
import { createChance } from "../corpus/random.ts";
import { playRound, type RoundFigures } from "./crash-round.ts";
import { type Ground, layGround, type Victim } from "./ground.ts";
import type { Typed } from "./typed.ts";

/** What came of many kills of the studio, as it is used. */
export interface CrashFigures {
  /** Kills of each. */
  server: number;
  browser: number;
  /** Keys that were pressed before a kill, and those of them that must not be lost. */
  keystrokes: number;
  old: number;
  lost: number;
  /** How long before its kill the oldest lost key was pressed, in milliseconds. */
  oldestLost: number;
  torn: number;
  /** Kills after which something was brought back that the check holds back. */
  drafts: number;
  /** Everything that must not happen. */
  faults: string[];
}

export interface CrashOptions {
  runs: number;
  seed: number;
  /** The browser, where it is known already. */
  found?: Launcher;
  /** Told how it goes. */
  tell?: (line: string) => void;
}

/** So many rounds go on with one copy of the content: what was left by one is where the next begins. */
const roundsOnCopy = 10;

const ends = ["SIGINT", "SIGTERM"] as const;

/**
 * Types on the studio's page and in the fields beside it, and kills at a random moment the server and the browser in
 * turn; starts what was killed again and compares what was typed with what is there.
 */
export async function crashRounds({ found, ...options }: CrashOptions): Promise<CrashFigures> {
  const ground = await layGround(found);
  // The browser stands in a group of its own, which a terminal does not end.
  const end = () => void ground.dispose().finally(() => process.exit(1));
  for (const signal of ends) process.once(signal, end);
  try {
    return await playAll(ground, options);
  } finally {
    for (const signal of ends) process.off(signal, end);
    await ground.dispose();
  }
}

async function playAll(ground: Ground, { runs, seed, tell }: CrashOptions): Promise<CrashFigures> {
  const kills = { server: 0, browser: 0 };
  const figures = { keystrokes: 0, old: 0, lost: 0, oldestLost: 0, torn: 0, drafts: 0 };
  const faults: string[] = [];
  let typed: Typed[] = [];
  let isSound = false;
  for (let run = 0; run < runs; run += 1) {
    const victim: Victim = run % 2 === 0 ? "server" : "browser";
    const chance = createChance(seed * 1_000_003 + run);
    if (!isSound || run % roundsOnCopy === 0) {
      typed = [];
      await ground.renew();
    }
    const round = await playRound({ ground, typed, victim, chance }).catch(failed);
    // What is wrong after one kill shall not count for the next ones.
    isSound = round.faults.length + round.torn.length === 0;
    if ("pressed" in round) add(figures, round);
    kills[victim] += 1;
    for (const fault of [...round.faults, ...round.torn]) {
      faults.push(`kill ${run}, of the ${victim}: ${fault}`);
      tell?.(faults.at(-1) ?? "");
    }
    if ((run + 1) % roundsOnCopy === 0) tell?.(`${run + 1} of ${runs}`);
  }
  return { ...kills, ...figures, faults };
}

function failed(error: unknown): Pick<RoundFigures, "faults" | "torn"> {
  return {
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    torn: [],
  };
}

function add(sum: Omit<CrashFigures, "server" | "browser" | "faults">, round: RoundFigures): void {
  sum.keystrokes += round.pressed;
  sum.old += round.old;
  sum.lost += round.lost;
  sum.oldestLost = Math.max(sum.oldestLost, round.oldestLost);
  sum.torn += round.torn.length;
  if (round.isDraft) sum.drafts += 1;
}
