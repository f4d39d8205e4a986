/** The time (ms) that must pass after the last input. */
const delay = 120;

/** Calls `act` when no input has come for a while (debounce). */
export class Debouncer {
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly act: () => void) {}

  /** Starts the delay, or restarts it. */
  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.act, delay);
  }

  /** Cancels a pending delay and calls `act` immediately. */
  flush(): void {
    clearTimeout(this.timer);
    this.act();
  }
}
