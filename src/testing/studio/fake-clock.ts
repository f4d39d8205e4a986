/** A clock that a test advances, with its pending timers. */
export class FakeClock {
  time: number;
  private waiting: { at: number; run: () => void }[] = [];

  constructor(time = Date.UTC(2026, 10, 22, 12)) {
    this.time = time;
  }

  readonly now = (): number => this.time;

  readonly later = (run: () => void, ms: number): (() => void) => {
    const entry = { at: this.time + ms, run };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  };

  /** Advances by some milliseconds and runs all timers that become due, including new ones. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await flushTasks();
    for (let next = this.nextTimer(until); next; next = this.nextTimer(until)) {
      this.waiting = this.waiting.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await flushTasks();
    }
    this.time = until;
  }

  private nextTimer(until: number) {
    return this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }
}

/** Waits four turns of the event loop, enough for pending promises and immediates to run. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
