import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "js-yaml";
import type { Page } from "playwright-core";
import { getSiteFrame, readSaveState } from "../../testing/browser/studio-page.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { RandomSource } from "../mistake-corpus/random.ts";
import type { CrashTestStudio, KillTarget } from "./studio-fixture.ts";
import {
  describeTornFiles,
  readFieldValue,
  readFilesWhenIdle,
  readFolderFiles,
  withoutTemporaryFiles,
} from "./torn-files.ts";
import { readRestoredField, type TypedField, typeUntilStopped } from "./typed-fields.ts";
import { countLostKeys, type KeySequence, type LostKeyCounts } from "./typed-keys.ts";

const saveTimeout = 15_000;
const shortTimeout = 3000;

export interface CrashRoundContext {
  ground: CrashTestStudio;
  /** Everything typed so far in this copy of the content. The round appends to it. */
  typed: KeySequence[];
  victim: KillTarget;
  chance: RandomSource;
}

/** The result of one kill. */
export interface CrashResult extends LostKeyCounts {
  /** Whether a draft remains, because the check rejects the typed text. */
  isDraft: boolean;
  torn: string[];
}

/** A field that was typed in, and its value after the restart. */
type RestoredField = TypedField & { now: string };

/**
 * Types until the victim is killed. Restarts it and compares the fields with the typed text.
 *
 * @throws if the studio can no longer be operated
 */
export async function runCrashRound({
  ground,
  typed,
  victim,
  chance,
}: CrashRoundContext): Promise<CrashResult> {
  const route = await openRandomPage(ground, chance);
  const { entries, killed, faults } = await typeAndKill(ground, victim, chance);
  typed.push(...entries);
  const left = withoutTemporaryFiles(await readFolderFiles(ground.content));
  const torn = describeTornFiles(ground.before, left, typed);
  await ground.restart(victim, route);
  const state = await waitForFinalSaveState(ground.page);
  const isSettled = state === "saved" || state === "draft";
  if (!isSettled) faults.push(`it stays at "${state}"`);
  const there = await readRestoredFields(ground.page, entries);
  const unsaved = state === "saved" ? await describeUnsavedFields(ground, there) : [];
  torn.push(...describeTornFiles(ground.before, await readFilesWhenIdle(ground.content), typed));
  const kept = countLostKeys(there, killed);
  const told = [...faults, ...kept.faults, ...unsaved];
  return { ...kept, isDraft: state === "draft", torn, faults: told };
}

async function readRestoredFields(
  page: Page,
  entries: readonly TypedField[],
): Promise<RestoredField[]> {
  const there: RestoredField[] = [];
  for (const entry of entries)
    there.push({ ...entry, now: await readRestoredField(page, entry.place) });
  return there;
}

/** Opens a random page of the site. */
async function openRandomPage(
  { content, page }: CrashTestStudio,
  chance: RandomSource,
): Promise<string> {
  const names = (await readdir(join(content, "pages"))).sort();
  const file = `pages/${chance.pick(names)}`;
  const route = String(valueAt(load(await readFile(join(content, file), "utf8")), "/route"));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await getSiteFrame(page)
    .locator(`main [data-field^="${file}#"]`)
    .first()
    .waitFor({ state: "attached" });
  return route;
}

async function typeAndKill(ground: CrashTestStudio, victim: KillTarget, chance: RandomSource) {
  const entries: TypedField[] = [];
  const faults: string[] = [];
  let isStopped = false;
  const wait = 1000 + chance.below(3000);
  const typing = typeUntilStopped(ground.page, chance, entries, () => isStopped);
  const isBegun = async () => {
    while (!entries.some(({ keys }) => keys.length > 0)) await sleep(20);
    await sleep(wait);
  };
  await Promise.race([typing, isBegun()]);
  // If the browser is killed, typing fails. This is expected.
  const ended = victim === "browser" ? typing.catch(() => undefined) : typing;
  const killed = Date.now();
  await ground.kill(victim);
  if (victim === "server" && !(await showsDisconnect(ground.page)))
    faults.push("the page does not say that the studio is gone");
  isStopped = true;
  await ended;
  return { entries, killed, faults };
}

/** Whether the page reports that input no longer reaches the server. */
async function showsDisconnect(page: Page): Promise<boolean> {
  const isTold = () => document.documentElement.dataset.save === "error";
  return page.waitForFunction(isTold, undefined, { timeout: saveTimeout }).then(
    () => true,
    () => false,
  );
}

/**
 * Waits until the save state is final, and returns it. Restored input is a draft until the check
 * has accepted it.
 */
async function waitForFinalSaveState(page: Page): Promise<string | undefined> {
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
  await within(shortTimeout, "saved");
  await within(saveTimeout, "saved", "draft");
  return readSaveState(page);
}

async function describeUnsavedFields(
  { content }: CrashTestStudio,
  there: readonly RestoredField[],
): Promise<string[]> {
  const files = await readFolderFiles(content);
  return there
    .filter(({ name, now }) => readFieldValue(files, name) !== now)
    .map(({ name, now }) => `${name} is not on the disk as ${JSON.stringify(now)}`);
}
