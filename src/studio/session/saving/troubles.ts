import { Backoff } from "./backoff.ts";

/** What can fail, the gravest first. */
const kinds = ["open", "save", "journal", "check"] as const;

export type TroubleKind = (typeof kinds)[number];

/** What does not work at the moment, and when it is tried again. */
export class Troubles {
  private readonly sentences = new Map<TroubleKind, string>();
  private readonly attempts: ReadonlyMap<TroubleKind, Backoff>;

  /** @param again tries one thing once more */
  constructor(
    later: (run: () => void, ms: number) => () => void,
    again: (kind: TroubleKind) => void,
  ) {
    this.attempts = new Map(kinds.map((kind) => [kind, new Backoff(later, () => again(kind))]));
  }

  /** Something failed for a reason, or works. */
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

  /** What does not work, the gravest; nothing where all is well. */
  gravest(): TroubleKind | undefined {
    return kinds.find((each) => this.sentences.has(each));
  }

  /** Why it does not work. */
  sentence(): string | undefined {
    const kind = this.gravest();
    return kind && this.sentences.get(kind);
  }

  /** Nothing is tried again. */
  end(): void {
    for (const attempts of this.attempts.values()) attempts.end();
  }
}
