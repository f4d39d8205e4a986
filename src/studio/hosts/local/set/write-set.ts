import type { Bytes } from "../../../../load/files/files.ts";
import { isText } from "../../../session/texts/text-files.ts";
import type { Conflict, Version, WriteAnswer, Written } from "../../contract/host-files.ts";
import type { Refusal } from "../../contract/refusal.ts";
import type { Change } from "../allowed/checked-edits.ts";
import { textOf } from "../allowed/told-by-bytes.ts";
import { bytesAt, versionAt, versionOf } from "../file-versions.ts";
import { foldersOf, placeToWrite, type RealPlace } from "../real-place.ts";
import { systemRefusal } from "../system-refusal.ts";
import { refusal } from "../words.pt-br.ts";
import { besides, type Intent, type IntentFile } from "./intents.ts";
import { endSet, type Ground, takeBack } from "./settle-intents.ts";

/** A change with the current state of its file. */
interface Prepared extends Change, IntentFile, RealPlace {
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
export async function writeSet(ground: Ground, changes: readonly Change[]): Promise<WriteAnswer> {
  try {
    const prepared = await prepare(ground, changes);
    if ("kind" in prepared) return prepared;
    const effective = prepared.filter(({ before, after }) => before !== after);
    const answer = effective.length > 0 ? await carryOut(ground, effective) : undefined;
    return answer ?? writtenOf(prepared);
  } catch (error) {
    return systemRefusal(error, changes[0]?.path);
  }
}

function writtenOf(prepared: readonly Prepared[]): Written {
  return {
    kind: "written",
    files: prepared.map(({ path, after }) => ({ path, version: after })),
  };
}

async function prepare(
  { root }: Ground,
  changes: readonly Change[],
): Promise<Prepared[] | Conflict | Refusal> {
  const prepared: Prepared[] = [];
  for (const change of changes) {
    const { path, bytes } = change;
    const real = await placeToWrite(root, path);
    if (!real) return refusal("link", { path });
    // A rename would replace even a read-only file.
    if (real.found && (real.found.mode & 0o222) === 0) return refusal("read-only", { path });
    const present = await bytesAt(real.place);
    const before = present ? versionOf(present) : null;
    prepared.push({ ...change, ...real, present, before, after: bytes && versionOf(bytes) });
  }
  const differing = prepared.filter(({ before, expect }) => before !== expect);
  return differing.length > 0 ? conflictOf(differing) : prepared;
}

function conflictOf(
  files: readonly { path: string; before: Version | null; present?: Bytes }[],
): Conflict {
  const told = files.map(({ path, before, present }) => {
    return { path, version: before, text: (present && textOf(present)) ?? null };
  });
  return { kind: "conflict", files: told };
}

/** Runs the transaction. Returns `undefined` if all files were written. */
async function carryOut(
  ground: Ground,
  set: readonly Prepared[],
): Promise<Conflict | Refusal | undefined> {
  const files = set.map(({ path, before, after }) => ({ path, before, after }));
  const intent = await ground.log.begin(files);
  const at: At = {};
  try {
    await lay(ground, intent, set, at);
    await ground.log.advance(intent, "prepare", "commit");
    const changed = await putInPlace(ground, intent, set, at);
    if (!changed) return void (await endSet(ground, intent));
    await takeBack(ground, intent);
    return conflictOf([changed]);
  } catch (error) {
    const answer = systemRefusal(error, at.path);
    return (await takeBack(ground, intent)) ? answer : undefined;
  }
}

/** The current file, for error messages. */
interface At {
  path?: string;
}

/**
 * Stages all new bytes and backs up the old ones, so that a full disk fails before any file
 * changes.
 */
async function lay(
  { steps }: Ground,
  intent: Intent,
  set: readonly Prepared[],
  at: At,
): Promise<void> {
  const folders = foldersOf(set.map(({ place }) => place));
  for (const folder of folders) await steps.makeFolder(folder);
  for (const { path, place, bytes, present, found } of set) {
    at.path = path;
    const { next, old } = besides(place, intent);
    const mode = found && found.mode & 0o777;
    if (bytes) await steps.create(next, bytes, mode);
    if (present) await steps.create(old, present, mode);
  }
  for (const folder of folders) await steps.settle(folder);
}

/**
 * Media first, then texts, removals last: a reader in between finds every picture that a text
 * refers to.
 */
function inOrder(set: readonly Prepared[]): Prepared[] {
  const rank = ({ path, bytes }: Prepared) => (bytes === null ? 2 : Number(isText(path)));
  return set.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Renames the staged files into place, one by one. Returns the first file that someone changed
 * meanwhile.
 */
async function putInPlace(
  { steps }: Ground,
  intent: Intent,
  set: readonly Prepared[],
  at: At,
): Promise<Prepared | undefined> {
  for (const file of inOrder(set)) {
    const { path, place, bytes, before } = file;
    at.path = path;
    if ((await versionAt(place)) !== before) return asItIs(file);
    await (bytes ? steps.rename(besides(place, intent).next, place) : steps.remove(place));
  }
  return undefined;
}

async function asItIs(file: Prepared): Promise<Prepared> {
  const present = await bytesAt(file.place);
  return { ...file, present, before: present ? versionOf(present) : null };
}
