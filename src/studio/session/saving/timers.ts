/** Named timers. At most one timer of a name is pending at a time. */
export class NamedTimers<Name extends string> {
  private readonly later: (run: () => void, ms: number) => () => void;
  private readonly stops = new Map<Name, () => void>();
  private isDisposed = false;

  constructor(later: (run: () => void, ms: number) => () => void) {
    this.later = later;
  }

  /**
   * Runs the callback `ms` milliseconds after the first call (throttle). Later calls until then are
   * ignored.
   */
  throttle(name: Name, ms: number, run: () => void): void {
    if (!this.stops.has(name)) this.debounce(name, ms, run);
  }

  /** Runs the callback after `ms` milliseconds without another call (debounce). */
  debounce(name: Name, ms: number, run: () => void): void {
    this.stop(name);
    if (this.isDisposed) return;
    const start = () => {
      this.stops.delete(name);
      run();
    };
    this.stops.set(name, this.later(start, ms));
  }

  isWaiting(name: Name): boolean {
    return this.stops.has(name);
  }

  stop(name: Name): void {
    this.stops.get(name)?.();
    this.stops.delete(name);
  }

  /** Cancels all timers and ignores later calls. */
  dispose(): void {
    for (const name of [...this.stops.keys()]) this.stop(name);
    this.isDisposed = true;
  }
}
