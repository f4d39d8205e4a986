import { faultOfPath } from "../allowed/safe-path.ts";
import { type DiskSteps, passFault } from "../disk-steps.ts";
import { versionAt } from "../file-versions.ts";
import { foldersOf, placeToWrite } from "../real-place.ts";
import {
  besides,
  type Intent,
  type IntentFile,
  type IntentLog,
  noteName,
  type Pending,
  type Phase,
} from "./intents.ts";

/** Where sets of files are written, and by what. */
export interface Ground {
  /** The content folder. */
  root: string;
  log: IntentLog;
  steps: DiskSteps;
}

/** A file of a set, with the places that belong to it. */
interface Laid extends IntentFile {
  place: string;
  /** Its new bytes. */
  next: string;
  /** Its old bytes. */
  old: string;
}

/**
 * Completes each set that a process began and did not end, or takes it back: completes it where all new bytes
 * were laid, unless somebody changed one of its files meanwhile, which is never overwritten.
 */
export async function settlePending(ground: Ground): Promise<void> {
  for (const pending of await ground.log.pending()) await settleOne(ground, pending);
}

async function settleOne(ground: Ground, { intent, name, phase }: Pending): Promise<void> {
  if (!intent) return ground.log.end(name);
  const laid = await layOut(ground, intent);
  if (phase === "commit" && (await canComplete(laid))) return complete(ground, intent, laid);
  await takeBack(ground, intent);
}

/** The places of a set. A note from elsewhere may name any path: what would not be written is left alone. */
async function layOut({ root }: Ground, intent: Intent): Promise<Laid[]> {
  const files = intent.files.filter(({ path }) => faultOfPath(path) === undefined);
  const laid = files.map(async (file) => {
    const { place } = (await placeToWrite(root, file.path)) ?? {};
    return place === undefined ? [] : [{ ...file, place, ...besides(place, intent) }];
  });
  return (await Promise.all(laid)).flat();
}

async function canComplete(laid: readonly Laid[]): Promise<boolean> {
  for (const { place, next, before, after } of laid) {
    const now = await versionAt(place);
    if (now === after) continue;
    const isLaid = after === null || (await versionAt(next)) === after;
    if (now !== before || !isLaid) return false;
  }
  return true;
}

async function complete(ground: Ground, intent: Intent, laid: readonly Laid[]): Promise<void> {
  for (const { place, next, after } of laid) {
    if ((await versionAt(place)) === after) continue;
    await (after === null ? ground.steps.remove(place) : ground.steps.rename(next, place));
  }
  await endSet(ground, intent);
}

/** The last steps of a set of which all files are in their places. */
export async function endSet(ground: Ground, intent: Intent): Promise<void> {
  const laid = await layOut(ground, intent);
  await settleFolders(ground, laid);
  // From here on nothing is taken back, whoever changes the files while the rests are swept up.
  await ground.log.advance(intent, "commit", "done");
  // The set is in its place: a rest that cannot go yet goes before the next set.
  await sweep(ground, intent, laid, "done").catch(passFault);
}

/**
 * Brings back the old bytes of a set that was begun, as far as nobody else has changed the files.
 *
 * @returns whether it was: a set of which all files are in their places stays
 */
export async function takeBack(ground: Ground, intent: Intent): Promise<boolean> {
  const laid = await layOut(ground, intent);
  const phase = await ground.log.phaseOf(intent);
  if (phase === "commit") await ground.log.advance(intent, "commit", "undo");
  if (phase === "commit" || phase === "undo") await restore(ground, laid);
  if (phase) await sweep(ground, intent, laid, phase === "commit" ? "undo" : phase);
  return phase !== "done";
}

async function restore(ground: Ground, laid: readonly Laid[]): Promise<void> {
  for (const { place, old, before, after } of laid) {
    if (before === after || (await versionAt(place)) !== after) continue;
    if (before === null) await ground.steps.remove(place);
    else if ((await versionAt(old)) === before) await ground.steps.rename(old, place);
  }
  await settleFolders(ground, laid);
}

async function settleFolders({ steps }: Ground, laid: readonly Laid[]): Promise<void> {
  for (const folder of foldersOf(laid.map(({ place }) => place))) await steps.settle(folder);
}

async function sweep(ground: Ground, intent: Intent, laid: readonly Laid[], phase: Phase) {
  for (const { next, old } of laid) {
    await ground.steps.remove(next);
    await ground.steps.remove(old);
  }
  await ground.log.end(noteName(intent, phase));
}
