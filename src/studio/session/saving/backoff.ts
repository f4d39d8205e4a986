import type { Later } from "../../async/debouncer.ts";

const minDelay = 1000;
const maxDelay = 30_000;

/** Retries with exponential backoff. */
export class Backoff {
  private readonly later: Later;
  private readonly run: () => void;
  private delay = minDelay;
  private stop: (() => void) | undefined;

  constructor(later: Later, run: () => void) {
    this.later = later;
    this.run = run;
  }

  retryLater(): void {
    this.stop?.();
    this.stop = this.later(() => {
      this.stop = undefined;
      this.run();
    }, this.delay);
    this.delay = Math.min(maxDelay, this.delay * 2);
  }

  reset(): void {
    this.cancel();
    this.delay = minDelay;
  }

  cancel(): void {
    this.stop?.();
    this.stop = undefined;
  }
}
