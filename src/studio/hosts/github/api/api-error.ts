/** Why a request to GitHub failed. */
export type ApiErrorKind = "offline" | "token" | "no-access" | "limited" | "down" | "refused";

/** A failed request. Never contains the token. */
export interface ApiError {
  kind: "fault";
  fault: ApiErrorKind;
  /** The response status; 0 without a response. */
  status: number;
  /** The error message from GitHub. */
  said: string;
  /** When requests are allowed again, in milliseconds since 1970; only for rate limits. */
  until?: number;
}

/** Whether the result of a request is an API error. No other result has a field `fault`. */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === "object" && value !== null && "fault" in value;
}

/**
 * Classifies an error response. A 429 is a rate limit, and so is a 403 with `retry-after`, without
 * remaining requests or with a message about a rate limit (GitHub, "Rate limits for the REST API",
 * "Exceeding the rate limit"). If no header says how long it lasts, it counts as a minute.
 *
 * @param now milliseconds since 1970
 */
export function classifyErrorResponse(response: Response, message: string, now: number): ApiError {
  const { status, headers } = response;
  const base = { kind: "fault" as const, status, said: message.slice(0, 300) };
  if (status === 401) return { ...base, fault: "token" };
  if (status === 429 || (status === 403 && isRateLimited(headers, message)))
    return { ...base, fault: "limited", until: readRateLimitResetTime(headers, now) };
  if (status === 403 && isBranchRuleError(message)) return { ...base, fault: "refused" };
  if (status === 403 || status === 404 || status === 451) return { ...base, fault: "no-access" };
  return { ...base, fault: status >= 500 ? "down" : "refused" };
}

/** Creates the error for a request without a response. */
export function createOfflineError(): ApiError {
  return { kind: "fault", fault: "offline", status: 0, said: "" };
}

/** Whether an error message is about branch rules, not about the token. */
export function isBranchRuleError(message: string): boolean {
  return /protected branch|rule violation|pull request|required status|not authorized to push/i.test(
    message,
  );
}

function isRateLimited(headers: Headers, message: string): boolean {
  const isSpent = headers.get("x-ratelimit-remaining") === "0";
  return isSpent || headers.has("retry-after") || /rate limit/i.test(message);
}

function readRateLimitResetTime(headers: Headers, now: number): number {
  const seconds = Number(headers.get("retry-after"));
  if (seconds > 0) return now + seconds * 1000;
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  if (headers.get("x-ratelimit-remaining") === "0" && reset > now) return reset;
  return now + 60_000;
}
