import type { Email } from "./email.ts";

/**
 * The result of sending a mail: accepted, failed temporarily, or refused. `said` is a short error
 * code, and `after` the wait (ms) that the provider asks for.
 */
export type DeliveryResult =
  | { result: "sent" }
  | { result: "later" | "refused"; said: string; after?: number };

/** A mail provider. Failures are returned as a result; `send` never rejects. */
export interface MailProvider {
  send(letter: Email): Promise<DeliveryResult>;
}

/** A request to a provider, and the interpretation of its response. */
export interface MailRequest {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Interprets a response with a status other than 2xx. */
  read(status: number, answer: Readonly<Record<string, unknown>>): DeliveryResult;
}

/** Timeout of a request (ms). */
const requestTimeout = 15_000;

/** Creates a mail provider that sends each e-mail with one HTTP request. */
export function createHttpProvider(
  toRequest: (letter: Email) => MailRequest,
  fetcher: typeof fetch,
): MailProvider {
  return {
    async send(letter) {
      const { address, headers, body, read } = toRequest(letter);
      try {
        const answer = await fetcher(address, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json", "user-agent": "prelo" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(requestTimeout),
        });
        const told = await answer.text();
        if (answer.ok) return { result: "sent" };
        const sent = read(answer.status, parseJson(told));
        return sent.result === "later" ? { ...sent, after: parseRetryAfter(answer) } : sent;
      } catch (error) {
        return { result: "later", said: error instanceof Error ? error.name : "no answer" };
      }
    },
  };
}

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3) in milliseconds, at most an hour. Returns `undefined` if
 * it is missing or a date.
 */
function parseRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined;
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Returns an error code that is safe to store: the status, and the provider's code if it is a
 * single word. A sentence might contain an address.
 */
export function safeErrorCode(status: number, word: unknown): string {
  return typeof word === "string" && /^[\w-]{1,60}$/.test(word) ? `${status} ${word}` : `${status}`;
}
