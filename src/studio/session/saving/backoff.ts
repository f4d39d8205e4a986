const shortest = 1000;
const longest = 30_000;

/** Retries with exponential backoff. */
export class Backoff {
  private readonly later: (run: () => void, ms: number) => () => void;
  private readonly run: () => void;
  private wait = shortest;
  private stop: (() => void) | undefined;

  constructor(later: (run: () => void, ms: number) => () => void, run: () => void) {
    this.later = later;
    this.run = run;
  }

  failed(): void {
    this.stop?.();
    this.stop = this.later(() => {
      this.stop = undefined;
      this.run();
    }, this.wait);
    this.wait = Math.min(longest, this.wait * 2);
  }

  done(): void {
    this.end();
    this.wait = shortest;
  }

  end(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
