import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clash } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { isRefusal } from "../../hosts/local/allowed/checked-edits.ts";
import { textsAt } from "../kept-texts.ts";
import { type Repository, unread } from "../repository.ts";
import { type GitAnswer, linesOf, partsOf, runGit } from "../run-git.ts";
import { type Entry, joinTurns, type Turn } from "./join-turns.ts";

/** Two commits and their merge base. */
export interface Apart {
  base: string;
  mine: string;
  theirs: string;
}

/** The merged tree, or the conflicts. */
export type Joined = { tree: string } | { clashes: Clash[] };

/**
 * Merges two commits by file and by field. Changes neither the working tree nor the index.
 *
 * @param choice `isText`: whether a content path is a text; `isMine`: our value wins in conflicts
 */
export async function joinCommits(
  repository: Repository,
  apart: Apart,
  { isText, isMine = false }: { isText(path: string): boolean; isMine?: boolean },
): Promise<Joined | Refusal> {
  const my = await turnsOf(repository, apart.base, apart.mine);
  if (isRefusal(my)) return my;
  const their = await turnsOf(repository, apart.base, apart.theirs);
  if (isRefusal(their)) return their;
  const found = await textsOfBoth(repository, my, their);
  if (isRefusal(found)) return found;
  const own = (path: string) =>
    path.startsWith(repository.prefix) ? path.slice(repository.prefix.length) : path;
  const joining = { isMine, isText: (path: string) => isText(own(path)) };
  const textAt = (blob: string) => found.get(blob);
  const { texts, clashes } = joinTurns({ my, their }, { ...joining, textAt });
  if (clashes.length > 0)
    return { clashes: clashes.map((each) => ({ ...each, path: own(each.path) })) };
  const taken = await takenFrom(repository, { my, their, texts });
  return isRefusal(taken) ? taken : writeTree(repository, apart.mine, taken);
}

type Turns = ReadonlyMap<string, Turn>;

/** The base, our and their texts of the files that both sides changed. */
async function textsOfBoth(repository: Repository, my: Turns, their: Turns) {
  const blobs = [...their].flatMap(([path, { was, now }]) => {
    const mine = my.get(path);
    return mine ? [was, now, mine.now].flatMap((file) => file?.blob ?? []) : [];
  });
  return textsAt(repository, blobs);
}

/**
 * The files to change in our tree: their own changes and merged texts; `undefined` removes a file.
 */
async function takenFrom(
  repository: Repository,
  { my, their, texts }: { my: Turns; their: Turns; texts: ReadonlyMap<string, string> },
): Promise<Map<string, Entry | undefined> | Refusal> {
  const taken = new Map<string, Entry | undefined>();
  for (const [path, { now }] of their) if (!my.has(path)) taken.set(path, now);
  for (const [path, input] of texts) {
    const answer = await runGit(repository.root, ["hash-object", "-w", "--stdin"], { input });
    const refused = unread(answer);
    if (refused) return refused;
    const mode = my.get(path)?.now?.mode ?? "100644";
    taken.set(path, { mode, blob: linesOf(answer)[0] ?? "" });
  }
  return taken;
}

/** Diffs two commits, by path from the top of the repository. */
async function turnsOf({ root }: Repository, from: string, to: string) {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev"];
  const answer = await runGit(root, [...args, "--end-of-options", from, to]);
  return unread(answer) ?? readTurns(answer);
}

/** Parses `:<mode> <mode> <blob> <blob> <letter>`, then the path. */
function readTurns(answer: GitAnswer): Map<string, Turn> {
  const parts = partsOf(answer);
  const found = new Map<string, Turn>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const told = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) /.exec(parts[at] ?? "");
    const [, oldMode = "", mode = "", oldBlob = "", blob = ""] = told ?? [];
    if (told) {
      const was = entryOf(oldMode, oldBlob);
      found.set(parts[at + 1] ?? "", { was, now: entryOf(mode, blob) });
    }
  }
  return found;
}

/** A missing file has a blob id of zeros. */
function entryOf(mode: string, blob: string): Entry | undefined {
  return /^0+$/.test(blob) ? undefined : { mode, blob };
}

/** Writes a copy of a commit's tree with some files replaced, using a temporary index. */
async function writeTree(
  { root }: Repository,
  commit: string,
  taken: ReadonlyMap<string, Entry | undefined>,
): Promise<Joined | Refusal> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-joined-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  const none = "0".repeat(commit.length);
  const lines = [...taken].map(([path, entry]) => {
    return entry ? `${entry.mode} ${entry.blob}\t${path}\0` : `0 ${none}\t${path}\0`;
  });
  try {
    const read = await runGit(root, ["read-tree", "--end-of-options", commit], { env });
    const input = lines.join("");
    const put = await runGit(root, ["update-index", "-z", "--index-info"], { env, input });
    const tree = await runGit(root, ["write-tree"], { env });
    return unread(read) ?? unread(put) ?? unread(tree) ?? { tree: linesOf(tree)[0] ?? "" };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
