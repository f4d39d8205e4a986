import { type ApiFault, faultOf, isFault, offlineFault } from "./api-fault.ts";

/** Where GitHub answers. */
const githubAddress = "https://api.github.com";

/** How GitHub is reached, and as whom. */
export interface GithubAccess {
  /** A fine-grained personal access token: it goes into one header and nowhere else. */
  token: string;
  /** Another place that answers as GitHub does. */
  address?: string;
  fetch?(address: string, init: RequestInit): Promise<Response>;
  now?(): number;
}

interface Question {
  method?: "GET" | "POST" | "PATCH";
  body?: object;
  /** Of what is known already: where nothing changed, the answer is "unchanged" and is not counted. */
  etag?: string;
  /** Bytes instead of JSON. */
  isRaw?: boolean;
}

/** What GitHub answered. */
interface ApiAnswer<Body> {
  kind: "answer";
  body: Body;
  headers: Headers;
}

/** Nothing changed since the answer with that `etag`. */
interface Unchanged {
  kind: "unchanged";
}

/** Asks GitHub; what goes wrong is an answer, never thrown. */
export interface GithubApi {
  ask<Body>(path: string, question?: Question): Promise<ApiAnswer<Body> | Unchanged | ApiFault>;
  /** Called with `false` when GitHub cannot be reached and with `true` when it can again. */
  onReach(tell: (isThere: boolean) => void): () => void;
  /** Why it cannot be reached now. */
  fault(): ApiFault | undefined;
}

/** Milliseconds that an answer may take: a question, and one that carries a picture. */
const patience = { plain: 30_000, bytes: 120_000 };

/**
 * Makes what asks GitHub's REST API, version 2022-11-28. While a limit lasts nobody asks, nor for a while with a token
 * that counts no more: whoever goes on then may be shut out (GitHub, "Best practices for using the REST API", and
 * "Troubleshooting the REST API", "Failed login limit").
 */
export function createGithubApi(access: GithubAccess): GithubApi {
  const now = access.now ?? Date.now;
  const listeners = new Set<(isThere: boolean) => void>();
  let away: ApiFault | undefined;
  let stopped: { fault: ApiFault; until: number } | undefined;
  const tell = (fault: ApiFault | undefined) => {
    const isOther = (fault === undefined) !== (away === undefined);
    away = fault;
    if (isOther) for (const listener of listeners) listener(fault === undefined);
  };
  return {
    async ask(path, question = {}) {
      if (stopped && stopped.until > now()) return stopped.fault;
      stopped = undefined;
      const answer = await askOnce(access, path, question, now);
      if (isFault(answer)) stopped = stopAt(answer, now());
      tell(isFault(answer) && farAway.includes(answer.fault) ? answer : undefined);
      return answer as never;
    },
    onReach(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fault: () => away,
  };
}

/** What stands in the way of whatever is asked. */
const farAway = ["offline", "down", "limited", "token"];

/** Milliseconds until a token that was refused is tried again. */
const tokenRest = 600_000;

/** Until when nobody asks again. */
function stopAt(fault: ApiFault, now: number): { fault: ApiFault; until: number } | undefined {
  if (fault.fault === "limited") return { fault, until: fault.until ?? now };
  return fault.fault === "token" ? { fault, until: now + tokenRest } : undefined;
}

async function askOnce(
  access: GithubAccess,
  path: string,
  question: Question,
  now: () => number,
): Promise<ApiAnswer<unknown> | Unchanged | ApiFault> {
  const { token, address = githubAddress, fetch: reach = (...args) => fetch(...args) } = access;
  try {
    const response = await reach(`${address}${path}`, initOf(token, question));
    if (response.status === 304) return { kind: "unchanged" };
    if (!response.ok) return faultOf(response, await saidBy(response), now());
    const { headers } = response;
    const body = question.isRaw
      ? new Uint8Array(await response.arrayBuffer())
      : await response.json();
    return { kind: "answer", body, headers };
  } catch {
    return offlineFault();
  }
}

/** The browser's own cache would answer for GitHub; what is known is told by `if-none-match` alone. */
function initOf(token: string, { method = "GET", body, etag, isRaw }: Question): RequestInit {
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
    signal: AbortSignal.timeout(isRaw || body ? patience.bytes : patience.plain),
  };
}

async function saidBy(response: Response): Promise<string> {
  try {
    const told: unknown = await response.json();
    const isTold = typeof told === "object" && told !== null && "message" in told;
    return isTold ? String(told.message) : "";
  } catch {
    return "";
  }
}
