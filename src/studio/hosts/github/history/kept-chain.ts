import type { KeptVersion, Unkept } from "../../contract/host-history.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { Commit, GitCalls } from "../api/git-calls.ts";
import { isDraft } from "../draft/draft-sign.ts";
import type { CommitReader, Snapshot } from "../reading/commit-reader.ts";

/** What reading the log needs. */
export interface ChainSource {
  git: GitCalls;
  reader: CommitReader;
  /** The content folder in the repository, with a trailing `/`. */
  prefix: string;
}

/** The commit that a draft builds on: its first ancestor that is no draft. */
export async function keptBelow(
  { git, reader }: Pick<ChainSource, "git" | "reader">,
  commit: string,
): Promise<Commit | ApiFault> {
  let current = await reader.commit(commit);
  if (!isFault(current) && isDraft(current)) {
    // Drafts may have many commits: prefetch a hundred.
    const listed = await git.commits(commit, 1);
    if (isFault(listed)) return listed;
    reader.note(listed);
  }
  while (!isFault(current) && isDraft(current)) {
    current = await reader.commit(current.parents[0] ?? "");
  }
  return current;
}

/** The files that differ between a commit and the head, sorted by path. */
export function unkeptBetween(kept: Snapshot, head: Snapshot, isKnown: (path: string) => boolean) {
  const paths = [...new Set([...kept.files.keys(), ...head.files.keys()])].sort();
  return paths.filter(isKnown).flatMap((path): Unkept[] => {
    const [before, after] = [kept.files.get(path)?.blob, head.files.get(path)?.blob];
    if (before === after) return [];
    const kind = before === undefined ? "new" : after === undefined ? "gone" : "changed";
    return [{ path, kind, version: after ?? null }];
  });
}

/** A commit as editors see it; its first line is the subject. */
export function versionOfCommit({ id, time, who, message }: Commit): KeptVersion {
  return { id, time, who, words: (message.split("\n")[0] ?? "").trim() };
}

/** How many pages of commits we read for the log. */
const mostPages = 2;

/**
 * The newest commits that changed the content, newest first.
 *
 * A commit that collects drafts equals the newest draft, so git omits it from the log of a folder
 * (`git log`, "History Simplification"): we find it through the drafts that it collects.
 */
export async function versionsFrom(
  { git, reader, prefix }: ChainSource,
  head: string,
): Promise<{ versions: Commit[]; collects: Map<string, string>; isCut: boolean } | ApiFault> {
  const all = await pagesOf((page) => git.commits(head, page));
  if (isFault(all)) return all;
  const folder = prefix.replace(/\/$/, "");
  const touched = folder === "" ? all : await pagesOf((page) => git.commits(head, page, folder));
  if (isFault(touched)) return touched;
  reader.note([...all, ...touched]);
  const collects = collectorsOf(all);
  const wanted = new Set(touched.flatMap(({ id }) => collects.get(id) ?? id));
  const versions = all.filter((each) => wanted.has(each.id) && !isDraft(each));
  return { versions, collects, isCut: all.length >= mostPages * 100 };
}

async function pagesOf(
  read: (page: number) => Promise<Commit[] | ApiFault>,
): Promise<Commit[] | ApiFault> {
  const found: Commit[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const commits = await read(page);
    if (isFault(commits)) return commits;
    found.push(...commits);
    if (commits.length < 100) break;
  }
  return found;
}

/** Maps each draft commit to the commit that collects it. */
function collectorsOf(all: readonly Commit[]): Map<string, string> {
  const byId = new Map(all.map((each) => [each.id, each]));
  const found = new Map<string, string>();
  for (const version of all.filter((each) => !isDraft(each))) {
    for (let id = version.parents.find((parent) => isDraftIn(byId, parent)); id !== undefined; ) {
      const draft = byId.get(id);
      if (!draft || !isDraft(draft)) break;
      found.set(id, version.id);
      id = draft.parents[0];
    }
  }
  return found;
}

function isDraftIn(byId: ReadonlyMap<string, Commit>, id: string): boolean {
  const commit = byId.get(id);
  return commit !== undefined && isDraft(commit);
}
