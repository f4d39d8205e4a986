import type { Letter } from "./letter.ts";

/** What became of a mail: taken, or not yet, or never, with what the provider said in a word or two. */
export type Sent =
  | { result: "sent" }
  | { result: "later" | "refused"; said: string; after?: number };

/** Who brings mails to their recipients. Never fails: what goes wrong is an answer. */
export interface MailProvider {
  send(letter: Letter): Promise<Sent>;
}

/** A request to a provider, and how its answer is to be read. */
export interface MailRequest {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** What an answer other than 2xx means. */
  read(status: number, answer: Readonly<Record<string, unknown>>): Sent;
}

/** How long a provider may think, in milliseconds. */
const patience = 15_000;

/** A provider that is asked over HTTP, by a key. */
export function httpProvider(
  toRequest: (letter: Letter) => MailRequest,
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
          signal: AbortSignal.timeout(patience),
        });
        const told = await answer.text();
        if (answer.ok) return { result: "sent" };
        const sent = read(answer.status, parsed(told));
        return sent.result === "later" ? { ...sent, after: waitOf(answer) } : sent;
      } catch (error) {
        return { result: "later", said: error instanceof Error ? error.name : "no answer" };
      }
    },
  };
}

/** Milliseconds that an answer asks to wait (RFC 9110, 10.2.3), an hour at most. */
function waitOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A word of a provider's, as it may be kept: no sentence, in which an address could stand. */
export function wordOf(status: number, word: unknown): string {
  return typeof word === "string" && /^[\w-]{1,60}$/.test(word) ? `${status} ${word}` : `${status}`;
}
