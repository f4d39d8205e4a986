/** Debounce delay (ms). */
const pause = 120;

/** Calls `act` after a pause in typing (debounce). */
export class Quiet {
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly act: () => void) {}

  /** Starts the delay, or starts it again. */
  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.act, pause);
  }

  /** Cancels a pending delay and calls `act` at once. */
  now(): void {
    clearTimeout(this.timer);
    this.act();
  }
}
