/** Things that are done soon, each at most once at a time. */
export class Timers<Name extends string> {
  private readonly later: (run: () => void, ms: number) => () => void;
  private readonly stops = new Map<Name, () => void>();
  private isOver = false;

  constructor(later: (run: () => void, ms: number) => () => void) {
    this.later = later;
  }

  /** Does something after a while, counted from the first time that it is asked for. */
  soon(name: Name, ms: number, run: () => void): void {
    if (!this.stops.has(name)) this.afterLast(name, ms, run);
  }

  /** Does something after a while in which it is not asked for again. */
  afterLast(name: Name, ms: number, run: () => void): void {
    this.stop(name);
    if (this.isOver) return;
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

  /** Nothing is done any more. */
  end(): void {
    for (const name of [...this.stops.keys()]) this.stop(name);
    this.isOver = true;
  }
}
