import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "js-yaml";
import type { Page } from "playwright-core";
import type { Launcher } from "../../testing/browser/launch-browser.ts";
import { saveState, siteIn } from "../../testing/browser/studio-page.ts";
import { valueAt } from "../../text/pointer.ts";
import { type Chance, createChance } from "../corpus/random.ts";
import { type Ground, layGround, type Victim } from "./ground.ts";
import { filesIn, tornFiles, valueIn, withoutUnfinished } from "./left-files.ts";
import { compareTyped, type Typed } from "./typed.ts";
import { readBack, type TypedPlace, typeOn } from "./typed-places.ts";

/** What came of many kills of the studio, as it is used. */
export interface CrashFigures {
  runs: number;
  server: number;
  browser: number;
  /** Those that were pressed before a kill. */
  keystrokes: number;
  lost: number;
  /** How long before the kill the oldest lost key was pressed, in milliseconds. */
  oldestLost: number;
  torn: number;
  /** Rounds after which something was brought back that the check holds back. */
  drafts: number;
  /** Everything that must not happen. */
  faults: string[];
}

/** So many rounds go on with one copy of the content: what was left by one is where the next begins. */
const roundsOnCopy = 10;
const patience = 15_000;

/**
 * Types on the studio's page and in the fields beside it, and kills at a random moment the server and the browser in
 * turn; starts what was killed again and compares what was typed with what is there.
 *
 * @param options the browser, where it is known already, and who is told how it goes
 */
export async function crashRounds(
  runs: number,
  seed: number,
  { found, tell }: { found?: Launcher; tell?: (line: string) => void } = {},
): Promise<CrashFigures> {
  const figures: CrashFigures = {
    runs: 0,
    server: 0,
    browser: 0,
    keystrokes: 0,
    lost: 0,
    oldestLost: 0,
    torn: 0,
    drafts: 0,
    faults: [],
  };
  const ground = await layGround(found);
  let typed: Typed[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      if (run % roundsOnCopy === 0) {
        typed = [];
        await ground.renew();
      }
      const told = figures.faults.length;
      const victim = run % 2 === 0 ? "server" : "browser";
      const round = {
        ground,
        typed,
        victim,
        chance: createChance(seed * 1_000_003 + run),
      } as const;
      add(figures, run, victim, await playRound(round));
      for (const fault of figures.faults.slice(told)) tell?.(fault);
      if ((run + 1) % roundsOnCopy === 0) tell?.(`${run + 1} of ${runs}`);
    }
  } finally {
    await ground.dispose();
  }
  return figures;
}

interface Round {
  ground: Ground;
  /** All that was typed in this copy. */
  typed: Typed[];
  victim: Victim;
  chance: Chance;
}

interface RoundFigures {
  pressed: number;
  lost: number;
  oldestLost: number;
  isDraft: boolean;
  torn: string[];
  faults: string[];
}

function add(sum: CrashFigures, run: number, victim: Victim, round: RoundFigures): void {
  sum.runs += 1;
  sum[victim] += 1;
  sum.keystrokes += round.pressed;
  sum.lost += round.lost;
  sum.oldestLost = Math.max(sum.oldestLost, round.oldestLost);
  sum.torn += round.torn.length;
  if (round.isDraft) sum.drafts += 1;
  const faults = [...round.faults, ...round.torn];
  sum.faults.push(...faults.map((fault) => `round ${run}, ${victim} killed: ${fault}`));
}

async function playRound({ ground, typed, victim, chance }: Round): Promise<RoundFigures> {
  const route = await goSomewhere(ground, chance);
  const { entries, killed, faults } = await typeUntilKilled(ground, victim, chance);
  typed.push(...entries);
  const tornAt = async () => tornFiles(ground.before, await filesIn(ground.content), typed);
  const left = withoutUnfinished(await filesIn(ground.content));
  const torn = tornFiles(ground.before, left, typed);
  await ground.startAgain(victim, route);
  const state = await settled(ground.page);
  if (state !== "saved" && state !== "draft") faults.push(`it stays at "${state}"`);
  const there: (TypedPlace & { now: string })[] = [];
  for (const entry of entries)
    there.push({ ...entry, now: await readBack(ground.page, entry.place) });
  const { pressed, lost, oldestLost, faults: told } = compareTyped(there, killed);
  const unsaved = state === "saved" ? await unsavedIn(ground, there) : [];
  return {
    pressed,
    lost,
    oldestLost,
    isDraft: state === "draft",
    torn: [...torn, ...(await tornAt())],
    faults: [...faults, ...told, ...unsaved],
  };
}

/** Shows a page of the site. */
async function goSomewhere({ content, page }: Ground, chance: Chance): Promise<string> {
  const names = (await readdir(join(content, "pages"))).sort();
  const file = `pages/${chance.pick(names)}`;
  const route = String(valueAt(load(await readFile(join(content, file), "utf8")), "/route"));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await siteIn(page)
    .locator(`main [data-field^="${file}#"]`)
    .first()
    .waitFor({ state: "attached" });
  return route;
}

async function typeUntilKilled(ground: Ground, victim: Victim, chance: Chance) {
  const entries: TypedPlace[] = [];
  const faults: string[] = [];
  let isStopped = false;
  const wait = 500 + chance.below(2500);
  const typing = typeOn(ground.page, chance, entries, () => isStopped);
  const isBegun = async () => {
    while (!entries.some(({ keys }) => keys.length > 0)) await sleep(20);
    await sleep(wait);
  };
  await Promise.race([typing, isBegun()]);
  // With the browser the keys end, as they must.
  const ended = victim === "browser" ? typing.catch(() => undefined) : typing;
  const killed = Date.now();
  await ground.kill(victim);
  if (victim === "server" && !(await tellsLoss(ground.page)))
    faults.push("the page does not say that the studio is gone");
  isStopped = true;
  await ended;
  return { entries, killed, faults };
}

/** Whether the page says that what is typed does not arrive any more. */
async function tellsLoss(page: Page): Promise<boolean> {
  const isTold = () => document.documentElement.dataset.save === "error";
  return page.waitForFunction(isTold, undefined, { timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** What is brought back is saved, or is a draft. */
async function settled(page: Page): Promise<string | undefined> {
  const isSettled = () => /^(?:saved|draft)$/.test(document.documentElement.dataset.save ?? "");
  await page.waitForFunction(isSettled, undefined, { timeout: patience }).catch(() => undefined);
  return saveState(page);
}

async function unsavedIn(
  { content }: Ground,
  there: readonly { name: string; now: string }[],
): Promise<string[]> {
  const files = await filesIn(content);
  return there
    .filter(({ name, now }) => valueIn(files, name) !== now)
    .map(({ name, now }) => `${name} is not on the disk as ${JSON.stringify(now)}`);
}
