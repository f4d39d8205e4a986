import { findPathError } from "../../../backend-contract/validation/safe-path.ts";
import { type FileSystem, ignoreSystemError } from "../../../disk/file-system.ts";
import { readVersionIfPresent } from "../../../disk/file-versions.ts";
import { parentFolders, resolveForWriting } from "../resolve-path.ts";
import {
  type FileTransaction,
  logEntryName,
  type PendingTransaction,
  stagingPaths,
  type TransactionFile,
  type TransactionPhase,
  type WriteAheadLog,
} from "./write-ahead-log.ts";

/** The dependencies of transactions. */
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
 * Recovers unfinished transactions. Completes a transaction if all its new bytes were staged and
 * nobody has changed its files since; otherwise rolls it back. Never overwrites changes by others.
 */
export async function recoverPendingTransactions(context: TransactionContext): Promise<void> {
  for (const pending of await context.log.pending()) await recoverTransaction(context, pending);
}

async function recoverTransaction(
  context: TransactionContext,
  { intent, name, phase }: PendingTransaction,
): Promise<void> {
  if (!intent) return context.log.end(name);
  const laid = await resolveStagedFiles(context, intent);
  if (phase === "commit" && (await canCompleteTransaction(laid)))
    return completeTransaction(context, intent, laid);
  await rollBackTransaction(context, intent);
}

/**
 * Resolves the paths of a transaction. A log entry from elsewhere may contain any path, so paths
 * that must not be written are skipped.
 */
async function resolveStagedFiles(
  { root }: TransactionContext,
  transaction: FileTransaction,
): Promise<StagedFile[]> {
  const files = transaction.files.filter(({ path }) => findPathError(path) === undefined);
  const laid = files.map(async (file) => {
    const { absolutePath } = (await resolveForWriting(root, file.path)) ?? {};
    return absolutePath === undefined
      ? []
      : [{ ...file, place: absolutePath, ...stagingPaths(absolutePath, transaction) }];
  });
  return (await Promise.all(laid)).flat();
}

async function canCompleteTransaction(stagedFiles: readonly StagedFile[]): Promise<boolean> {
  for (const { place, next, before, after } of stagedFiles) {
    const now = await readVersionIfPresent(place);
    if (now === after) continue;
    const isLaid = after === null || (await readVersionIfPresent(next)) === after;
    if (now !== before || !isLaid) return false;
  }
  return true;
}

async function completeTransaction(
  context: TransactionContext,
  transaction: FileTransaction,
  stagedFiles: readonly StagedFile[],
): Promise<void> {
  for (const { place, next, after } of stagedFiles) {
    if ((await readVersionIfPresent(place)) === after) continue;
    await (after === null ? context.steps.remove(place) : context.steps.rename(next, place));
  }
  await finishTransaction(context, transaction);
}

/** Finishes a transaction after all its files were renamed. */
export async function finishTransaction(
  context: TransactionContext,
  transaction: FileTransaction,
): Promise<void> {
  const laid = await resolveStagedFiles(context, transaction);
  await syncFolders(context, laid);
  // From here on, the transaction cannot be rolled back, even if others change its files during the
  // cleanup.
  await context.log.advance(transaction, "commit", "done");
  // The files are written. The next recovery removes temporary files that cannot be removed now.
  await removeStagedFilesAndLogEntry(context, transaction, laid, "done").catch(ignoreSystemError);
}

/**
 * Rolls back a transaction. Leaves alone files that others have changed since.
 *
 * @returns whether it was rolled back; `false` if it was already finished
 */
export async function rollBackTransaction(
  context: TransactionContext,
  transaction: FileTransaction,
): Promise<boolean> {
  const laid = await resolveStagedFiles(context, transaction);
  const phase = await context.log.phaseOf(transaction);
  if (phase === "commit") await context.log.advance(transaction, "commit", "undo");
  if (phase === "commit" || phase === "undo") await restoreOldFiles(context, laid);
  if (phase)
    await removeStagedFilesAndLogEntry(
      context,
      transaction,
      laid,
      phase === "commit" ? "undo" : phase,
    );
  return phase !== "done";
}

async function restoreOldFiles(
  context: TransactionContext,
  stagedFiles: readonly StagedFile[],
): Promise<void> {
  for (const { place, old, before, after } of stagedFiles) {
    if (before === after || (await readVersionIfPresent(place)) !== after) continue;
    if (before === null) await context.steps.remove(place);
    else if ((await readVersionIfPresent(old)) === before) await context.steps.rename(old, place);
  }
  await syncFolders(context, stagedFiles);
}

async function syncFolders(
  { steps }: TransactionContext,
  stagedFiles: readonly StagedFile[],
): Promise<void> {
  for (const folder of parentFolders(stagedFiles.map(({ place }) => place)))
    await steps.syncFolder(folder);
}

async function removeStagedFilesAndLogEntry(
  context: TransactionContext,
  transaction: FileTransaction,
  stagedFiles: readonly StagedFile[],
  phase: TransactionPhase,
) {
  for (const { next, old } of stagedFiles) {
    await context.steps.remove(next);
    await context.steps.remove(old);
  }
  await context.log.end(logEntryName(transaction, phase));
}
