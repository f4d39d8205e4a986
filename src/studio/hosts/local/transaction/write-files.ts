import type { Bytes } from "../../../../load/files/file-store.ts";
import { isTextFile } from "../../../session/documents/text-files.ts";
import type { Failure } from "../../contract/failure.ts";
import type { Version, WriteConflict, WriteResult, WriteSuccess } from "../../contract/files.ts";
import { systemFailure } from "../failures.ts";
import { bytesAt, versionAt, versionOf } from "../file-versions.ts";
import { parentFolders, type ResolvedPath, resolveForWriting } from "../resolve-path.ts";
import type { CheckedChange } from "../validation/check-edits.ts";
import { decodeUtf8 } from "../validation/file-signatures.ts";
import { failure } from "../words.pt-br.ts";
import { finishTransaction, rollback, type TransactionContext } from "./recover.ts";
import { stagingPaths, type Transaction, type TransactionFile } from "./write-ahead-log.ts";

/** A change with the current state of its file. */
interface PreparedChange extends CheckedChange, TransactionFile, ResolvedPath {
  present: Bytes | undefined;
}

/**
 * Writes several files atomically, even if the process is killed (`settlePending` recovers) or a
 * disk operation fails. If one file is not in the expected version, nothing is written.
 *
 * File systems have no compare-and-swap: a save by another program in the microseconds between the
 * last check and the rename is overwritten.
 *
 * @param changes each path once, checked by `faultOfPath`
 */
export async function writeFiles(
  ground: TransactionContext,
  changes: readonly CheckedChange[],
): Promise<WriteResult> {
  try {
    const prepared = await prepareChanges(ground, changes);
    if ("kind" in prepared) return prepared;
    const effective = prepared.filter(({ before, after }) => before !== after);
    const answer = effective.length > 0 ? await applyTransaction(ground, effective) : undefined;
    return answer ?? writeSuccess(prepared);
  } catch (error) {
    return systemFailure(error, changes[0]?.path);
  }
}

function writeSuccess(prepared: readonly PreparedChange[]): WriteSuccess {
  return {
    kind: "written",
    files: prepared.map(({ path, after }) => ({ path, version: after })),
  };
}

async function prepareChanges(
  { root }: TransactionContext,
  changes: readonly CheckedChange[],
): Promise<PreparedChange[] | WriteConflict | Failure> {
  const prepared: PreparedChange[] = [];
  for (const change of changes) {
    const { path, bytes } = change;
    const real = await resolveForWriting(root, path);
    if (!real) return failure("link", { path });
    // A rename would replace even a read-only file.
    if (real.stats && (real.stats.mode & 0o222) === 0) return failure("read-only", { path });
    const present = await bytesAt(real.absolutePath);
    const before = present ? versionOf(present) : null;
    prepared.push({ ...change, ...real, present, before, after: bytes && versionOf(bytes) });
  }
  const differing = prepared.filter(({ before, expect }) => before !== expect);
  return differing.length > 0 ? conflictOf(differing) : prepared;
}

function conflictOf(
  files: readonly { path: string; before: Version | null; present?: Bytes }[],
): WriteConflict {
  const told = files.map(({ path, before, present }) => {
    return { path, version: before, text: (present && decodeUtf8(present)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function applyTransaction(
  ground: TransactionContext,
  set: readonly PreparedChange[],
): Promise<WriteConflict | Failure | undefined> {
  const files = set.map(({ path, before, after }) => ({ path, before, after }));
  const intent = await ground.log.begin(files);
  const at: Progress = {};
  try {
    await stageFiles(ground, intent, set, at);
    await ground.log.advance(intent, "prepare", "commit");
    const changed = await commitFiles(ground, intent, set, at);
    if (!changed) return void (await finishTransaction(ground, intent));
    await rollback(ground, intent);
    return conflictOf([changed]);
  } catch (error) {
    const answer = systemFailure(error, at.path);
    return (await rollback(ground, intent)) ? answer : undefined;
  }
}

/** The current file, for error messages. */
interface Progress {
  path?: string;
}

/**
 * Stages all new bytes and backs up the old ones, so that a full disk fails before any file
 * changes.
 */
async function stageFiles(
  { steps }: TransactionContext,
  intent: Transaction,
  set: readonly PreparedChange[],
  at: Progress,
): Promise<void> {
  const folders = parentFolders(set.map(({ absolutePath: place }) => place));
  for (const folder of folders) await steps.makeFolder(folder);
  for (const { path, absolutePath: place, bytes, present, stats: found } of set) {
    at.path = path;
    const { next, old } = stagingPaths(place, intent);
    const mode = found && found.mode & 0o777;
    if (bytes) await steps.create(next, bytes, mode);
    if (present) await steps.create(old, present, mode);
  }
  for (const folder of folders) await steps.syncFolder(folder);
}

/**
 * Media first, then texts, removals last: a reader in between finds every picture that a text
 * refers to.
 */
function byWriteOrder(set: readonly PreparedChange[]): PreparedChange[] {
  const rank = ({ path, bytes }: PreparedChange) => (bytes === null ? 2 : Number(isTextFile(path)));
  return set.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Renames the staged files into place, one by one. Returns the first file that someone changed
 * meanwhile.
 */
async function commitFiles(
  { steps }: TransactionContext,
  intent: Transaction,
  set: readonly PreparedChange[],
  at: Progress,
): Promise<PreparedChange | undefined> {
  for (const file of byWriteOrder(set)) {
    const { path, absolutePath: place, bytes, before } = file;
    at.path = path;
    if ((await versionAt(place)) !== before) return rereadFile(file);
    await (bytes ? steps.rename(stagingPaths(place, intent).next, place) : steps.remove(place));
  }
  return undefined;
}

async function rereadFile(file: PreparedChange): Promise<PreparedChange> {
  const present = await bytesAt(file.absolutePath);
  return { ...file, present, before: present ? versionOf(present) : null };
}
