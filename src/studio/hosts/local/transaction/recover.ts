import { type FileSystem, ignoreSystemError } from "../file-system.ts";
import { versionAt } from "../file-versions.ts";
import { parentFolders, resolveForWriting } from "../resolve-path.ts";
import { pathError } from "../validation/safe-path.ts";
import {
  logEntryName,
  type PendingTransaction,
  stagingPaths,
  type Transaction,
  type TransactionFile,
  type TransactionPhase,
  type WriteAheadLog,
} from "./write-ahead-log.ts";

/** What transactions need. */
export interface TransactionContext {
  /** The content folder. */
  root: string;
  log: WriteAheadLog;
  steps: FileSystem;
}

/** A file of a transaction with its absolute paths. */
interface StagedFile extends TransactionFile {
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
export async function recover(ground: TransactionContext): Promise<void> {
  for (const pending of await ground.log.pending()) await recoverTransaction(ground, pending);
}

async function recoverTransaction(
  ground: TransactionContext,
  { intent, name, phase }: PendingTransaction,
): Promise<void> {
  if (!intent) return ground.log.end(name);
  const laid = await resolveStagedFiles(ground, intent);
  if (phase === "commit" && (await canComplete(laid))) return complete(ground, intent, laid);
  await rollback(ground, intent);
}

/**
 * Resolves the paths of a transaction. A foreign log entry may contain any path: skip those that we
 * would not write.
 */
async function resolveStagedFiles(
  { root }: TransactionContext,
  intent: Transaction,
): Promise<StagedFile[]> {
  const files = intent.files.filter(({ path }) => pathError(path) === undefined);
  const laid = files.map(async (file) => {
    const { absolutePath: place } = (await resolveForWriting(root, file.path)) ?? {};
    return place === undefined ? [] : [{ ...file, place, ...stagingPaths(place, intent) }];
  });
  return (await Promise.all(laid)).flat();
}

async function canComplete(laid: readonly StagedFile[]): Promise<boolean> {
  for (const { place, next, before, after } of laid) {
    const now = await versionAt(place);
    if (now === after) continue;
    const isLaid = after === null || (await versionAt(next)) === after;
    if (now !== before || !isLaid) return false;
  }
  return true;
}

async function complete(
  ground: TransactionContext,
  intent: Transaction,
  laid: readonly StagedFile[],
): Promise<void> {
  for (const { place, next, after } of laid) {
    if ((await versionAt(place)) === after) continue;
    await (after === null ? ground.steps.remove(place) : ground.steps.rename(next, place));
  }
  await finishTransaction(ground, intent);
}

/** Finishes a transaction after all its files were renamed. */
export async function finishTransaction(
  ground: TransactionContext,
  intent: Transaction,
): Promise<void> {
  const laid = await resolveStagedFiles(ground, intent);
  await syncFolders(ground, laid);
  // From here on the transaction cannot be rolled back, even if others change its files during the
  // cleanup.
  await ground.log.advance(intent, "commit", "done");
  // The files are written. Temporary files that cannot be removed now are removed by the next
  // recovery.
  await removeStagedFiles(ground, intent, laid, "done").catch(ignoreSystemError);
}

/**
 * Rolls a transaction back. Files that others have changed since are left alone.
 *
 * @returns whether it was rolled back; `false` if it was already finished
 */
export async function rollback(ground: TransactionContext, intent: Transaction): Promise<boolean> {
  const laid = await resolveStagedFiles(ground, intent);
  const phase = await ground.log.phaseOf(intent);
  if (phase === "commit") await ground.log.advance(intent, "commit", "undo");
  if (phase === "commit" || phase === "undo") await restoreOldFiles(ground, laid);
  if (phase) await removeStagedFiles(ground, intent, laid, phase === "commit" ? "undo" : phase);
  return phase !== "done";
}

async function restoreOldFiles(
  ground: TransactionContext,
  laid: readonly StagedFile[],
): Promise<void> {
  for (const { place, old, before, after } of laid) {
    if (before === after || (await versionAt(place)) !== after) continue;
    if (before === null) await ground.steps.remove(place);
    else if ((await versionAt(old)) === before) await ground.steps.rename(old, place);
  }
  await syncFolders(ground, laid);
}

async function syncFolders(
  { steps }: TransactionContext,
  laid: readonly StagedFile[],
): Promise<void> {
  for (const folder of parentFolders(laid.map(({ place }) => place)))
    await steps.syncFolder(folder);
}

async function removeStagedFiles(
  ground: TransactionContext,
  intent: Transaction,
  laid: readonly StagedFile[],
  phase: TransactionPhase,
) {
  for (const { next, old } of laid) {
    await ground.steps.remove(next);
    await ground.steps.remove(old);
  }
  await ground.log.end(logEntryName(intent, phase));
}
