import type { Range } from "../../yaml/diagnostic.ts";

/** The signs of a text that were told of: nothing else tells of them. */
export class ClaimedRanges {
  private claimed?: Uint8Array;

  constructor(
    private readonly start: number,
    private readonly length: number,
  ) {}

  /** Takes these signs, if all are free; an empty list takes none. */
  claim(ranges: readonly Range[]): boolean {
    this.claimed ??= new Uint8Array(this.length);
    const { claimed: taken } = this;
    const own = ranges.map(({ start, end }) => [start - this.start, end - this.start] as const);
    if (own.some(([from, to]) => taken.subarray(from, to).includes(1))) return false;
    for (const [from, to] of own) taken.fill(1, from, to);
    return true;
  }
}
