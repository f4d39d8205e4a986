import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "js-yaml";
import type { Page } from "playwright-core";
import { saveState, siteIn } from "../../testing/browser/studio-page.ts";
import { valueAt } from "../../yaml/pointer.ts";
import type { Chance } from "../corpus/random.ts";
import type { Ground, Victim } from "./ground.ts";
import { filesAtRest, filesIn, tornFiles, valueIn, withoutUnfinished } from "./left-files.ts";
import { compareTyped, type Kept, type Typed } from "./typed.ts";
import { readBack, type TypedPlace, typeOn } from "./typed-places.ts";

const patience = 15_000;
const soon = 3000;

export interface Round {
  ground: Ground;
  /** Everything typed so far in this copy of the content. The round appends to it. */
  typed: Typed[];
  victim: Victim;
  chance: Chance;
}

/** The result of one kill. */
export interface RoundFigures extends Kept {
  /** A draft is left: the check rejects what was typed. */
  isDraft: boolean;
  torn: string[];
}

/** A field that was typed in, and its value after the restart. */
type ReadPlace = TypedPlace & { now: string };

/**
 * Types until the victim is killed, restarts it and compares the fields with what was typed.
 *
 * @throws if the studio can no longer be driven
 */
export async function playRound({ ground, typed, victim, chance }: Round): Promise<RoundFigures> {
  const route = await goSomewhere(ground, chance);
  const { entries, killed, faults } = await typeUntilKilled(ground, victim, chance);
  typed.push(...entries);
  const left = withoutUnfinished(await filesIn(ground.content));
  const torn = tornFiles(ground.before, left, typed);
  await ground.startAgain(victim, route);
  const state = await settled(ground.page);
  const isSettled = state === "saved" || state === "draft";
  if (!isSettled) faults.push(`it stays at "${state}"`);
  const there = await readAll(ground.page, entries);
  const unsaved = state === "saved" ? await unsavedIn(ground, there) : [];
  torn.push(...tornFiles(ground.before, await filesAtRest(ground.content), typed));
  const kept = compareTyped(there, killed);
  const told = [...faults, ...kept.faults, ...unsaved];
  return { ...kept, isDraft: state === "draft", torn, faults: told };
}

async function readAll(page: Page, entries: readonly TypedPlace[]): Promise<ReadPlace[]> {
  const there: ReadPlace[] = [];
  for (const entry of entries) there.push({ ...entry, now: await readBack(page, entry.place) });
  return there;
}

/** Opens a random page of the site. */
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
  const wait = 1000 + chance.below(3000);
  const typing = typeOn(ground.page, chance, entries, () => isStopped);
  const isBegun = async () => {
    while (!entries.some(({ keys }) => keys.length > 0)) await sleep(20);
    await sleep(wait);
  };
  await Promise.race([typing, isBegun()]);
  // If the browser is killed, typing fails as expected.
  const ended = victim === "browser" ? typing.catch(() => undefined) : typing;
  const killed = Date.now();
  await ground.kill(victim);
  if (victim === "server" && !(await tellsLoss(ground.page)))
    faults.push("the page does not say that the studio is gone");
  isStopped = true;
  await ended;
  return { entries, killed, faults };
}

/** Whether the page reports that input no longer reaches the server. */
async function tellsLoss(page: Page): Promise<boolean> {
  const isTold = () => document.documentElement.dataset.save === "error";
  return page.waitForFunction(isTold, undefined, { timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** Restored input is a draft at first. It stays a draft only if the check rejects it. */
async function settled(page: Page): Promise<string | undefined> {
  const within = (timeout: number, ...states: string[]) =>
    page
      .waitForFunction(
        (some) => some.includes(document.documentElement.dataset.save ?? ""),
        states,
        {
          timeout,
        },
      )
      .catch(() => undefined);
  await within(soon, "saved");
  await within(patience, "saved", "draft");
  return saveState(page);
}

async function unsavedIn({ content }: Ground, there: readonly ReadPlace[]): Promise<string[]> {
  const files = await filesIn(content);
  return there
    .filter(({ name, now }) => valueIn(files, name) !== now)
    .map(({ name, now }) => `${name} is not on the disk as ${JSON.stringify(now)}`);
}
