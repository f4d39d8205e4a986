import type { Bytes } from "../../../../load/files/file-store.ts";
import { type ApiError, isApiError } from "./api-error.ts";
import { encodeBase64 } from "./blob-encoding.ts";
import type { GithubClient } from "./client.ts";

/** A commit, as parsed from the API. */
export interface GitCommit {
  id: string;
  tree: string;
  parents: readonly string[];
  message: string;
  who: string;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * An entry of a tree: a file, a folder, or something that the studio does not touch, such as a
 * submodule.
 */
export interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string | null;
  size?: number;
}

/** The comparison of two commits. */
interface CommitComparison {
  status: "ahead" | "behind" | "diverged" | "identical";
  base: string;
  /** The commits that only the second one contains, oldest first. */
  commits: readonly GitCommit[];
}

/**
 * The endpoints that the studio needs for one repository. GitHub documents them under "Git
 * database", "Commits" and "Repositories".
 */
export interface GitClient {
  /**
   * Returns the commit of a branch: "none" if the branch does not exist, "unchanged" if it has not
   * moved since `etag`.
   */
  ref(branch: string, etag?: string): Promise<BranchRefResult | ApiError>;
  commit(id: string): Promise<GitCommit | ApiError>;
  tree(id: string, isDeep: boolean): Promise<{ lines: TreeEntry[]; isCut: boolean } | ApiError>;
  blob(id: string): Promise<Bytes | ApiError>;
  createBlob(bytes: Bytes): Promise<string | ApiError>;
  createTree(base: string, lines: readonly TreeEntry[]): Promise<string | ApiError>;
  createCommit(made: NewCommitInput): Promise<GitCommit | ApiError>;
  createRef(branch: string, commit: string): Promise<string | ApiError>;
  /**
   * Fast-forwards a branch. Fails if the branch has diverged (422, "Update is not a fast forward").
   */
  updateRef(branch: string, commit: string): Promise<string | ApiError>;
  compare(base: string, head: string): Promise<CommitComparison | ApiError>;
  /** Returns commits, newest first, 100 per page. With a path, only commits that touched it. */
  commits(from: string, page: number, path?: string): Promise<GitCommit[] | ApiError>;
}

/** The state of a branch. */
interface BranchRefResult {
  kind: "at" | "none" | "unchanged";
  commit?: string;
  etag?: string;
}

interface NewCommitInput {
  message: string;
  tree: string;
  parents: readonly string[];
}

interface ShaObject {
  sha: string;
}

/** The body of `GET /repos/{owner}/{repo}/git/commits/{commit_sha}`. */
interface GitCommitBody extends ShaObject {
  tree: ShaObject;
  parents: ShaObject[];
  message: string;
  author: { name?: string; date?: string } | null;
}

/** An item of the body of `GET /repos/{owner}/{repo}/commits`. */
interface ListedCommitBody extends ShaObject {
  commit: Omit<GitCommitBody, "sha" | "parents">;
  parents: ShaObject[];
}

/**
 * Creates a client for one repository.
 *
 * @param repository the API path of the repository, from `repositoryApiPath`
 */
export function createGitClient(api: GithubClient, repository: string): GitClient {
  const get = async <Body>(path: string): Promise<Body | ApiError> => {
    const answer = await api.request<Body>(`${repository}${path}`);
    return bodyOrError(answer);
  };
  const send = async <Body>(method: "POST" | "PATCH", path: string, body: object) =>
    bodyOrError(await api.request<Body>(`${repository}${path}`, { method, body }));
  const named = async (answer: Promise<ShaObject | ApiError>) => {
    const body = await answer;
    return isApiError(body) ? body : body.sha;
  };
  return {
    ref: (branch, etag) => fetchRef(api, `${repository}/git/ref/heads/${encodeRef(branch)}`, etag),
    commit: async (id) =>
      mapBodyOrError(await get<GitCommitBody>(`/git/commits/${id}`), toGitCommit),
    tree: async (id, isDeep) => {
      const path = `/git/trees/${id}${isDeep ? "?recursive=1" : ""}`;
      const body = await get<{ tree: TreeEntry[]; truncated: boolean }>(path);
      return mapBodyOrError(body, ({ tree, truncated }) => ({ lines: tree, isCut: truncated }));
    },
    blob: async (id) =>
      bodyOrError(await api.request<Bytes>(`${repository}/git/blobs/${id}`, { isRaw: true })),
    createBlob: (bytes) =>
      named(send("POST", "/git/blobs", { content: encodeBase64(bytes), encoding: "base64" })),
    createTree: (base, lines) =>
      named(send("POST", "/git/trees", { base_tree: base, tree: lines })),
    createCommit: async (made) =>
      mapBodyOrError(await send<GitCommitBody>("POST", "/git/commits", made), toGitCommit),
    createRef: async (branch, commit) => {
      const body = { ref: `refs/heads/${branch}`, sha: commit };
      return mapBodyOrError(await send<object>("POST", "/git/refs", body), () => commit);
    },
    updateRef: async (branch, commit) => {
      const body = { sha: commit, force: false };
      const path = `/git/refs/heads/${encodeRef(branch)}`;
      return mapBodyOrError(await send<object>("PATCH", path, body), () => commit);
    },
    compare: (base, head) => compareCommits(get, base, head),
    commits: async (from, page, path) => {
      const query = new URLSearchParams({ sha: from, per_page: "100", page: String(page) });
      if (path !== undefined) query.set("path", path);
      return mapBodyOrError(await get<ListedCommitBody[]>(`/commits?${query}`), (all) =>
        all.map(listedToGitCommit),
      );
    },
  };
}

/** Returns the API path of a repository. */
export function repositoryApiPath(owner: string, name: string): string {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}

/** The maximum number of pages of a comparison that are read: 1,000 commits. */
const maxComparePages = 10;

async function compareCommits(
  get: <Body>(path: string) => Promise<Body | ApiError>,
  base: string,
  head: string,
): Promise<CommitComparison | ApiError> {
  interface Body {
    status: CommitComparison["status"];
    total_commits: number;
    merge_base_commit: ShaObject;
    commits: ListedCommitBody[];
  }
  const commits: GitCommit[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/compare/${base}...${head}?per_page=100&page=${page}`;
    const body = await get<Body>(path);
    if (isApiError(body)) return body;
    commits.push(...body.commits.map(listedToGitCommit));
    const isWhole = commits.length >= body.total_commits || body.commits.length === 0;
    if (isWhole || page === maxComparePages)
      return { status: body.status, base: body.merge_base_commit.sha, commits };
  }
}

async function fetchRef(
  api: GithubClient,
  path: string,
  etag?: string,
): Promise<BranchRefResult | ApiError> {
  const answer = await api.request<{ object: ShaObject }>(path, { etag });
  if (isApiError(answer)) return answer.status === 404 ? { kind: "none" } : answer;
  if (answer.kind === "unchanged") return { kind: "unchanged" };
  const told = answer.headers.get("etag") ?? undefined;
  return { kind: "at", commit: answer.body.object.sha, etag: told };
}

function bodyOrError<Body>(
  answer: { kind: "answer"; body: Body } | { kind: "unchanged" } | ApiError,
): Body | ApiError {
  if (isApiError(answer)) return answer;
  if (answer.kind === "answer") return answer.body;
  return { kind: "fault", fault: "down", status: 304, said: "" };
}

function mapBodyOrError<Body, Value>(
  body: Body | ApiError,
  make: (body: Body) => Value,
): Value | ApiError {
  return isApiError(body) ? body : make(body);
}

function toGitCommit({ sha, tree, parents, message, author }: GitCommitBody): GitCommit {
  return {
    id: sha,
    tree: tree.sha,
    parents: parents.map((each) => each.sha),
    message,
    who: author?.name ?? "",
    time: Date.parse(author?.date ?? "") || 0,
  };
}

function listedToGitCommit({ sha, commit, parents }: ListedCommitBody): GitCommit {
  return toGitCommit({ ...commit, sha, parents });
}

/** Encodes a branch name for a URL. Keeps its `/`. */
function encodeRef(branch: string): string {
  return branch.split("/").map(encodeURIComponent).join("/");
}
