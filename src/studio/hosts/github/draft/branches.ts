import type { FileVersion } from "../../contract/host-files.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { GitCalls } from "../api/git-calls.ts";
import type { CommitReader, Snapshot } from "../reading/commit-reader.ts";

/** The branch heads, and the snapshot that is edited. */
interface Stand {
  /** The head of the branch that the site is built from. */
  published: string;
  /** The head of the user's draft branch; `null` if it does not exist. */
  draft: string | null;
  /** The edited snapshot: the draft, or the published commit if it contains the draft. */
  head: Snapshot;
}

/** The names of both branches. */
export interface BranchNames {
  published: string;
  draft: string;
}

/** Tracks the state of both branches. */
export interface Branches {
  /** The cached state; read on the first call. */
  stand(): Promise<Stand | ApiFault>;
  /** Reads the state again. Costs no rate limit if nothing moved. */
  look(): Promise<Stand | ApiFault>;
  /** We moved the draft to this snapshot. */
  moved(head: Snapshot): void;
  published(commit: string): void;
  /** The draft branch was deleted. */
  draftGone(): void;
  /** It is unknown whether the draft moved to this commit: the response was lost. */
  unsure(commit: string): void;
  isUnsure(commit: string): boolean;
}

interface Source {
  git: GitCalls;
  reader: CommitReader;
}

/**
 * The name of a user's draft branch. It depends on the account only, so it is the same on every
 * device.
 */
export function draftBranch(login: string): string {
  const plain = login.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
  return `prelo/${plain || "rascunho"}`;
}

export function openBranches(source: Source, names: BranchNames): Branches {
  const known = new Map<string, { commit: string | null; etag?: string }>();
  let stand: Stand | undefined;
  const lost = new Set<string>();
  // Commits that this page moved the branches away from: for some moments GitHub may still return
  // them.
  const left = new Map<string, Set<string>>();
  const leave = (branch: string, from: string | null | undefined) => {
    if (from) left.set(branch, (left.get(branch) ?? new Set()).add(from));
    known.delete(branch);
  };
  const at = async (branch: string): Promise<string | null | ApiFault> => {
    const before = known.get(branch);
    const answer = await source.git.ref(branch, before?.etag);
    if (isFault(answer)) return answer;
    if (answer.kind === "unchanged" && before) return before.commit;
    const commit = answer.commit ?? null;
    if (commit !== null && stand && left.get(branch)?.has(commit))
      return branch === names.draft ? stand.draft : stand.published;
    known.set(branch, { commit, etag: answer.etag });
    return commit;
  };
  const look = async (): Promise<Stand | ApiFault> => {
    const [published, draft] = await Promise.all([at(names.published), at(names.draft)]);
    if (isFault(published)) return published;
    if (isFault(draft)) return draft;
    if (published === null) return goneFault;
    const isSame = stand?.published === published && stand.draft === draft;
    if (stand && isSame) return stand;
    const made = await standOf(source, { published, draft }, stand);
    if (!isFault(made)) stand = made;
    return made;
  };
  return {
    look,
    stand: async () => stand ?? look(),
    moved: (head) => {
      leave(names.draft, stand?.draft);
      if (stand) stand = { ...stand, draft: head.commit, head };
    },
    published: (commit) => {
      leave(names.published, stand?.published);
      if (stand) stand = { ...stand, published: commit };
    },
    draftGone: () => {
      if (stand) stand = { ...stand, draft: null };
      known.delete(names.draft);
    },
    unsure: (commit) => void lost.add(commit),
    isUnsure: (commit) => lost.has(commit),
  };
}

/** The published branch does not exist, or the token cannot see it. */
const goneFault: ApiFault = { kind: "fault", fault: "no-access", status: 404, said: "" };

async function standOf(
  { git, reader }: Source,
  { published, draft }: { published: string; draft: string | null },
  before: Stand | undefined,
): Promise<Stand | ApiFault> {
  // If the draft branch is deleted during editing, we continue with its last commit; the next save
  // recreates the branch.
  const own =
    draft ?? (before && before.head.commit !== before.published ? before.head.commit : null);
  const chosen = own === null ? published : await newest(git, published, own);
  if (isFault(chosen)) return chosen;
  const head = await reader.snapshot(chosen);
  return isFault(head) ? head : { published, draft, head };
}

/** The draft is the head until all of it is published. */
async function newest(git: GitCalls, published: string, draft: string): Promise<string | ApiFault> {
  if (published === draft) return published;
  const compared = await git.compare(published, draft);
  if (isFault(compared)) return compared;
  return compared.status === "ahead" || compared.status === "diverged" ? draft : published;
}

/** The files that differ between two snapshots. */
export function differencesOf(before: Snapshot, after: Snapshot): FileVersion[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].flatMap((path) => {
    const version = after.files.get(path)?.blob ?? null;
    return (before.files.get(path)?.blob ?? null) === version ? [] : [{ path, version }];
  });
}
