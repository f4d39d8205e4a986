import { createFailure } from "#lang/studio/backend-contract/strings";
import type { Bytes } from "../../../../load/files/file-store.ts";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type {
  FileVersionId,
  WriteConflict,
  WriteResult,
  WriteSuccess,
} from "../../../backend-contract/files.ts";
import { isYamlFile } from "../../../backend-contract/is-yaml-file.ts";
import type { CheckedChange } from "../../../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import {
  computeVersion,
  readBytesIfPresent,
  readVersionIfPresent,
} from "../../../disk/file-versions.ts";
import { toSystemFailureOrThrow } from "../failures.ts";
import { parentFolders, type ResolvedPath, resolveForWriting } from "../resolve-path.ts";
import { finishTransaction, rollBackTransaction, type TransactionContext } from "./recover.ts";
import { type FileTransaction, stagingPaths, type TransactionFile } from "./write-ahead-log.ts";

/** A change with the current state of its file. */
interface PreparedChange extends CheckedChange, TransactionFile, ResolvedPath {
  present: Bytes | undefined;
}

/**
 * Writes several files atomically, even if the process is killed or a disk operation fails. After a
 * kill, `recoverPendingTransactions` recovers. If one file is not in the expected version, nothing
 * is written.
 *
 * File systems have no compare-and-swap. If another program saves a file in the microseconds
 * between the last check and the rename, the version of that program is overwritten.
 *
 * @param changes each path once, checked by `findPathError`
 */
export async function writeFiles(
  context: TransactionContext,
  changes: readonly CheckedChange[],
): Promise<WriteResult> {
  try {
    const prepared = await prepareChanges(context, changes);
    if ("kind" in prepared) return prepared;
    const effective = prepared.filter(({ before, after }) => before !== after);
    const answer = effective.length > 0 ? await applyTransaction(context, effective) : undefined;
    return answer ?? toWriteSuccess(prepared);
  } catch (error) {
    return toSystemFailureOrThrow(error, changes[0]?.path);
  }
}

function toWriteSuccess(prepared: readonly PreparedChange[]): WriteSuccess {
  return {
    kind: "written",
    files: prepared.map(({ path, after }) => ({ path, version: after })),
  };
}

async function prepareChanges(
  { root }: TransactionContext,
  changes: readonly CheckedChange[],
): Promise<PreparedChange[] | WriteConflict | BackendFailure> {
  const prepared: PreparedChange[] = [];
  for (const change of changes) {
    const { path, bytes } = change;
    const real = await resolveForWriting(root, path);
    if (!real) return createFailure("link", { path });
    // A rename would replace even a read-only file.
    if (real.stats && (real.stats.mode & 0o222) === 0) return createFailure("read-only", { path });
    const present = await readBytesIfPresent(real.absolutePath);
    const before = present ? computeVersion(present) : null;
    prepared.push({ ...change, ...real, present, before, after: bytes && computeVersion(bytes) });
  }
  const differing = prepared.filter(({ before, expect }) => before !== expect);
  return differing.length > 0 ? toWriteConflict(differing) : prepared;
}

function toWriteConflict(
  files: readonly { path: string; before: FileVersionId | null; present?: Bytes }[],
): WriteConflict {
  const told = files.map(({ path, before, present }) => {
    return { path, version: before, text: (present && decodeUtf8(present)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function applyTransaction(
  context: TransactionContext,
  changes: readonly PreparedChange[],
): Promise<WriteConflict | BackendFailure | undefined> {
  const files = changes.map(({ path, before, after }) => ({ path, before, after }));
  const intent = await context.log.begin(files);
  const at: FileInProgress = {};
  try {
    await stageFiles(context, intent, changes, at);
    await context.log.advance(intent, "prepare", "commit");
    const changed = await commitFiles(context, intent, changes, at);
    if (!changed) return void (await finishTransaction(context, intent));
    await rollBackTransaction(context, intent);
    return toWriteConflict([changed]);
  } catch (error) {
    const answer = toSystemFailureOrThrow(error, at.path);
    return (await rollBackTransaction(context, intent)) ? answer : undefined;
  }
}

/** The file being written, for error messages. */
interface FileInProgress {
  path?: string;
}

/**
 * Stages all new bytes and backs up the old ones. If the disk is full, this fails before any file
 * changes.
 */
async function stageFiles(
  { steps }: TransactionContext,
  transaction: FileTransaction,
  changes: readonly PreparedChange[],
  at: FileInProgress,
): Promise<void> {
  const folders = parentFolders(changes.map(({ absolutePath }) => absolutePath));
  for (const folder of folders) await steps.makeFolder(folder);
  for (const { path, absolutePath, bytes, present, stats } of changes) {
    at.path = path;
    const { next, old } = stagingPaths(absolutePath, transaction);
    const mode = stats && stats.mode & 0o777;
    if (bytes) await steps.create(next, bytes, mode);
    if (present) await steps.create(old, present, mode);
  }
  for (const folder of folders) await steps.syncFolder(folder);
}

/**
 * Sorts changes in the order of writing: media first, then texts, then removals. Therefore, a
 * reader always finds every picture that a text refers to.
 */
function sortByWriteOrder(changes: readonly PreparedChange[]): PreparedChange[] {
  const rank = ({ path, bytes }: PreparedChange) => (bytes === null ? 2 : Number(isYamlFile(path)));
  return changes.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Renames the staged files to their final paths, one by one. Stops at the first file that another
 * program has changed, and returns it.
 */
async function commitFiles(
  { steps }: TransactionContext,
  transaction: FileTransaction,
  changes: readonly PreparedChange[],
  at: FileInProgress,
): Promise<PreparedChange | undefined> {
  for (const file of sortByWriteOrder(changes)) {
    const { path, absolutePath, bytes, before } = file;
    at.path = path;
    if ((await readVersionIfPresent(absolutePath)) !== before) return rereadFile(file);
    await (bytes
      ? steps.rename(stagingPaths(absolutePath, transaction).next, absolutePath)
      : steps.remove(absolutePath));
  }
  return undefined;
}

async function rereadFile(file: PreparedChange): Promise<PreparedChange> {
  const present = await readBytesIfPresent(file.absolutePath);
  return { ...file, present, before: present ? computeVersion(present) : null };
}
