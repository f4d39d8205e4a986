import type { Bytes } from "../../../../load/files/files.ts";
import { type ApiFault, isFault } from "./api-fault.ts";
import { base64Of } from "./git-names.ts";
import type { GithubApi } from "./github-api.ts";

/** A commit, as parsed from the API. */
export interface Commit {
  id: string;
  tree: string;
  parents: readonly string[];
  message: string;
  who: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** An entry of a tree: a file, a folder, or something that the studio does not touch. */
export interface TreeLine {
  path: string;
  mode: string;
  type: string;
  sha: string | null;
  size?: number;
}

/** The comparison of two commits. */
interface Compared {
  status: "ahead" | "behind" | "diverged" | "identical";
  base: string;
  /** The commits that only the second one contains, oldest first. */
  commits: readonly Commit[];
}

/**
 * The endpoints of "Git database", "Commits" and "Repositories" that the studio needs, in one
 * repository.
 */
export interface GitCalls {
  /**
   * The commit of a branch: "none" if the branch does not exist, "unchanged" if it has not moved
   * since `etag`.
   */
  ref(branch: string, etag?: string): Promise<RefAnswer | ApiFault>;
  commit(id: string): Promise<Commit | ApiFault>;
  tree(id: string, isDeep: boolean): Promise<{ lines: TreeLine[]; isCut: boolean } | ApiFault>;
  blob(id: string): Promise<Bytes | ApiFault>;
  makeBlob(bytes: Bytes): Promise<string | ApiFault>;
  makeTree(base: string, lines: readonly TreeLine[]): Promise<string | ApiFault>;
  makeCommit(made: MadeCommit): Promise<Commit | ApiFault>;
  makeRef(branch: string, commit: string): Promise<string | ApiFault>;
  /** Fast-forwards a branch; fails if it has diverged (422, "Update is not a fast forward"). */
  moveRef(branch: string, commit: string): Promise<string | ApiFault>;
  compare(base: string, head: string): Promise<Compared | ApiFault>;
  /** Commits, newest first, 100 per page; optionally only those that touched a path. */
  commits(from: string, page: number, path?: string): Promise<Commit[] | ApiFault>;
}

/** The state of a branch. */
interface RefAnswer {
  kind: "at" | "none" | "unchanged";
  commit?: string;
  etag?: string;
}

interface MadeCommit {
  message: string;
  tree: string;
  parents: readonly string[];
}

interface Named {
  sha: string;
}

/** The body of `GET /repos/{owner}/{repo}/git/commits/{commit_sha}`. */
interface GitCommit extends Named {
  tree: Named;
  parents: Named[];
  message: string;
  author: { name?: string; date?: string } | null;
}

/** An item of the body of `GET /repos/{owner}/{repo}/commits`. */
interface ListedCommit extends Named {
  commit: Omit<GitCommit, "sha" | "parents">;
  parents: Named[];
}

/** @param repository `/repos/<owner>/<name>`, as `repositoryPath` makes it */
export function gitCalls(api: GithubApi, repository: string): GitCalls {
  const get = async <Body>(path: string): Promise<Body | ApiFault> => {
    const answer = await api.ask<Body>(`${repository}${path}`);
    return bodyOf(answer);
  };
  const send = async <Body>(method: "POST" | "PATCH", path: string, body: object) =>
    bodyOf(await api.ask<Body>(`${repository}${path}`, { method, body }));
  const named = async (answer: Promise<Named | ApiFault>) => {
    const body = await answer;
    return isFault(body) ? body : body.sha;
  };
  return {
    ref: (branch, etag) => askRef(api, `${repository}/git/ref/heads/${encodeRef(branch)}`, etag),
    commit: async (id) => read(await get<GitCommit>(`/git/commits/${id}`), gitCommit),
    tree: async (id, isDeep) => {
      const path = `/git/trees/${id}${isDeep ? "?recursive=1" : ""}`;
      const body = await get<{ tree: TreeLine[]; truncated: boolean }>(path);
      return read(body, ({ tree, truncated }) => ({ lines: tree, isCut: truncated }));
    },
    blob: async (id) =>
      bodyOf(await api.ask<Bytes>(`${repository}/git/blobs/${id}`, { isRaw: true })),
    makeBlob: (bytes) =>
      named(send("POST", "/git/blobs", { content: base64Of(bytes), encoding: "base64" })),
    makeTree: (base, lines) => named(send("POST", "/git/trees", { base_tree: base, tree: lines })),
    makeCommit: async (made) =>
      read(await send<GitCommit>("POST", "/git/commits", made), gitCommit),
    makeRef: async (branch, commit) => {
      const body = { ref: `refs/heads/${branch}`, sha: commit };
      return read(await send<object>("POST", "/git/refs", body), () => commit);
    },
    moveRef: async (branch, commit) => {
      const body = { sha: commit, force: false };
      const path = `/git/refs/heads/${encodeRef(branch)}`;
      return read(await send<object>("PATCH", path, body), () => commit);
    },
    compare: (base, head) => compareAll(get, base, head),
    commits: async (from, page, path) => {
      const query = new URLSearchParams({ sha: from, per_page: "100", page: String(page) });
      if (path !== undefined) query.set("path", path);
      return read(await get<ListedCommit[]>(`/commits?${query}`), (all) => all.map(listedCommit));
    },
  };
}

/** The API path of a repository. */
export function repositoryPath(owner: string, name: string): string {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}

/** The most pages of a comparison that we read: 1,000 commits. */
const mostPages = 10;

async function compareAll(
  get: <Body>(path: string) => Promise<Body | ApiFault>,
  base: string,
  head: string,
): Promise<Compared | ApiFault> {
  interface Body {
    status: Compared["status"];
    total_commits: number;
    merge_base_commit: Named;
    commits: ListedCommit[];
  }
  const commits: Commit[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/compare/${base}...${head}?per_page=100&page=${page}`;
    const body = await get<Body>(path);
    if (isFault(body)) return body;
    commits.push(...body.commits.map(listedCommit));
    const isWhole = commits.length >= body.total_commits || body.commits.length === 0;
    if (isWhole || page === mostPages)
      return { status: body.status, base: body.merge_base_commit.sha, commits };
  }
}

async function askRef(api: GithubApi, path: string, etag?: string): Promise<RefAnswer | ApiFault> {
  const answer = await api.ask<{ object: Named }>(path, { etag });
  if (isFault(answer)) return answer.status === 404 ? { kind: "none" } : answer;
  if (answer.kind === "unchanged") return { kind: "unchanged" };
  const told = answer.headers.get("etag") ?? undefined;
  return { kind: "at", commit: answer.body.object.sha, etag: told };
}

function bodyOf<Body>(
  answer: { kind: "answer"; body: Body } | { kind: "unchanged" } | ApiFault,
): Body | ApiFault {
  if (isFault(answer)) return answer;
  if (answer.kind === "answer") return answer.body;
  return { kind: "fault", fault: "down", status: 304, said: "" };
}

function read<Body, Value>(body: Body | ApiFault, make: (body: Body) => Value): Value | ApiFault {
  return isFault(body) ? body : make(body);
}

function gitCommit({ sha, tree, parents, message, author }: GitCommit): Commit {
  return {
    id: sha,
    tree: tree.sha,
    parents: parents.map((each) => each.sha),
    message,
    who: author?.name ?? "",
    time: Date.parse(author?.date ?? "") || 0,
  };
}

function listedCommit({ sha, commit, parents }: ListedCommit): Commit {
  return gitCommit({ ...commit, sha, parents });
}

/** Encodes a branch name for a URL; keeps its `/`. */
function encodeRef(branch: string): string {
  return branch.split("/").map(encodeURIComponent).join("/");
}
