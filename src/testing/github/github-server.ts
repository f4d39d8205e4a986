import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { openBareRepository } from "./bare-repository.ts";
import { corsHeaders, preflightHeaders, responses, type StubResponse } from "./github-responses.ts";
import { repositoryEndpoints } from "./repository-endpoints.ts";

/** A GitHub account, and what its token may do. */
export interface GithubAccount {
  login: string;
  name: string | null;
  /** Whether the account's token may write. */
  mayWrite?: boolean;
  /** The `x-oauth-scopes` header of a classic token. */
  scopes?: string;
  /** Further private repositories that the token can access. */
  alsoSees?: readonly string[];
}

/** The server's behaviour, which a test may change at any time. */
export interface ServerBehavior {
  /** Delay before each response, in ms. */
  slow: number;
  /**
   * "503" responds with 503. "cut" closes the connection. "lost" performs the request, then closes
   * the connection without a response.
   */
  down: false | "503" | "cut" | "lost";
  limited: false | { reset: number } | { seconds: number };
  expired: boolean;
  /** Whether the site's branch is protected, so that the server rejects pushes. */
  isProtected: boolean;
  isCut: boolean;
  /** The repository's previous name. Requests for it are redirected. */
  oldName: string | undefined;
  /** Runs before each call, so that a test can change something first. */
  before?: (method: string, path: string) => Promise<void> | void;
  /** The workflow runs and deployments that the server lists, with their jobs and statuses. */
  runs: unknown[];
  jobs: unknown[];
  deployments: unknown[];
  statuses: unknown[];
}

/**
 * A stub of api.github.com with the calls that the studio makes. It uses a real repository on disk.
 */
export interface GithubServer {
  /** Without a trailing slash. */
  address: string;
  behaviour: ServerBehavior;
  /**
   * The requests so far, such as "GET git/ref/heads/main". `countedRequests` returns how many count
   * against the rate limit.
   */
  requests: string[];
  countedRequests(): number;
  /** The path and query of each request, including preflight requests. */
  addresses: string[];
}

interface ServerOptions {
  folder: string;
  /** `owner/name`. */
  name: string;
  branch: string;
  /** The account of each token. */
  accounts: Readonly<Record<string, GithubAccount>>;
}

/** Requests per hour (GitHub Docs, "Rate limits for the REST API"). */
const hourlyLimit = 5000;

/** Starts the server; it stops when the test ends. */
export async function serveGithub(served: ServerOptions): Promise<GithubServer> {
  const behaviour: ServerBehavior = {
    ...{ slow: 0, down: false, limited: false, expired: false, isProtected: false, isCut: false },
    ...{ oldName: undefined, runs: [], jobs: [], deployments: [], statuses: [] },
  };
  const told: GithubServer = {
    address: "",
    behaviour,
    requests: [],
    addresses: [],
    countedRequests: () => counted,
  };
  let counted = 0;
  const server = createServer((request, response) => {
    void answer(request).then((reply) => {
      if (!reply) return request.socket.destroy();
      if (reply.status !== 304 && reply.status !== 204) counted += 1;
      sendResponse(response, reply, hourlyLimit - counted);
    });
  });
  const answer = async (request: IncomingMessage): Promise<StubResponse | undefined> => {
    const { method = "GET", url = "/" } = request;
    told.addresses.push(url);
    if (method === "OPTIONS") return { status: 204, headers: preflightHeaders };
    const body = await readJsonBody(request);
    const address = new URL(url, "http://localhost");
    const path = decodeURIComponent(address.pathname);
    await behaviour.before?.(method, path);
    if (behaviour.slow > 0) await new Promise((done) => setTimeout(done, behaviour.slow));
    if (behaviour.down === "cut") return undefined;
    const reply = await handleRequest(served, behaviour, {
      request,
      path,
      query: address.searchParams,
      body,
    });
    told.requests.push(`${method} ${path.replace(`/repos/${served.name}/`, "")}`);
    return behaviour.down === "lost" ? undefined : applyEtag(request, reply);
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  told.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return told;
}

interface GithubRequest {
  request: IncomingMessage;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

async function handleRequest(
  served: ServerOptions,
  behaviour: ServerBehavior,
  asked: GithubRequest,
): Promise<StubResponse> {
  const { request, path } = asked;
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  const account = served.accounts[token];
  if (behaviour.down === "503") return responses.down();
  if (!account || behaviour.expired) return responses.badCredentials();
  const { limited } = behaviour;
  if (limited)
    return "reset" in limited
      ? responses.spent(limited.reset)
      : responses.tooQuick(limited.seconds);
  const headers: Record<string, string> =
    account.scopes === undefined ? {} : { "x-oauth-scopes": account.scopes };
  if (path === "/user")
    return { status: 200, headers, body: { login: account.login, name: account.name } };
  if (path === "/user/repos") {
    const names = [served.name, ...(account.alsoSees ?? [])];
    return { status: 200, headers, body: names.map((full_name) => ({ full_name, private: true })) };
  }
  const { oldName } = behaviour;
  const old = oldName && pathInRepository(path, oldName);
  if (old !== undefined) return responses.moved(request.method ?? "GET", `/repositories/1/${old}`);
  const below = pathInRepository(path, served.name) ?? /^\/repositories\/1\/?(.*)$/.exec(path)?.[1];
  return below === undefined
    ? responses.notFound()
    : handleRepositoryRequest(served, behaviour, { ...asked, path: below }, account);
}

/**
 * Returns the path below a repository; `undefined` for any other path. Repository names are
 * case-insensitive.
 */
function pathInRepository(path: string, name: string): string | undefined {
  const top = `/repos/${name}`.toLowerCase();
  const is = path.toLowerCase() === top || path.toLowerCase().startsWith(`${top}/`);
  return is ? path.slice(top.length + 1) : undefined;
}

async function handleRepositoryRequest(
  served: ServerOptions,
  behaviour: ServerBehavior,
  { request, path, query, body }: GithubRequest,
  account: GithubAccount,
): Promise<StubResponse> {
  const method = request.method ?? "GET";
  if (path === "") {
    const [owner = "", name = ""] = served.name.split("/");
    const told = {
      full_name: served.name,
      name,
      owner: { login: owner },
      default_branch: served.branch,
    };
    return { status: 200, body: { ...told, permissions: { push: true }, private: true } };
  }
  if (method !== "GET" && account.mayWrite === false) return responses.notAllowed();
  const shown = actionsAndDeploymentsBody(behaviour, path);
  if (shown !== undefined) return { status: 200, body: shown };
  for (const [wanted, shape, call] of repositoryEndpoints) {
    const parts = shape.exec(path);
    if (wanted !== method || !parts) continue;
    return call(
      {
        repository: openBareRepository(served.folder),
        author: {
          name: account.name ?? account.login,
          email: `${account.login}@users.noreply.github.com`,
          date: new Date().toISOString(),
        },
        query,
        body,
        isRaw: (request.headers.accept ?? "").includes("raw"),
        isProtected: (branch) => behaviour.isProtected && branch === served.branch,
        isCut: behaviour.isCut,
      },
      ...parts.slice(1),
    );
  }
  return responses.notFound();
}

function actionsAndDeploymentsBody(
  { runs, jobs, deployments, statuses }: ServerBehavior,
  path: string,
): unknown {
  if (path === "actions/runs") return { total_count: runs.length, workflow_runs: runs };
  if (/^actions\/runs\/\d+\/jobs$/.test(path)) return { total_count: jobs.length, jobs };
  if (path === "deployments") return deployments;
  return /^deployments\/\d+\/statuses$/.test(path) ? statuses : undefined;
}

async function readJsonBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? {} : JSON.parse(text);
}

/**
 * Adds an ETag, or responds with 304 if the client has the current one. Such responses do not count
 * against the rate limit ("Best practices", "Use conditional requests if appropriate").
 */
function applyEtag(request: IncomingMessage, told: StubResponse): StubResponse {
  if (request.method !== "GET" || told.status !== 200) return told;
  const bytes = Buffer.isBuffer(told.body) ? told.body : JSON.stringify(told.body);
  const etag = `W/"${createHash("sha1").update(bytes).digest("hex")}"`;
  const headers = { ...told.headers, etag };
  return request.headers["if-none-match"] === etag
    ? { status: 304, headers }
    : { ...told, headers };
}

function sendResponse(
  response: ServerResponse,
  { status, body, headers }: StubResponse,
  remaining: number,
): void {
  const isBytes = Buffer.isBuffer(body);
  response.writeHead(status, {
    ...corsHeaders,
    "content-type": isBytes ? "application/vnd.github.raw+json" : "application/json; charset=utf-8",
    "x-ratelimit-limit": String(hourlyLimit),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 1800),
    // A page cannot read this header: CORS does not expose it.
    "github-authentication-token-expiration": "2027-02-01 12:00:00 UTC",
    ...headers,
  });
  response.end(body === undefined ? undefined : isBytes ? body : JSON.stringify(body));
}
