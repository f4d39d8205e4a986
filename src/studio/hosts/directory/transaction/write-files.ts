import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { FileVersionId, WriteConflict, WriteResult } from "../../../backend-contract/files.ts";
import type { CheckedChange } from "../../../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import { hashBytes } from "../../../browser/hash-bytes.ts";
import { toDirectoryFailure } from "../failures.ts";
import { readFileBytes, removeFile, writeFileBytes } from "../file-system.ts";
import type { LoggedFile, LoggedTransaction, TransactionLog } from "./write-ahead-log.ts";

/** The dependencies of transactions. */
export interface DirectoryTransactionContext {
  folder: FileSystemDirectoryHandle;
  log: TransactionLog;
}

/**
 * Writes several files as atomically as a browser allows: each single file is replaced atomically.
 * If the page closes or loses the folder while writing, the log has all bytes, and
 * `recoverPendingTransactions` recovers when the folder is available again. If one file is not in
 * the expected version, nothing is written.
 *
 * @param changes each path once, checked by `checkEdits`
 */
export async function writeDirectoryFiles(
  context: DirectoryTransactionContext,
  changes: readonly CheckedChange[],
): Promise<WriteResult> {
  const prepared = await Promise.all(changes.map((change) => prepareChange(context, change)));
  const differing = prepared.filter(({ file, expect }) => file.before !== expect);
  if (differing.length > 0) return toWriteConflict(differing.map(({ file }) => file));
  const files = prepared.map(({ file }) => file);
  const effective = files.filter(({ before, after }) => before !== after);
  const fault = effective.length > 0 ? await applyTransaction(context, effective) : undefined;
  if (fault) return fault;
  return { kind: "written", files: files.map(({ path, after }) => ({ path, version: after })) };
}

async function prepareChange(
  { folder }: DirectoryTransactionContext,
  { path, bytes, expect }: CheckedChange,
) {
  const old = (await readFileBytes(folder, path)) ?? null;
  const [before, after] = await Promise.all([old && hashBytes(old), bytes && hashBytes(bytes)]);
  return { expect, file: { path, before, after, old, next: bytes } satisfies LoggedFile };
}

function toWriteConflict(files: readonly LoggedFile[]): WriteConflict {
  const told = files.map(({ path, before, old }) => {
    return { path, version: before, text: (old && decodeUtf8(old)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function applyTransaction(
  context: DirectoryTransactionContext,
  files: readonly LoggedFile[],
): Promise<WriteConflict | BackendFailure | undefined> {
  const set: LoggedTransaction = { id: crypto.randomUUID(), phase: "commit", files };
  await context.log.record(set);
  let at = files[0]?.path;
  try {
    for (const file of files) {
      at = file.path;
      const now = await readCurrentVersion(context, file.path);
      if (now !== file.before) return await abortOnConflict(context, set, file);
      await writeOrRemoveFile(context, file.path, file.next);
    }
    return void (await context.log.end(set));
  } catch (error) {
    // If the folder is unavailable, the log entry stays, and a later recovery rolls back.
    await rollBackTransaction(context, set).catch(() => undefined);
    return toDirectoryFailure(error, at);
  }
}

/**
 * Aborts a transaction because someone else has changed a file. Leaves that file alone and rolls
 * back the other files.
 */
async function abortOnConflict(
  context: DirectoryTransactionContext,
  transaction: LoggedTransaction,
  { path }: LoggedFile,
): Promise<WriteConflict> {
  await rollBackTransaction(context, transaction);
  const old = (await readFileBytes(context.folder, path)) ?? null;
  const before = old && (await hashBytes(old));
  return toWriteConflict([{ path, before, old, after: null, next: null }]);
}

/**
 * Recovers unfinished transactions. Completes a transaction if nobody changed its files since;
 * otherwise rolls it back.
 */
export async function recoverPendingTransactions(
  context: DirectoryTransactionContext,
): Promise<void> {
  for (const set of await context.log.pending()) {
    const now = await Promise.all(
      set.files.map((file) => readTransactionFileVersion(context, file)),
    );
    const isKnown = set.files.every(
      ({ before, after }, index) => now[index] === before || now[index] === after,
    );
    if (set.phase === "undo" || !isKnown) await rollBackTransaction(context, set);
    else await completeTransaction(context, set, now);
  }
}

async function completeTransaction(
  context: DirectoryTransactionContext,
  transaction: LoggedTransaction,
  now: readonly (FileVersionId | null)[],
) {
  for (const [index, { path, after, next }] of transaction.files.entries()) {
    if (now[index] !== after) await writeOrRemoveFile(context, path, next);
  }
  await context.log.end(transaction);
}

/**
 * Restores the old bytes of files that have the new ones. Leaves files alone that others have
 * changed since.
 */
async function rollBackTransaction(
  context: DirectoryTransactionContext,
  transaction: LoggedTransaction,
): Promise<void> {
  const undone: LoggedTransaction = { ...transaction, phase: "undo" };
  await context.log.record(undone);
  for (const file of transaction.files) {
    const now = await readTransactionFileVersion(context, file);
    const isEmpty = now === null && (await readCurrentVersion(context, file.path)) !== null;
    if (now === file.after || isEmpty) await writeOrRemoveFile(context, file.path, file.old);
  }
  await context.log.end(undone);
}

/**
 * Returns the version of a transaction's file. A new file that is still empty was created but not
 * written yet, so it counts as missing.
 */
async function readTransactionFileVersion(
  context: DirectoryTransactionContext,
  { path, before }: LoggedFile,
): Promise<FileVersionId | null> {
  const bytes = await readFileBytes(context.folder, path);
  if (!bytes || (before === null && bytes.length === 0)) return null;
  return hashBytes(bytes);
}

async function readCurrentVersion(
  { folder }: DirectoryTransactionContext,
  path: string,
): Promise<FileVersionId | null> {
  const bytes = await readFileBytes(folder, path);
  return bytes ? hashBytes(bytes) : null;
}

function writeOrRemoveFile(
  { folder }: DirectoryTransactionContext,
  path: string,
  bytes: LoggedFile["next"],
): Promise<void> {
  return bytes ? writeFileBytes(folder, path, bytes) : removeFile(folder, path);
}
