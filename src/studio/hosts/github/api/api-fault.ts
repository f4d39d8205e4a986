/** Why a question to GitHub has no answer that can be used. */
export type FaultKind = "offline" | "token" | "no-access" | "limited" | "down" | "refused";

/** What GitHub did not do. Nothing of the token is in it. */
export interface ApiFault {
  kind: "fault";
  fault: FaultKind;
  /** The status of the answer; 0 where there was none. */
  status: number;
  /** What GitHub said, in its own words. */
  said: string;
  /** When it may be asked again, in milliseconds since 1970; only of what is limited. */
  until?: number;
}

/** Whether what was asked for was not given. */
export function isFault(value: unknown): value is ApiFault {
  return typeof value === "object" && value !== null && "fault" in value;
}

/**
 * What the status and the headers of an answer mean. A limit is told by 403 or 429 with `retry-after` or with nothing
 * remaining (GitHub, "Rate limits for the REST API", "Exceeding the rate limit"); without either it is a minute.
 *
 * @param now milliseconds since 1970
 */
export function faultOf(response: Response, said: string, now: number): ApiFault {
  const { status, headers } = response;
  const base = { kind: "fault" as const, status, said: said.slice(0, 300) };
  if (status === 401) return { ...base, fault: "token" };
  if (status === 429 || (status === 403 && isLimit(headers, said)))
    return { ...base, fault: "limited", until: limitEnd(headers, now) };
  if (status === 403 && isRule(said)) return { ...base, fault: "refused" };
  if (status === 403 || status === 404 || status === 451) return { ...base, fault: "no-access" };
  return { ...base, fault: status >= 500 ? "down" : "refused" };
}

/** No answer at all came. */
export function offlineFault(): ApiFault {
  return { kind: "fault", fault: "offline", status: 0, said: "" };
}

/** Whether a refusal is about what may be pushed to a branch, not about the token. */
export function isRule(said: string): boolean {
  return /protected branch|rule violation|pull request|required status|not authorized to push/i.test(
    said,
  );
}

function isLimit(headers: Headers, said: string): boolean {
  const isSpent = headers.get("x-ratelimit-remaining") === "0";
  return isSpent || headers.has("retry-after") || /rate limit/i.test(said);
}

function limitEnd(headers: Headers, now: number): number {
  const seconds = Number(headers.get("retry-after"));
  if (seconds > 0) return now + seconds * 1000;
  const reset = Number(headers.get("x-ratelimit-reset")) * 1000;
  if (headers.get("x-ratelimit-remaining") === "0" && reset > now) return reset;
  return now + 60_000;
}
