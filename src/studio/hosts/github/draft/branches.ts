import type { FileVersion } from "../../contract/host-files.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { GitCalls } from "../api/git-calls.ts";
import type { CommitReader, Snapshot } from "../reading/commit-reader.ts";

/** The two branches that a person works with, and what is edited now. */
interface Stand {
  /** Where the site is made of. */
  published: string;
  /** Where the person's own branch is; `null` where there is none. */
  draft: string | null;
  /** What is edited: the draft, or what is published where that has all of the draft. */
  head: Snapshot;
}

/** The names of both branches. */
export interface BranchNames {
  published: string;
  draft: string;
}

/** What is known of the branches, looked at anew when asked. */
export interface Branches {
  /** As it was looked at last. */
  stand(): Promise<Stand | ApiFault>;
  /** Looks again; where nothing moved that costs nothing of what GitHub allows. */
  look(): Promise<Stand | ApiFault>;
  /** The draft is here from now on. */
  moved(head: Snapshot): void;
  published(commit: string): void;
  /** Somebody took the draft's branch away. */
  draftGone(): void;
  /** Nobody knows whether the draft came to this commit: the answer was lost. */
  unsure(commit: string): void;
  isUnsure(commit: string): boolean;
}

interface Source {
  git: GitCalls;
  reader: CommitReader;
}

/** The name of a person's branch: that of their account, so that it is one wherever they sign in. */
export function draftBranch(login: string): string {
  const plain = login.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
  return `prelo/${plain || "rascunho"}`;
}

export function openBranches(source: Source, names: BranchNames): Branches {
  const known = new Map<string, { commit: string | null; etag?: string }>();
  let stand: Stand | undefined;
  const lost = new Set<string>();
  // Where this page moved the branches away from: for some moments GitHub may still answer with that.
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

/** The branch of the site is not there, or not for this token. */
const goneFault: ApiFault = { kind: "fault", fault: "no-access", status: 404, said: "" };

async function standOf(
  { git, reader }: Source,
  { published, draft }: { published: string; draft: string | null },
  before: Stand | undefined,
): Promise<Stand | ApiFault> {
  // A draft that was taken away while it is edited goes on here; its next save makes the branch again.
  const own =
    draft ?? (before && before.head.commit !== before.published ? before.head.commit : null);
  const chosen = own === null ? published : await newest(git, published, own);
  if (isFault(chosen)) return chosen;
  const head = await reader.snapshot(chosen);
  return isFault(head) ? head : { published, draft, head };
}

/** A draft counts until all of it is published. */
async function newest(git: GitCalls, published: string, draft: string): Promise<string | ApiFault> {
  if (published === draft) return published;
  const compared = await git.compare(published, draft);
  if (isFault(compared)) return compared;
  return compared.status === "ahead" || compared.status === "diverged" ? draft : published;
}

/** What differs between two states of the content. */
export function differencesOf(before: Snapshot, after: Snapshot): FileVersion[] {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].flatMap((path) => {
    const version = after.files.get(path)?.blob ?? null;
    return (before.files.get(path)?.blob ?? null) === version ? [] : [{ path, version }];
  });
}
