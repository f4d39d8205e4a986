import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { MergeConflict } from "../../backend-contract/history.ts";
import { isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import { readBlobTexts } from "../read-blobs.ts";
import { type Repository, toGitFailure } from "../repository.ts";
import { type GitResult, outputLines, runGit, splitOutputAtNul } from "../run-git.ts";
import { type FileDiff, mergeChanges, type TreeFileEntry } from "./merge-changes.ts";

/** Two commits and their merge base. */
export interface DivergedCommits {
  base: string;
  mine: string;
  theirs: string;
}

/** The merged tree, or the conflicts. */
export type TreeMergeResult = { tree: string } | { clashes: MergeConflict[] };

/**
 * Merges two commits by file and by field. Changes neither the working tree nor the index.
 *
 * @param options `isText` says whether a content path is that of a text. With `isMine`, our value
 *   wins in conflicts.
 */
export async function mergeCommitTrees(
  repository: Repository,
  commits: DivergedCommits,
  { isText, isMine = false }: { isText(path: string): boolean; isMine?: boolean },
): Promise<TreeMergeResult | BackendFailure> {
  const my = await diffCommits(repository, commits.base, commits.mine);
  if (isBackendFailure(my)) return my;
  const their = await diffCommits(repository, commits.base, commits.theirs);
  if (isBackendFailure(their)) return their;
  const found = await readTextsToMerge(repository, my, their);
  if (isBackendFailure(found)) return found;
  const own = (path: string) =>
    path.startsWith(repository.prefix) ? path.slice(repository.prefix.length) : path;
  const joining = { isMine, isText: (path: string) => isText(own(path)) };
  const textAt = (blob: string) => found.get(blob);
  const { texts, clashes } = mergeChanges({ my, their }, { ...joining, textAt });
  if (clashes.length > 0)
    return { clashes: clashes.map((each) => ({ ...each, path: own(each.path) })) };
  const taken = await writeIncomingTreeEntries(repository, { my, their, texts });
  return isBackendFailure(taken) ? taken : writeTree(repository, commits.mine, taken);
}

type FileDiffs = ReadonlyMap<string, FileDiff>;

/**
 * Reads the texts of the files that both sides changed: the base, our text and their text. Returns
 * them by blob id.
 */
async function readTextsToMerge(repository: Repository, my: FileDiffs, their: FileDiffs) {
  const blobs = [...their].flatMap(([path, { was, now }]) => {
    const mine = my.get(path);
    return mine ? [was, now, mine.now].flatMap((file) => file?.blob ?? []) : [];
  });
  return readBlobTexts(repository, blobs);
}

/**
 * Returns the files to change in our tree: those that only they changed, and the merged texts.
 * `undefined` removes a file.
 */
async function writeIncomingTreeEntries(
  repository: Repository,
  { my, their, texts }: { my: FileDiffs; their: FileDiffs; texts: ReadonlyMap<string, string> },
): Promise<Map<string, TreeFileEntry | undefined> | BackendFailure> {
  const taken = new Map<string, TreeFileEntry | undefined>();
  for (const [path, { now }] of their) if (!my.has(path)) taken.set(path, now);
  for (const [path, input] of texts) {
    const answer = await runGit(repository.root, ["hash-object", "-w", "--stdin"], { input });
    const refused = toGitFailure(answer);
    if (refused) return refused;
    const mode = my.get(path)?.now?.mode ?? "100644";
    taken.set(path, { mode, blob: outputLines(answer)[0] ?? "" });
  }
  return taken;
}

/** Returns the files that differ between two commits, by path from the top of the repository. */
async function diffCommits({ root }: Repository, from: string, to: string) {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev"];
  const answer = await runGit(root, [...args, "--end-of-options", from, to]);
  return toGitFailure(answer) ?? parseDiff(answer);
}

/** Parses the output of `diff-tree`: `:<mode> <mode> <blob> <blob> <letter>`, then the path. */
function parseDiff(answer: GitResult): Map<string, FileDiff> {
  const parts = splitOutputAtNul(answer);
  const found = new Map<string, FileDiff>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const told = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) /.exec(parts[at] ?? "");
    const [, oldMode = "", mode = "", oldBlob = "", blob = ""] = told ?? [];
    if (told) {
      const was = toTreeFileEntry(oldMode, oldBlob);
      found.set(parts[at + 1] ?? "", { was, now: toTreeFileEntry(mode, blob) });
    }
  }
  return found;
}

/**
 * Returns the entry of a file; `undefined` for a blob id of zeros, by which git represents a
 * missing file.
 */
function toTreeFileEntry(mode: string, blob: string): TreeFileEntry | undefined {
  return /^0+$/.test(blob) ? undefined : { mode, blob };
}

/**
 * Writes a copy of a commit's tree in which some files are replaced or removed. Uses a temporary
 * index.
 */
async function writeTree(
  { root }: Repository,
  commit: string,
  replacedFiles: ReadonlyMap<string, TreeFileEntry | undefined>,
): Promise<TreeMergeResult | BackendFailure> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-joined-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  const none = "0".repeat(commit.length);
  const lines = [...replacedFiles].map(([path, entry]) => {
    return entry ? `${entry.mode} ${entry.blob}\t${path}\0` : `0 ${none}\t${path}\0`;
  });
  try {
    const read = await runGit(root, ["read-tree", "--end-of-options", commit], { env });
    const input = lines.join("");
    const put = await runGit(root, ["update-index", "-z", "--index-info"], { env, input });
    const tree = await runGit(root, ["write-tree"], { env });
    return (
      toGitFailure(read) ??
      toGitFailure(put) ??
      toGitFailure(tree) ?? { tree: outputLines(tree)[0] ?? "" }
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
