import type { Range } from "../../yaml/diagnostic.ts";

/** The characters of a text that findings cover. No other finding may cover them. */
export class ClaimedRanges {
  private claimed?: Uint8Array;

  constructor(
    private readonly start: number,
    private readonly length: number,
  ) {}

  /**
   * Claims ranges if all of them are free. Returns whether they were free. An empty list always
   * succeeds.
   */
  claim(ranges: readonly Range[]): boolean {
    this.claimed ??= new Uint8Array(this.length);
    const { claimed } = this;
    const own = ranges.map(({ start, end }) => [start - this.start, end - this.start] as const);
    if (own.some(([from, to]) => claimed.subarray(from, to).includes(1))) return false;
    for (const [from, to] of own) claimed.fill(1, from, to);
    return true;
  }
}
