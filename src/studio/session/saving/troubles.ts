import { Backoff } from "./backoff.ts";

/** What can fail, most severe first. */
const kinds = ["open", "save", "journal", "check"] as const;

export type TroubleKind = (typeof kinds)[number];

/** The current problems of a session, and their retries. */
export class Troubles {
  private readonly sentences = new Map<TroubleKind, string>();
  private readonly attempts: ReadonlyMap<TroubleKind, Backoff>;

  /** @param again retries one operation */
  constructor(
    later: (run: () => void, ms: number) => () => void,
    again: (kind: TroubleKind) => void,
  ) {
    this.attempts = new Map(kinds.map((kind) => [kind, new Backoff(later, () => again(kind))]));
  }

  /** Records that an operation failed, with a message, or that it works (`undefined`). */
  tell(kind: TroubleKind, sentence: string | undefined): void {
    const attempts = this.attempts.get(kind);
    if (sentence === undefined) {
      this.sentences.delete(kind);
      attempts?.done();
    } else {
      this.sentences.set(kind, sentence);
      attempts?.failed();
    }
  }

  /** The most severe problem; `undefined` if everything works. */
  gravest(): TroubleKind | undefined {
    return kinds.find((each) => this.sentences.has(each));
  }

  /** The message of the most severe problem. */
  sentence(): string | undefined {
    const kind = this.gravest();
    return kind && this.sentences.get(kind);
  }

  /** Cancels all retries. */
  end(): void {
    for (const attempts of this.attempts.values()) attempts.end();
  }
}
