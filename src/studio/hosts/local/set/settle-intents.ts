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

/** What transactions need. */
export interface Ground {
  /** The content folder. */
  root: string;
  log: IntentLog;
  steps: DiskSteps;
}

/** A file of a transaction with its absolute paths. */
interface Laid extends IntentFile {
  place: string;
  /** The path of the staged new bytes. */
  next: string;
  /** The path of the backup. */
  old: string;
}

/**
 * Recovers unfinished transactions: completes one if all its new bytes were staged and nobody
 * changed its files since; else rolls it back. Changes of others are never overwritten.
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

/**
 * Resolves the paths of a transaction. A foreign log entry may contain any path: skip those that we
 * would not write.
 */
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

/** Finishes a transaction after all its files were renamed. */
export async function endSet(ground: Ground, intent: Intent): Promise<void> {
  const laid = await layOut(ground, intent);
  await settleFolders(ground, laid);
  // From here on the transaction cannot be rolled back, even if others change its files during the
  // cleanup.
  await ground.log.advance(intent, "commit", "done");
  // The files are written. Temporary files that cannot be removed now are removed by the next
  // recovery.
  await sweep(ground, intent, laid, "done").catch(passFault);
}

/**
 * Rolls a transaction back. Files that others have changed since are left alone.
 *
 * @returns whether it was rolled back; `false` if it was already finished
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
