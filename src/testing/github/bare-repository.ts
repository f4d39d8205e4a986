import { outputLines, runGit, splitOutputAtNul } from "../../studio/git/run-git.ts";

/** A tree entry in the form of GitHub's API. */
interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

/** A commit as git stores it. */
export interface StoredCommit {
  sha: string;
  tree: string;
  parents: string[];
  name: string;
  email: string;
  date: string;
  message: string;
}

/** Name, e-mail and time (ISO 8601) of an author. */
export interface CommitAuthor {
  name: string;
  email: string;
  date: string;
}

/**
 * A bare repository on disk. The methods run git's plumbing commands. Those that can return
 * `undefined` do so if git fails.
 */
export interface BareRepository {
  folder: string;
  ref(branch: string): Promise<string | undefined>;
  has(id: string, type: string): Promise<boolean>;
  blob(id: string): Promise<Buffer | undefined>;
  entries(tree: string, isDeep: boolean): Promise<TreeEntry[]>;
  commit(id: string): Promise<StoredCommit>;
  commits(args: readonly string[]): Promise<StoredCommit[]>;
  base(one: string, other: string): Promise<string | undefined>;
  writeBlob(bytes: Buffer): Promise<string>;
  /** @param lines changes to the tree; `sha: null` removes a path */
  writeTree(base: string | undefined, lines: readonly NewTreeEntry[]): Promise<string | undefined>;
  writeCommit(made: NewCommit, author: CommitAuthor): Promise<string | undefined>;
  /** Moves a branch if it still points to `old`; all zeros for a new branch. */
  moveRef(branch: string, commit: string, old: string): Promise<boolean>;
}

/** A tree entry to write. */
export interface NewTreeEntry {
  path: string;
  mode: string;
  sha: string | null;
}

/** A commit to create. */
export interface NewCommit {
  message: string;
  tree: string;
  parents: readonly string[];
}

/** The object id that means "no object". */
export const nullObjectId = "0".repeat(40);

const commitLogFormat = "%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B%x00%x01";

export function openBareRepository(folder: string): BareRepository {
  const git = (args: readonly string[], input?: Buffer | string, env?: NodeJS.ProcessEnv) =>
    runGit(folder, args, { input, env });
  const line = async (
    args: readonly string[],
    input?: Buffer | string,
    env?: NodeJS.ProcessEnv,
  ) => {
    const answer = await git(args, input, env);
    return answer.code === 0 ? outputLines(answer)[0] : undefined;
  };
  const commits: BareRepository["commits"] = async (args) => {
    const { stdout } = await git(["log", `--format=${commitLogFormat}`, ...args]);
    return stdout
      .toString("utf8")
      .split("\x01")
      .filter((each) => each.includes("\0"))
      .map(parseCommit);
  };
  return {
    folder,
    commits,
    ref: (branch) => line(["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]),
    has: async (id, type) => (await line(["cat-file", "-t", id])) === type,
    blob: async (id) => {
      const { code, stdout } = await git(["cat-file", "blob", id]);
      return code === 0 ? stdout : undefined;
    },
    entries: async (tree, isDeep) => {
      const answer = await git(["ls-tree", "-z", "-l", ...(isDeep ? ["-r", "-t"] : []), tree]);
      return splitOutputAtNul(answer).filter(Boolean).map(parseTreeEntry);
    },
    commit: async (id) => {
      const [found] = await commits(["-1", id]);
      if (!found) throw new Error(`no commit ${id}`);
      return found;
    },
    base: (one, other) => line(["merge-base", one, other]),
    writeBlob: async (bytes) => (await line(["hash-object", "-w", "--stdin"], bytes)) ?? "",
    writeTree: (base, lines) => writeTree(git, base, lines),
    writeCommit: ({ message, tree, parents }, { name, email, date }) => {
      const who = { NAME: name, EMAIL: email, DATE: date };
      const env = Object.fromEntries(
        Object.entries(who).flatMap(([key, value]) => [
          [`GIT_AUTHOR_${key}`, value],
          [`GIT_COMMITTER_${key}`, value],
        ]),
      );
      const from = parents.flatMap((parent) => ["-p", parent]);
      return line(["commit-tree", tree, ...from, "-F", "-"], message, env);
    },
    moveRef: async (branch, commit, old) =>
      (await git(["update-ref", `refs/heads/${branch}`, commit, old])).code === 0,
  };
}

type RunGit = (
  args: readonly string[],
  input?: string,
  env?: NodeJS.ProcessEnv,
) => ReturnType<typeof runGit>;

/**
 * Writes a tree to the repository. Uses an index file of its own, because requests run in parallel.
 */
async function writeTree(
  git: RunGit,
  base: string | undefined,
  lines: readonly NewTreeEntry[],
): Promise<string | undefined> {
  const env = { GIT_INDEX_FILE: `tree-${Math.random()}.index` };
  const read = await git(["read-tree", ...(base ? [base] : ["--empty"])], "", env);
  if (read.code !== 0) return undefined;
  const input = lines
    .map(({ path, mode, sha }) =>
      sha ? `${mode} ${sha}\t${path}\0` : `0 ${nullObjectId}\t${path}\0`,
    )
    .join("");
  const index = await git(["update-index", "-z", "--index-info"], input, env);
  if (index.code !== 0) return undefined;
  const answer = await git(["write-tree"], "", env);
  return answer.code === 0 ? outputLines(answer)[0] : undefined;
}

function parseCommit(text: string): StoredCommit {
  const [sha = "", tree = "", parents = "", name = "", email = "", date = "", message = ""] = text
    .trimStart()
    .split("\0");
  const all = parents.split(" ").filter(Boolean);
  return { sha, tree, parents: all, name, email, date, message: message.trimEnd() };
}

function parseTreeEntry(part: string): TreeEntry {
  const [, mode = "", type = "", sha = "", size = "", path = ""] =
    /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(part) ?? [];
  return { path, mode, type, sha, ...(size === "-" ? {} : { size: Number(size) }) };
}
