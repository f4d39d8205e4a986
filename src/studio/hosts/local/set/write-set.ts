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

/** A change, with the file as it is before. */
interface Prepared extends Change, IntentFile, RealPlace {
  present: Bytes | undefined;
}

/**
 * Writes a set of files: all of them or none, whenever the process is killed (`settlePending` ends then what
 * was begun) and whatever the disk refuses. A file of another version than expected stays as it is, and so
 * do all others.
 *
 * Nothing on a disk compares and swaps: who saves a file from elsewhere in the very microseconds between the
 * last look and the rename is overwritten.
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
    // Where nobody may write, a rename would replace the file all the same.
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

/** Nothing where the whole set is in its place. */
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

/** The file that is being worked at, for whoever tells what went wrong. */
interface At {
  path?: string;
}

/** Lays all new bytes beside the files, and copies of the old ones: what is missing on the disk is missed now. */
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

/** What others name comes before them and goes after them: whoever reads in between finds every picture that a text names. */
function inOrder(set: readonly Prepared[]): Prepared[] {
  const rank = ({ path, bytes }: Prepared) => (bytes === null ? 2 : Number(isText(path)));
  return set.toSorted((one, other) => rank(one) - rank(other));
}

/** Puts one file after the other in its place; gives the first that somebody changed meanwhile. */
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
