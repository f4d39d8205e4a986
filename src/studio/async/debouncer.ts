/** Calls `act` when no input has come for a while (debounce). */
export class Debouncer {
  private timer?: ReturnType<typeof setTimeout>;

  /** @param delay the time (ms) that must pass after the last input */
  constructor(
    private readonly act: () => void,
    private readonly delay: number,
  ) {}

  /** Starts the delay, or restarts it. */
  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.act, this.delay);
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  /** Cancels a pending delay and calls `act` immediately. */
  flush(): void {
    this.cancel();
    this.act();
  }
}
