import { join } from "node:path";
import type { BackendFailure } from "../backend-contract/failure.ts";
import type { ChangedFile } from "../backend-contract/history.ts";
import { isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { readVersionIfPresent } from "../disk/file-versions.ts";
import { listCommitBlobs } from "./read-blobs.ts";
import { type Repository, toGitFailure } from "./repository.ts";
import { outputLines, runGit, splitOutputAtNul } from "./run-git.ts";

/**
 * Returns the content files that differ from a commit, sorted by path. Includes untracked files
 * that are not ignored.
 *
 * @param base the commit; `null` before the first
 * @param isKnown whether a path in the content folder belongs to the content
 */
export async function listChangesSinceCommit(
  repository: Repository,
  base: string | null,
  isKnown: (path: string) => boolean,
): Promise<ChangedFile[] | BackendFailure> {
  const { root } = repository;
  const told = await diffWithCommit(repository, base);
  if (isBackendFailure(told)) return told;
  const others = await runGit(root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  const refused = toGitFailure(others);
  if (refused) return refused;
  const fresh = splitOutputAtNul(others);
  const both = fresh.filter((path) => told.has(path));
  for (const path of fresh) told.set(path, told.has(path) ? "changed" : "new");
  for (const path of await selectUnchangedFiles(repository, base, both)) told.delete(path);
  const paths = [...told].filter(([path]) => isKnown(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  const found: ChangedFile[] = [];
  // Read one file after the other. A first commit may have thousands of files, more than a process
  // can have open at the same time.
  for (const [path, kind] of paths) {
    found.push({ path, kind, version: await readVersionIfPresent(join(root, path)) });
  }
  return found.filter(({ kind, version }) => (kind === "gone") === (version === null));
}

/**
 * Selects the files that still equal the commit, from files that were removed only from the index.
 */
async function selectUnchangedFiles(
  repository: Repository,
  base: string | null,
  paths: readonly string[],
): Promise<string[]> {
  if (base === null || paths.length === 0) return [];
  const kept = await listCommitBlobs(repository, base, (path) => paths.includes(path));
  if (isBackendFailure(kept)) return [];
  // `hash-object` resolves paths from the top of the repository.
  const input = paths.map((path) => `${repository.prefix}${path}\n`).join("");
  const now = outputLines(
    await runGit(repository.root, ["hash-object", "--stdin-paths"], { input }),
  );
  return paths.filter((path, at) => kept.get(path) === now[at]);
}

const changeKinds: Record<string, ChangedFile["kind"] | undefined> = { A: "new", D: "gone" };

/** Returns the kind of change of each tracked file that differs from a commit, by path. */
async function diffWithCommit(
  { root }: Repository,
  base: string | null,
): Promise<Map<string, ChangedFile["kind"]> | BackendFailure> {
  const from = base ?? (await emptyTreeId(root));
  const args = ["diff", "--name-status", "--no-renames", "--no-ext-diff", "--relative", "-z"];
  const answer = await runGit(root, [...args, "--end-of-options", from, "--", "."]);
  const refused = toGitFailure(answer);
  if (refused) return refused;
  const parts = splitOutputAtNul(answer);
  const found = new Map<string, ChangedFile["kind"]>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    found.set(parts[at + 1] ?? "", changeKinds[parts[at] ?? ""] ?? "changed");
  }
  return found;
}

async function emptyTreeId(root: string): Promise<string> {
  return outputLines(await runGit(root, ["hash-object", "-t", "tree", "--stdin"]))[0] ?? "";
}
