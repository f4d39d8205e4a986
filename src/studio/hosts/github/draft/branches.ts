import type { VersionedPath } from "../../../backend-contract/files.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GitClient } from "../api/git-client.ts";
import type { CommitReader, CommitSnapshot } from "../files/commit-reader.ts";

/** The branch heads, and the snapshot that is edited. */
interface BranchState {
  /** The head of the branch that the site is built from. */
  published: string;
  /** The head of the user's draft branch; `null` if it does not exist. */
  draft: string | null;
  /**
   * The edited snapshot: the draft, or the published commit if there is no draft or all of it is
   * published.
   */
  head: CommitSnapshot;
}

/** The names of both branches. */
export interface BranchNames {
  published: string;
  draft: string;
}

/** Tracks the state of both branches. */
export interface BranchTracker {
  /** Returns the cached state. The first call reads it. */
  cached(): Promise<BranchState | ApiError>;
  /** Reads the state again. A branch that has not moved does not count against the rate limit. */
  refresh(): Promise<BranchState | ApiError>;
  /** Records that the draft was moved to this snapshot. */
  setDraft(head: CommitSnapshot): void;
  setPublished(commit: string): void;
  /** Records that the draft branch was deleted. */
  removeDraft(): void;
  /**
   * Remembers a commit to which the draft may have moved. This is uncertain, because the response
   * was lost.
   */
  markUnconfirmed(commit: string): void;
  isUnconfirmed(commit: string): boolean;
}

interface BranchTrackerDependencies {
  git: GitClient;
  reader: CommitReader;
}

/**
 * Returns the name of a user's draft branch. It depends only on the account, so it is the same on
 * every device.
 */
export function draftBranchName(login: string): string {
  const plain = login.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
  return `prelo/${plain || "rascunho"}`;
}

export function createBranchTracker(
  source: BranchTrackerDependencies,
  names: BranchNames,
): BranchTracker {
  const known = new Map<string, { commit: string | null; etag?: string }>();
  let stand: BranchState | undefined;
  const lost = new Set<string>();
  // Commits from which this page moved the branches. GitHub may still return them for a moment.
  const left = new Map<string, Set<string>>();
  const leave = (branch: string, from: string | null | undefined) => {
    if (from) left.set(branch, (left.get(branch) ?? new Set()).add(from));
    known.delete(branch);
  };
  const at = async (branch: string): Promise<string | null | ApiError> => {
    const before = known.get(branch);
    const answer = await source.git.ref(branch, before?.etag);
    if (isApiError(answer)) return answer;
    if (answer.kind === "unchanged" && before) return before.commit;
    const commit = answer.commit ?? null;
    if (commit !== null && stand && left.get(branch)?.has(commit))
      return branch === names.draft ? stand.draft : stand.published;
    known.set(branch, { commit, etag: answer.etag });
    return commit;
  };
  const look = async (): Promise<BranchState | ApiError> => {
    const [published, draft] = await Promise.all([at(names.published), at(names.draft)]);
    if (isApiError(published)) return published;
    if (isApiError(draft)) return draft;
    if (published === null) return missingBranchError;
    const isSame = stand?.published === published && stand.draft === draft;
    if (stand && isSame) return stand;
    const made = await readBranchState(source, { published, draft }, stand);
    if (!isApiError(made)) stand = made;
    return made;
  };
  return {
    refresh: look,
    cached: async () => stand ?? look(),
    setDraft: (head) => {
      leave(names.draft, stand?.draft);
      if (stand) stand = { ...stand, draft: head.commit, head };
    },
    setPublished: (commit) => {
      leave(names.published, stand?.published);
      if (stand) stand = { ...stand, published: commit };
    },
    removeDraft: () => {
      if (stand) stand = { ...stand, draft: null };
      known.delete(names.draft);
    },
    markUnconfirmed: (commit) => void lost.add(commit),
    isUnconfirmed: (commit) => lost.has(commit),
  };
}

/** The error if the published branch does not exist or the token cannot see it. */
const missingBranchError: ApiError = { kind: "fault", fault: "no-access", status: 404, said: "" };

async function readBranchState(
  { git, reader }: BranchTrackerDependencies,
  { published, draft }: { published: string; draft: string | null },
  before: BranchState | undefined,
): Promise<BranchState | ApiError> {
  // If someone deletes the draft branch during editing, its last commit stays the edited one. The
  // next save recreates the branch.
  const own =
    draft ?? (before && before.head.commit !== before.published ? before.head.commit : null);
  const chosen = own === null ? published : await selectEditedHead(git, published, own);
  if (isApiError(chosen)) return chosen;
  const head = await reader.snapshot(chosen);
  return isApiError(head) ? head : { published, draft, head };
}

/** Selects the edited commit: the draft until all of it is published, then the published commit. */
async function selectEditedHead(
  git: GitClient,
  published: string,
  draft: string,
): Promise<string | ApiError> {
  if (published === draft) return published;
  const compared = await git.compare(published, draft);
  if (isApiError(compared)) return compared;
  return compared.status === "ahead" || compared.status === "diverged" ? draft : published;
}

/** Returns the files that differ between two snapshots. */
export function diffSnapshots(before: CommitSnapshot, after: CommitSnapshot): VersionedPath[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].flatMap((path) => {
    const version = after.files.get(path)?.blob ?? null;
    return (before.files.get(path)?.blob ?? null) === version ? [] : [{ path, version }];
  });
}
