/** The delay (ms) after the last input. */
const delay = 120;

/** Calls `act` after a pause in typing (debounce). */
export class Debouncer {
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly act: () => void) {}

  /** Starts the delay, or starts it again. */
  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.act, delay);
  }

  /** Cancels a pending delay and calls `act` at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.act();
  }
}
