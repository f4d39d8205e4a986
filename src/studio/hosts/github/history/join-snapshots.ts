import { joinTurns, type Turn, turnsBetween } from "../../../git/push/join-turns.ts";
import type { Clash } from "../../contract/host-history.ts";
import type { Refusal } from "../../contract/refusal.ts";
import { textOf } from "../../local/allowed/told-by-bytes.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { TreeLine } from "../api/git-calls.ts";
import { sendBytes, type Workplace } from "../draft/write-commit.ts";
import { readBlobs } from "../reading/blob-cache.ts";
import type { Snapshot } from "../reading/commit-reader.ts";

interface Apart {
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Merges two commits into a tree, or returns the conflicts. Files outside the content are taken
 * from theirs.
 */
export async function joinSnapshots(
  place: Workplace,
  apart: Apart,
  choice: { isText(path: string): boolean; isMine: boolean },
): Promise<{ tree: string } | { clashes: Clash[] } | Refusal | ApiFault> {
  const [base, mine, theirs] = await Promise.all(
    [apart.base, apart.mine, apart.theirs].map((id) => place.reader.snapshot(id)),
  );
  if (!base || isFault(base)) return base ?? lost;
  if (!mine || isFault(mine)) return mine ?? lost;
  if (!theirs || isFault(theirs)) return theirs ?? lost;
  const [my, their] = [
    turnsBetween(base.files, mine.files),
    turnsBetween(base.files, theirs.files),
  ];
  const found = await textsOfBoth(place, my, their);
  if (isFault(found)) return found;
  const joined = joinTurns({ my, their }, { ...choice, textAt: (blob) => found.get(blob) });
  if (joined.clashes.length > 0) return { clashes: joined.clashes };
  return writeTree(place, theirs, { my, their, joined: joined.texts });
}

const lost: ApiFault = { kind: "fault", fault: "down", status: 0, said: "" };

type Turns = ReadonlyMap<string, Turn>;

async function textsOfBoth(place: Workplace, my: Turns, their: Turns) {
  const names = [...my].flatMap(([path, { was, now }]) => {
    const other = their.get(path);
    return other ? [was, now, other.now].flatMap((file) => file?.blob ?? []) : [];
  });
  const bytes = await readBlobs(place, names);
  if (isFault(bytes)) return bytes;
  return new Map([...bytes].map(([name, each]) => [name, textOf(each)]));
}

/** Applies our changes to their tree, so that none of theirs must be uploaded. */
async function writeTree(
  place: Workplace,
  theirs: Snapshot,
  { my, their, joined }: { my: Turns; their: Turns; joined: ReadonlyMap<string, string> },
): Promise<{ tree: string } | ApiFault> {
  const lines: TreeLine[] = [];
  for (const [path, { was, now }] of my) {
    const text = joined.get(path);
    if (their.has(path) && text === undefined) continue;
    const sha = text === undefined ? (now?.blob ?? null) : await sendText(place, theirs, text);
    if (isFault(sha)) return sha;
    const mode = (now ?? was)?.mode ?? "100644";
    lines.push({ path: `${place.prefix}${path}`, mode, type: "blob", sha });
  }
  if (lines.length === 0) return { tree: theirs.tree };
  const tree = await place.git.makeTree(theirs.tree, lines);
  return isFault(tree) ? tree : { tree };
}

function sendText(place: Workplace, theirs: Snapshot, text: string) {
  return sendBytes(place, theirs, new TextEncoder().encode(text));
}
