/** Runs a callback after some milliseconds. The returned function cancels it. */
export type Later = (run: () => void, ms: number) => () => void;

/** Runs a callback after some milliseconds, by the timers of the platform. */
export const startTimer: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Calls `act` once for several requests, after a delay. */
export class Debouncer {
  private stop: (() => void) | undefined;

  /** @param delay milliseconds */
  constructor(
    private readonly act: () => void,
    private readonly delay: number,
    private readonly later: Later = startTimer,
  ) {}

  /** Calls `act` when the delay has passed without another request. */
  schedule(): void {
    this.cancel();
    this.stop = this.later(() => {
      this.stop = undefined;
      this.act();
    }, this.delay);
  }

  /** Calls `act` when the delay has passed since the first request (throttle). */
  scheduleOnce(): void {
    if (!this.isWaiting()) this.schedule();
  }

  isWaiting(): boolean {
    return this.stop !== undefined;
  }

  cancel(): void {
    this.stop?.();
    this.stop = undefined;
  }

  /** Cancels a pending delay and calls `act` immediately. */
  flush(): void {
    this.cancel();
    this.act();
  }
}
