import type { Later } from "../../async/debouncer.ts";
import { Backoff } from "./backoff.ts";

/** The operations that can fail, most severe first. */
const problemKinds = ["open", "save", "journal", "check"] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** The current problems of a session, and their retries. */
export class SessionProblems {
  private readonly messages = new Map<ProblemKind, string>();
  private readonly attempts: ReadonlyMap<ProblemKind, Backoff>;

  /** @param again retries one operation */
  constructor(later: Later, again: (kind: ProblemKind) => void) {
    this.attempts = new Map(
      problemKinds.map((kind) => [kind, new Backoff(later, () => again(kind))]),
    );
  }

  /**
   * Records that an operation failed, with a message, and retries it later. `undefined` records
   * that it works.
   */
  set(kind: ProblemKind, sentence: string | undefined): void {
    const attempts = this.attempts.get(kind);
    if (sentence === undefined) {
      this.messages.delete(kind);
      attempts?.reset();
    } else {
      this.messages.set(kind, sentence);
      attempts?.retryLater();
    }
  }

  /** Returns the most severe problem; `undefined` if everything works. */
  mostSevere(): ProblemKind | undefined {
    return problemKinds.find((each) => this.messages.has(each));
  }

  /** Returns the message of the most severe problem; `undefined` if everything works. */
  message(): string | undefined {
    const kind = this.mostSevere();
    return kind && this.messages.get(kind);
  }

  /** Cancels all retries. */
  dispose(): void {
    for (const attempts of this.attempts.values()) attempts.cancel();
  }
}
