import type { Range } from "../../text/diagnostic.ts";

/** The signs of a text that were told of: nothing else tells of them. */
export class Claims {
  private readonly taken: Uint8Array;

  constructor(
    private readonly start: number,
    length: number,
  ) {
    this.taken = new Uint8Array(length);
  }

  /** Takes these signs, if all are free; an empty list takes none. */
  take(ranges: readonly Range[]): boolean {
    const own = ranges.map(({ start, end }) => [start - this.start, end - this.start] as const);
    if (own.some(([from, to]) => this.taken.subarray(from, to).includes(1))) return false;
    for (const [from, to] of own) this.taken.fill(1, from, to);
    return true;
  }
}
