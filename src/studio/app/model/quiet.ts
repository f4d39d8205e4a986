/** Milliseconds without a stroke that are a pause. */
const pause = 120;

/** Does something once strokes pause. */
export class Quiet {
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly act: () => void) {}

  /** A stroke came. */
  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.act, pause);
  }

  /** What waits, and what waits for nothing, is done at once. */
  now(): void {
    clearTimeout(this.timer);
    this.act();
  }
}
