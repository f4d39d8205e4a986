import {
  type BareRepository,
  type CommitAuthor,
  type NewCommit,
  type NewTreeEntry,
  nullObjectId,
  type StoredCommit,
} from "./bare-repository.ts";
import { responses, type StubResponse } from "./github-responses.ts";

/** One call of the GitHub API, as a handler receives it. */
interface EndpointRequest {
  repository: BareRepository;
  /** The author of new commits; the access token determines it. */
  author: CommitAuthor;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Whether raw bytes are requested instead of JSON. */
  isRaw: boolean;
  /** Whether a branch is protected. `isCut`: whether recursive trees are truncated. */
  isProtected(branch: string): boolean;
  isCut: boolean;
}

type EndpointHandler = (call: EndpointRequest, ...parts: string[]) => Promise<StubResponse>;

/** The GitHub calls that the studio makes, documented under "Git database" and "Commits". */
export const repositoryEndpoints: readonly (readonly [string, RegExp, EndpointHandler])[] = [
  ["GET", /^git\/ref\/heads\/(.+)$/, readRef],
  ["GET", /^git\/commits\/(\w+)$/, readCommit],
  ["GET", /^git\/trees\/(\w+)$/, readTree],
  ["GET", /^git\/blobs\/(\w+)$/, readBlob],
  ["POST", /^git\/blobs$/, createBlob],
  ["POST", /^git\/trees$/, createTree],
  ["POST", /^git\/commits$/, createCommit],
  ["POST", /^git\/refs$/, createRef],
  ["PATCH", /^git\/refs\/heads\/(.+)$/, updateRef],
  ["GET", /^compare\/(\w+)\.\.\.(\w+)$/, compareCommits],
  ["GET", /^commits$/, listCommits],
];

async function readRef({ repository }: EndpointRequest, branch = ""): Promise<StubResponse> {
  const sha = await repository.ref(branch);
  return sha ? { status: 200, body: refBody(branch, sha) } : responses.notFound();
}

async function readCommit({ repository }: EndpointRequest, id = ""): Promise<StubResponse> {
  if (!(await repository.has(id, "commit"))) return responses.notFound();
  return { status: 200, body: gitCommitBody(await repository.commit(id)) };
}

async function readTree(
  { repository, query, isCut }: EndpointRequest,
  id = "",
): Promise<StubResponse> {
  if (!(await repository.has(id, "tree"))) return responses.notFound();
  const isDeep = query.has("recursive");
  const all = await repository.entries(id, isDeep);
  const truncated = isDeep && isCut && all.some(({ type }) => type === "tree");
  const tree = truncated ? all.slice(0, Math.ceil(all.length / 2)) : all;
  return { status: 200, body: { sha: id, tree, truncated } };
}

async function readBlob({ repository, isRaw }: EndpointRequest, id = ""): Promise<StubResponse> {
  const bytes = await repository.blob(id);
  if (!bytes) return responses.notFound();
  if (isRaw) return { status: 200, body: bytes };
  const content = bytes.toString("base64");
  return { status: 200, body: { sha: id, size: bytes.length, encoding: "base64", content } };
}

async function createBlob({ repository, body }: EndpointRequest): Promise<StubResponse> {
  const encoding = body.encoding === "base64" ? "base64" : "utf8";
  const sha = await repository.writeBlob(Buffer.from(String(body.content), encoding));
  return { status: 201, body: { sha } };
}

async function createTree({ repository, body }: EndpointRequest): Promise<StubResponse> {
  const lines = body.tree as readonly NewTreeEntry[];
  for (const { sha } of lines) {
    if (sha !== null && !(await repository.has(sha, "blob"))) return responses.badTree();
  }
  const sha = await repository.writeTree(body.base_tree as string | undefined, lines);
  return sha ? { status: 201, body: { sha } } : responses.badTree();
}

async function createCommit({ repository, body, author }: EndpointRequest): Promise<StubResponse> {
  const sha = await repository.writeCommit(body as unknown as NewCommit, author);
  return sha
    ? { status: 201, body: gitCommitBody(await repository.commit(sha)) }
    : responses.noObject();
}

async function createRef({
  repository,
  body,
  isProtected,
}: EndpointRequest): Promise<StubResponse> {
  const branch = String(body.ref).replace(/^refs\/heads\//, "");
  const sha = String(body.sha);
  if (!(await repository.has(sha, "commit"))) return responses.noObject();
  if (isProtected(branch)) return responses.isProtected();
  const isMade = await repository.moveRef(branch, sha, nullObjectId);
  return isMade ? { status: 201, body: refBody(branch, sha) } : responses.refExists();
}

async function updateRef(
  { repository, body, isProtected }: EndpointRequest,
  branch = "",
): Promise<StubResponse> {
  const sha = String(body.sha);
  const old = await repository.ref(branch);
  if (!old) return responses.noRef();
  if (!(await repository.has(sha, "commit"))) return responses.noObject();
  if (isProtected(branch)) return responses.isProtected();
  const isForward = (await repository.base(old, sha)) === old;
  if (!isForward && body.force !== true) return responses.notForward();
  const isMoved = await repository.moveRef(branch, sha, old);
  return isMoved ? { status: 200, body: refBody(branch, sha) } : responses.notForward();
}

async function compareCommits(
  { repository, query }: EndpointRequest,
  from = "",
  to = "",
): Promise<StubResponse> {
  for (const id of [from, to]) {
    if (!(await repository.has(id, "commit"))) return responses.notFound();
  }
  const base = await repository.base(from, to);
  if (!base) return responses.notFound();
  const [ahead, behind] = await Promise.all([
    repository.commits(["--reverse", "--topo-order", `${from}..${to}`]),
    repository.commits([`${to}..${from}`]),
  ]);
  const status = comparisonStatus(ahead.length, behind.length);
  const commits = paginate(ahead, query).map(listedCommitBody);
  const merge_base_commit = listedCommitBody(await repository.commit(base));
  return { status: 200, body: { status, total_commits: ahead.length, merge_base_commit, commits } };
}

function comparisonStatus(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return "diverged";
  if (ahead > 0) return "ahead";
  return behind > 0 ? "behind" : "identical";
}

async function listCommits({ repository, query }: EndpointRequest): Promise<StubResponse> {
  const from = query.get("sha") ?? "HEAD";
  const path = query.get("path");
  const all = await repository.commits([from, ...(path ? ["--", path] : [])]);
  return { status: 200, body: paginate(all, query).map(listedCommitBody) };
}

function paginate<Each>(all: readonly Each[], query: URLSearchParams): Each[] {
  const each = Number(query.get("per_page") ?? 30);
  const page = Number(query.get("page") ?? 1);
  return all.slice((page - 1) * each, page * each);
}

function refBody(branch: string, sha: string) {
  return { ref: `refs/heads/${branch}`, object: { type: "commit", sha } };
}

function gitCommitBody({ sha, tree, parents, message, name, email, date }: StoredCommit) {
  const author = { name, email, date };
  const from = parents.map((parent) => ({ sha: parent }));
  return { sha, tree: { sha: tree }, parents: from, message, author, committer: author };
}

function listedCommitBody(stored: StoredCommit) {
  const { sha, parents, ...commit } = gitCommitBody(stored);
  return { sha, parents, commit };
}
