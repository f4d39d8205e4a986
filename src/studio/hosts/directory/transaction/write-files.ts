import { hashBytes } from "../../../browser/hash-bytes.ts";
import type { Failure } from "../../contract/failure.ts";
import type { Version, WriteConflict, WriteResult } from "../../contract/files.ts";
import type { CheckedChange } from "../../local/validation/check-edits.ts";
import { decodeUtf8 } from "../../local/validation/file-signatures.ts";
import { directoryFailure } from "../failures.ts";
import { bytesAtPath, removeAt, writeBytesAt } from "../file-system.ts";
import type { LoggedFile, LoggedTransaction, TransactionLog } from "./write-ahead-log.ts";

/** What transactions need. */
export interface DirectoryTransactionContext {
  folder: FileSystemDirectoryHandle;
  sets: TransactionLog;
}

/**
 * Writes several files, as atomically as a browser allows. Each file is replaced at once. If the
 * page closes or loses the folder meanwhile, the log has all bytes, and `settleSets` recovers when
 * the folder is available again. If one file is not in the expected version, nothing is written.
 *
 * @param changes each path once, checked by `checkEdits`
 */
export async function writeDirectoryFiles(
  ground: DirectoryTransactionContext,
  changes: readonly CheckedChange[],
): Promise<WriteResult> {
  const prepared = await Promise.all(changes.map((change) => prepareChange(ground, change)));
  const differing = prepared.filter(({ file, expect }) => file.before !== expect);
  if (differing.length > 0) return conflictOf(differing.map(({ file }) => file));
  const files = prepared.map(({ file }) => file);
  const effective = files.filter(({ before, after }) => before !== after);
  const fault = effective.length > 0 ? await applyTransaction(ground, effective) : undefined;
  if (fault) return fault;
  return { kind: "written", files: files.map(({ path, after }) => ({ path, version: after })) };
}

async function prepareChange(
  { folder }: DirectoryTransactionContext,
  { path, bytes, expect }: CheckedChange,
) {
  const old = (await bytesAtPath(folder, path)) ?? null;
  const [before, after] = await Promise.all([old && hashBytes(old), bytes && hashBytes(bytes)]);
  return { expect, file: { path, before, after, old, next: bytes } satisfies LoggedFile };
}

function conflictOf(files: readonly LoggedFile[]): WriteConflict {
  const told = files.map(({ path, before, old }) => {
    return { path, version: before, text: (old && decodeUtf8(old)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function applyTransaction(
  ground: DirectoryTransactionContext,
  files: readonly LoggedFile[],
): Promise<WriteConflict | Failure | undefined> {
  const set: LoggedTransaction = { id: crypto.randomUUID(), phase: "commit", files };
  await ground.sets.record(set);
  let at = files[0]?.path;
  try {
    for (const file of files) {
      at = file.path;
      const now = await currentVersion(ground, file.path);
      if (now !== file.before) return await abortOnConflict(ground, set, file);
      await applyFile(ground, file.path, file.next);
    }
    return void (await ground.sets.end(set));
  } catch (error) {
    // If the folder is unavailable, the log entry stays, and recovery rolls back later.
    await rollback(ground, set).catch(() => undefined);
    return directoryFailure(error, at);
  }
}

/** Someone changed a file meanwhile: keep it and roll the others back. */
async function abortOnConflict(
  ground: DirectoryTransactionContext,
  set: LoggedTransaction,
  { path }: LoggedFile,
): Promise<WriteConflict> {
  await rollback(ground, set);
  const old = (await bytesAtPath(ground.folder, path)) ?? null;
  const before = old && (await hashBytes(old));
  return conflictOf([{ path, before, old, after: null, next: null }]);
}

/**
 * Recovers unfinished transactions: completes one if nobody changed its files since; else rolls it
 * back.
 */
export async function recoverDirectory(ground: DirectoryTransactionContext): Promise<void> {
  for (const set of await ground.sets.pending()) {
    const now = await Promise.all(set.files.map((file) => transactionFileVersion(ground, file)));
    const isKnown = set.files.every(
      ({ before, after }, index) => now[index] === before || now[index] === after,
    );
    if (set.phase === "undo" || !isKnown) await rollback(ground, set);
    else await completeTransaction(ground, set, now);
  }
}

async function completeTransaction(
  ground: DirectoryTransactionContext,
  set: LoggedTransaction,
  now: readonly (Version | null)[],
) {
  for (const [index, { path, after, next }] of set.files.entries()) {
    if (now[index] !== after) await applyFile(ground, path, next);
  }
  await ground.sets.end(set);
}

/** Restores the old bytes of files that have the new ones. Changes of others stay. */
async function rollback(
  ground: DirectoryTransactionContext,
  set: LoggedTransaction,
): Promise<void> {
  const undone: LoggedTransaction = { ...set, phase: "undo" };
  await ground.sets.record(undone);
  for (const file of set.files) {
    const now = await transactionFileVersion(ground, file);
    const isEmpty = now === null && (await currentVersion(ground, file.path)) !== null;
    if (now === file.after || isEmpty) await applyFile(ground, file.path, file.old);
  }
  await ground.sets.end(undone);
}

/**
 * The version of a transaction's file. A new file that is still empty was created but not written
 * yet, so it counts as missing.
 */
async function transactionFileVersion(
  ground: DirectoryTransactionContext,
  { path, before }: LoggedFile,
): Promise<Version | null> {
  const bytes = await bytesAtPath(ground.folder, path);
  if (!bytes || (before === null && bytes.length === 0)) return null;
  return hashBytes(bytes);
}

async function currentVersion(
  { folder }: DirectoryTransactionContext,
  path: string,
): Promise<Version | null> {
  const bytes = await bytesAtPath(folder, path);
  return bytes ? hashBytes(bytes) : null;
}

function applyFile(
  { folder }: DirectoryTransactionContext,
  path: string,
  bytes: LoggedFile["next"],
): Promise<void> {
  return bytes ? writeBytesAt(folder, path, bytes) : removeAt(folder, path);
}
