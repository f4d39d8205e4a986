import {
  type ApiError,
  classifyErrorResponse,
  createOfflineError,
  isApiError,
} from "./api-error.ts";

/** The base URL of the API. */
const apiBaseUrl = "https://api.github.com";

/** The credentials and endpoint of the API. */
export interface GithubClientOptions {
  /** A fine-grained personal access token. It is only sent in the authorization header. */
  token: string;
  /** Another base URL, for tests. */
  address?: string;
  fetch?(address: string, init: RequestInit): Promise<Response>;
  now?(): number;
}

interface RequestOptions {
  method?: "GET" | "POST" | "PATCH";
  body?: object;
  /**
   * The ETag of a cached response. If nothing changed, the result is "unchanged", and the request
   * does not count against the rate limit.
   */
  etag?: string;
  /** Requests bytes instead of JSON. */
  isRaw?: boolean;
}

/** A successful response. */
interface ApiResponse<Body> {
  kind: "answer";
  body: Body;
  headers: Headers;
}

/** Status 304: nothing changed since the response with that `etag`. */
interface NotModified {
  kind: "unchanged";
}

/** Sends requests to GitHub. No method rejects: errors are results. */
export interface GithubClient {
  request<Body>(
    path: string,
    question?: RequestOptions,
  ): Promise<ApiResponse<Body> | NotModified | ApiError>;
  /** Called with `false` when GitHub cannot be reached and with `true` when it can again. */
  watchConnection(tell: (isThere: boolean) => void): () => void;
  /** Returns the current connection error, if any. */
  connectionError(): ApiError | undefined;
}

/** Request timeouts in milliseconds, without and with file bytes. */
const requestTimeouts = { plain: 30_000, bytes: 120_000 };

/**
 * Creates a client of GitHub's REST API, version 2022-11-28. It sends no requests during a rate
 * limit, and none for some time after GitHub rejected the token, because GitHub may block clients
 * that continue (GitHub, "Best practices for using the REST API", and "Troubleshooting the REST
 * API", "Failed login limit").
 */
export function createGithubClient(access: GithubClientOptions): GithubClient {
  const now = access.now ?? Date.now;
  const listeners = new Set<(isThere: boolean) => void>();
  let away: ApiError | undefined;
  let stopped: { fault: ApiError; until: number } | undefined;
  const tell = (fault: ApiError | undefined) => {
    const isOther = (fault === undefined) !== (away === undefined);
    away = fault;
    if (isOther) for (const listener of listeners) listener(fault === undefined);
  };
  return {
    async request(path, question = {}) {
      if (stopped && stopped.until > now()) return stopped.fault;
      stopped = undefined;
      const answer = await sendRequest(access, path, question, now);
      if (isApiError(answer)) stopped = computeRequestPause(answer, now());
      tell(isApiError(answer) && connectionErrorKinds.includes(answer.fault) ? answer : undefined);
      return answer as never;
    },
    watchConnection(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connectionError: () => away,
  };
}

/** Errors that affect every request. */
const connectionErrorKinds = ["offline", "down", "limited", "token"];

/** The time in milliseconds before a rejected token is tried again. */
const tokenRetryDelay = 600_000;

/**
 * Returns the pause after an error: the error to return until then, and when requests may resume.
 * Returns `undefined` if no pause is needed.
 */
function computeRequestPause(
  apiError: ApiError,
  now: number,
): { fault: ApiError; until: number } | undefined {
  if (apiError.fault === "limited") return { fault: apiError, until: apiError.until ?? now };
  return apiError.fault === "token" ? { fault: apiError, until: now + tokenRetryDelay } : undefined;
}

async function sendRequest(
  access: GithubClientOptions,
  path: string,
  question: RequestOptions,
  now: () => number,
): Promise<ApiResponse<unknown> | NotModified | ApiError> {
  const { token, address = apiBaseUrl, fetch: reach = (...args) => fetch(...args) } = access;
  try {
    const response = await reach(`${address}${path}`, createRequestInit(token, question));
    if (response.status === 304) return { kind: "unchanged" };
    if (!response.ok)
      return classifyErrorResponse(response, await readErrorMessage(response), now());
    const { headers } = response;
    const body = question.isRaw
      ? new Uint8Array(await response.arrayBuffer())
      : await response.json();
    return { kind: "answer", body, headers };
  } catch {
    return createOfflineError();
  }
}

/**
 * Returns the options of a request. The request bypasses the browser cache, because only our own
 * ETags decide what is unchanged.
 */
function createRequestInit(
  token: string,
  { method = "GET", body, etag, isRaw }: RequestOptions,
): RequestInit {
  const headers: Record<string, string> = {
    accept: isRaw ? "application/vnd.github.raw+json" : "application/vnd.github+json",
    authorization: `Bearer ${token}`,
    "x-github-api-version": "2022-11-28",
  };
  if (etag !== undefined) headers["if-none-match"] = etag;
  if (body) headers["content-type"] = "application/json";
  return {
    method,
    headers,
    body: body && JSON.stringify(body),
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(isRaw || body ? requestTimeouts.bytes : requestTimeouts.plain),
  };
}

async function readErrorMessage(response: Response): Promise<string> {
  try {
    const told: unknown = await response.json();
    const isTold = typeof told === "object" && told !== null && "message" in told;
    return isTold ? String(told.message) : "";
  } catch {
    return "";
  }
}
