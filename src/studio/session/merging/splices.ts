import type { Edit } from "../../../yaml/diagnostic.ts";

/** One replacement that knows what it replaces, so that it can be taken back and fits no other text. */
export interface Splice {
  start: number;
  was: string;
  text: string;
}

/** Edits of a text, in their order, as splices. */
export function splicesOf(source: string, edits: readonly Edit[]): Splice[] {
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => ({ start, was: source.slice(start, end), text }));
}

/** The text after splices; nothing where another text stands in one of their places. */
export function spliced(text: string, splices: readonly Splice[]): string | undefined {
  let result = "";
  let end = 0;
  for (const { start, was, text: now } of splices) {
    if (start < end || !text.startsWith(was, start) || start > text.length) return undefined;
    result += text.slice(end, start) + now;
    end = start + was.length;
  }
  return result + text.slice(end);
}

/** The splices of the text after that restore the one before. */
export function inverted(splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map(({ start, was, text }) => {
    const from = start + shift;
    shift += text.length - was.length;
    return { start: from, was: text, text: was };
  });
}

/**
 * The same splices for a text in which others were made first: both are of one text. What both did alike
 * is left out.
 *
 * @returns nothing where two of them meet, as neighbours too: which goes first is not for us to say
 */
export function rebased(
  splices: readonly Splice[],
  others: readonly Splice[],
): Splice[] | undefined {
  const moved: Splice[] = [];
  let [next, shift] = [0, 0];
  for (const splice of splices) {
    let other = others[next];
    while (other && endOf(other) < splice.start) {
      shift += other.text.length - other.was.length;
      next += 1;
      other = others[next];
    }
    const isSame = other !== undefined && isAlike(splice, other);
    if (other && !isSame && other.start <= endOf(splice)) return undefined;
    // Behind what both did alike another one may still be too near.
    const follower = isSame ? others[next + 1] : undefined;
    if (follower && follower.start <= endOf(splice)) return undefined;
    if (!isSame) moved.push({ ...splice, start: splice.start + shift });
  }
  return moved;
}

function endOf({ start, was }: Splice): number {
  return start + was.length;
}

function isAlike(one: Splice, other: Splice): boolean {
  return one.start === other.start && one.was === other.was && one.text === other.text;
}
