import type { Edit } from "../../../yaml/diagnostic.ts";

/**
 * A text replacement with the replaced text. The replaced text allows inverting the replacement,
 * and prevents applying it to another text. The journal stores splices.
 */
export interface Splice {
  start: number;
  was: string;
  text: string;
}

/** Converts edits of a text to splices, sorted by position. */
export function toSplices(source: string, edits: readonly Edit[]): Splice[] {
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => ({ start, was: source.slice(start, end), text }));
}

/** Applies splices; `undefined` if the text differs at one of their positions. */
export function applySplices(text: string, splices: readonly Splice[]): string | undefined {
  let result = "";
  let end = 0;
  for (const { start, was, text: now } of splices) {
    if (start < end || !text.startsWith(was, start) || start > text.length) return undefined;
    result += text.slice(end, start) + now;
    end = start + was.length;
  }
  return result + text.slice(end);
}

/** Returns the splices that revert the given ones. */
export function invertSplices(splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map(({ start, was, text }) => {
    const from = start + shift;
    shift += text.length - was.length;
    return { start: from, was: text, text: was };
  });
}

/**
 * Rebases splices onto others that were applied to the same text first. Drops splices that both
 * sides contain.
 *
 * @returns `undefined` if two of them overlap or touch, because their order would be arbitrary
 */
export function rebaseSplices(
  splices: readonly Splice[],
  others: readonly Splice[],
): Splice[] | undefined {
  const moved: Splice[] = [];
  let [next, shift] = [0, 0];
  for (const splice of splices) {
    let other = others[next];
    while (other && spliceEnd(other) < splice.start) {
      shift += other.text.length - other.was.length;
      next += 1;
      other = others[next];
    }
    const isSame = other !== undefined && isSameSplice(splice, other);
    if (other && !isSame && other.start <= spliceEnd(splice)) return undefined;
    // The next splice after a common one may still be too close.
    const follower = isSame ? others[next + 1] : undefined;
    if (follower && follower.start <= spliceEnd(splice)) return undefined;
    if (!isSame) moved.push({ ...splice, start: splice.start + shift });
  }
  return moved;
}

function spliceEnd({ start, was }: Splice): number {
  return start + was.length;
}

function isSameSplice(one: Splice, other: Splice): boolean {
  return one.start === other.start && one.was === other.was && one.text === other.text;
}
