/** A clock that goes on by hand, and what is to run when it has. */
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

  /** Lets so many milliseconds pass, and all that follows from what runs meanwhile. */
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

/** Until nothing in memory has anything left to do. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
