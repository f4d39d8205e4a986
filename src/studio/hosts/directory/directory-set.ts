import { bytesVersion } from "../../browser/bytes-version.ts";
import type { Conflict, Version, WriteAnswer } from "../contract/host-files.ts";
import type { Refusal } from "../contract/refusal.ts";
import type { Change } from "../local/allowed/checked-edits.ts";
import { textOf } from "../local/allowed/told-by-bytes.ts";
import type { BegunSet, BegunSets, SetFile } from "./begun-sets.ts";
import { bytesAtPath, putBytes, removeAt } from "./directory-files.ts";
import { directoryRefusal } from "./directory-refusal.ts";

/** What transactions need. */
export interface SetGround {
  folder: FileSystemDirectoryHandle;
  sets: BegunSets;
}

/**
 * Writes several files, as atomically as a browser allows. Each file is replaced at once. If the
 * page closes or loses the folder meanwhile, the log has all bytes, and `settleSets` recovers when
 * the folder is available again. If one file is not in the expected version, nothing is written.
 *
 * @param changes each path once, checked by `checkEdits`
 */
export async function writeDirectorySet(
  ground: SetGround,
  changes: readonly Change[],
): Promise<WriteAnswer> {
  const prepared = await Promise.all(changes.map((change) => prepare(ground, change)));
  const differing = prepared.filter(({ file, expect }) => file.before !== expect);
  if (differing.length > 0) return conflictOf(differing.map(({ file }) => file));
  const files = prepared.map(({ file }) => file);
  const effective = files.filter(({ before, after }) => before !== after);
  const fault = effective.length > 0 ? await carryOut(ground, effective) : undefined;
  if (fault) return fault;
  return { kind: "written", files: files.map(({ path, after }) => ({ path, version: after })) };
}

async function prepare({ folder }: SetGround, { path, bytes, expect }: Change) {
  const old = (await bytesAtPath(folder, path)) ?? null;
  const [before, after] = await Promise.all([
    old && bytesVersion(old),
    bytes && bytesVersion(bytes),
  ]);
  return { expect, file: { path, before, after, old, next: bytes } satisfies SetFile };
}

function conflictOf(files: readonly SetFile[]): Conflict {
  const told = files.map(({ path, before, old }) => {
    return { path, version: before, text: (old && textOf(old)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function carryOut(
  ground: SetGround,
  files: readonly SetFile[],
): Promise<Conflict | Refusal | undefined> {
  const set: BegunSet = { id: crypto.randomUUID(), phase: "commit", files };
  await ground.sets.note(set);
  let at = files[0]?.path;
  try {
    for (const file of files) {
      at = file.path;
      const now = await versionNow(ground, file.path);
      if (now !== file.before) return await giveWay(ground, set, file);
      await put(ground, file.path, file.next);
    }
    return void (await ground.sets.end(set));
  } catch (error) {
    // If the folder is unavailable, the log entry stays, and recovery rolls back later.
    await takeBack(ground, set).catch(() => undefined);
    return directoryRefusal(error, at);
  }
}

/** Someone changed a file meanwhile: keep it and roll the others back. */
async function giveWay(ground: SetGround, set: BegunSet, { path }: SetFile): Promise<Conflict> {
  await takeBack(ground, set);
  const old = (await bytesAtPath(ground.folder, path)) ?? null;
  const before = old && (await bytesVersion(old));
  return conflictOf([{ path, before, old, after: null, next: null }]);
}

/**
 * Recovers unfinished transactions: completes one if nobody changed its files since; else rolls it
 * back.
 */
export async function settleSets(ground: SetGround): Promise<void> {
  for (const set of await ground.sets.pending()) {
    const now = await Promise.all(set.files.map((file) => standing(ground, file)));
    const isKnown = set.files.every(
      ({ before, after }, index) => now[index] === before || now[index] === after,
    );
    if (set.phase === "undo" || !isKnown) await takeBack(ground, set);
    else await goOn(ground, set, now);
  }
}

async function goOn(ground: SetGround, set: BegunSet, now: readonly (Version | null)[]) {
  for (const [index, { path, after, next }] of set.files.entries()) {
    if (now[index] !== after) await put(ground, path, next);
  }
  await ground.sets.end(set);
}

/** Restores the old bytes of files that have the new ones. Changes of others stay. */
async function takeBack(ground: SetGround, set: BegunSet): Promise<void> {
  const undone: BegunSet = { ...set, phase: "undo" };
  await ground.sets.note(undone);
  for (const file of set.files) {
    const now = await standing(ground, file);
    const isEmpty = now === null && (await versionNow(ground, file.path)) !== null;
    if (now === file.after || isEmpty) await put(ground, file.path, file.old);
  }
  await ground.sets.end(undone);
}

/**
 * The version of a transaction's file. A new file that is still empty was created but not written
 * yet, so it counts as missing.
 */
async function standing(ground: SetGround, { path, before }: SetFile): Promise<Version | null> {
  const bytes = await bytesAtPath(ground.folder, path);
  if (!bytes || (before === null && bytes.length === 0)) return null;
  return bytesVersion(bytes);
}

async function versionNow({ folder }: SetGround, path: string): Promise<Version | null> {
  const bytes = await bytesAtPath(folder, path);
  return bytes ? bytesVersion(bytes) : null;
}

function put({ folder }: SetGround, path: string, bytes: SetFile["next"]): Promise<void> {
  return bytes ? putBytes(folder, path, bytes) : removeAt(folder, path);
}
