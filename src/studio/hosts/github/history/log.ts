import type { ChangedFile, CommitInfo } from "../../../backend-contract/history.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GitClient, GitCommit } from "../api/git-client.ts";
import { isDraftCommit } from "../draft/draft-trailer.ts";
import type { CommitReader, CommitSnapshot } from "../files/commit-reader.ts";

/** The dependencies of reading the log. */
export interface LogReadContext {
  git: GitClient;
  reader: CommitReader;
  /** The content folder in the repository, with a trailing `/`. */
  prefix: string;
}

/** Returns the commit that a draft builds on: its first ancestor that is not a draft. */
export async function findDraftBaseCommit(
  { git, reader }: Pick<LogReadContext, "git" | "reader">,
  commit: string,
): Promise<GitCommit | ApiError> {
  let current = await reader.commit(commit);
  if (!isApiError(current) && isDraftCommit(current)) {
    // A draft may have many commits, so prefetch a hundred.
    const listed = await git.commits(commit, 1);
    if (isApiError(listed)) return listed;
    reader.addToCache(listed);
  }
  while (!isApiError(current) && isDraftCommit(current)) {
    current = await reader.commit(current.parents[0] ?? "");
  }
  return current;
}

/** Returns the files that differ between a commit and the head, sorted by path. */
export function listChangesSinceCommit(
  kept: CommitSnapshot,
  head: CommitSnapshot,
  isKnown: (path: string) => boolean,
) {
  const paths = [...new Set([...kept.files.keys(), ...head.files.keys()])].sort();
  return paths.filter(isKnown).flatMap((path): ChangedFile[] => {
    const [before, after] = [kept.files.get(path)?.blob, head.files.get(path)?.blob];
    if (before === after) return [];
    const kind = before === undefined ? "new" : after === undefined ? "gone" : "changed";
    return [{ path, kind, version: after ?? null }];
  });
}

/** Converts a commit to the form that editors see. The first line of its message is the subject. */
export function toCommitInfo({ id, time, who, message }: GitCommit): CommitInfo {
  return { id, time, who, words: (message.split("\n")[0] ?? "").trim() };
}

/** The maximum number of pages of commits read for the log. */
const maxLogPages = 2;

/**
 * Returns the commits that changed the content, newest first.
 *
 * A user's commit collects draft commits and has the same content as the newest of them. Therefore,
 * git omits it from the log of a folder (`git log`, "History Simplification"). It is found through
 * the drafts that it collects.
 */
export async function readContentCommits(
  { git, reader, prefix }: LogReadContext,
  head: string,
): Promise<{ versions: GitCommit[]; collects: Map<string, string>; isCut: boolean } | ApiError> {
  const all = await readCommitPages((page) => git.commits(head, page));
  if (isApiError(all)) return all;
  const folder = prefix.replace(/\/$/, "");
  const touched =
    folder === "" ? all : await readCommitPages((page) => git.commits(head, page, folder));
  if (isApiError(touched)) return touched;
  reader.addToCache([...all, ...touched]);
  const collects = mapDraftsToCommits(all);
  const wanted = new Set(touched.flatMap(({ id }) => collects.get(id) ?? id));
  const versions = all.filter((each) => wanted.has(each.id) && !isDraftCommit(each));
  return { versions, collects, isCut: all.length >= maxLogPages * 100 };
}

async function readCommitPages(
  read: (page: number) => Promise<GitCommit[] | ApiError>,
): Promise<GitCommit[] | ApiError> {
  const found: GitCommit[] = [];
  for (let page = 1; page <= maxLogPages; page += 1) {
    const commits = await read(page);
    if (isApiError(commits)) return commits;
    found.push(...commits);
    if (commits.length < 100) break;
  }
  return found;
}

/** Maps each draft commit to the commit that collects it. */
function mapDraftsToCommits(all: readonly GitCommit[]): Map<string, string> {
  const byId = new Map(all.map((each) => [each.id, each]));
  const found = new Map<string, string>();
  for (const version of all.filter((each) => !isDraftCommit(each))) {
    for (
      let id = version.parents.find((parent) => isDraftCommitId(byId, parent));
      id !== undefined;
    ) {
      const draft = byId.get(id);
      if (!draft || !isDraftCommit(draft)) break;
      found.set(id, version.id);
      id = draft.parents[0];
    }
  }
  return found;
}

function isDraftCommitId(byId: ReadonlyMap<string, GitCommit>, id: string): boolean {
  const commit = byId.get(id);
  return commit !== undefined && isDraftCommit(commit);
}
