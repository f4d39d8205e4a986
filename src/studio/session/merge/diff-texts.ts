import type { Splice } from "./splices.ts";

/** The maximum number of comparisons of a diff. Longer inputs count as one changed range. */
const maxComparisons = 1_000_000;

/**
 * Computes the splices from one text to another: a diff by lines, narrowed to the changed part of
 * each line.
 */
export function diffTexts(before: string, after: string): Splice[] {
  if (before === after) return [];
  const [old, now] = [splitIntoLines(before), splitIntoLines(after)];
  const splices: Splice[] = [];
  let [start, oldLine, nowLine] = [0, 0, 0];
  for (const [oldEnd, nowEnd] of [...commonLines(old, now), [old.length, now.length] as const]) {
    const gone = old.slice(oldLine, oldEnd);
    splices.push(...diffLines(start, gone, now.slice(nowLine, nowEnd)));
    start += totalLength(gone) + (old[oldEnd]?.length ?? 0);
    [oldLine, nowLine] = [oldEnd + 1, nowEnd + 1];
  }
  return splices;
}

function splitIntoLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function totalLength(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** Diffs lines. If both sides have the same number of lines, compares them one by one. */
function diffLines(start: number, old: readonly string[], now: readonly string[]): Splice[] {
  if (old.length !== now.length)
    return trimCommonEnds({ start, was: old.join(""), text: now.join("") });
  let at = start;
  return old.flatMap((was, index) => {
    const splices = trimCommonEnds({ start: at, was, text: now[index] ?? "" });
    at += was.length;
    return splices;
  });
}

/**
 * Removes the common start and end of a splice; empty if nothing remains. Never splits a
 * character.
 */
function trimCommonEnds({ start, was, text }: Splice): Splice[] {
  if (was === text) return [];
  const most = Math.min(was.length, text.length);
  let from = 0;
  while (from < most && was[from] === text[from]) from += 1;
  if (splitsCharacter(was, from) || splitsCharacter(text, from)) from -= 1;
  let same = 0;
  while (same < most - from && was.at(-1 - same) === text.at(-1 - same)) same += 1;
  if (splitsCharacter(was, was.length - same) || splitsCharacter(text, text.length - same))
    same -= 1;
  const [oldEnd, nowEnd] = [was.length - same, text.length - same];
  return [{ start: start + from, was: was.slice(from, oldEnd), text: text.slice(from, nowEnd) }];
}

// Whether a position is between the halves of a surrogate pair or of a CRLF.
function splitsCharacter(text: string, at: number): boolean {
  return at > 0 && /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)/.test(text.slice(at - 1, at + 1));
}

/** Returns the index pairs of the unchanged lines. */
function commonLines(old: readonly string[], now: readonly string[]): [number, number][] {
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = longestCommonSubsequence(
    old.slice(head, old.length - tail),
    now.slice(head, now.length - tail),
    (one, other) => one === other,
  );
  return [
    ...Array.from({ length: head }, (_, line): [number, number] => [line, line]),
    ...middle.map(([one, other]): [number, number] => [head + one, head + other]),
    ...Array.from({ length: tail }, (_, line): [number, number] => [
      old.length - tail + line,
      now.length - tail + line,
    ]),
  ];
}

/**
 * Returns the longest common subsequence of two lists, as index pairs. Empty if the lists are too
 * long.
 */
export function longestCommonSubsequence<Item>(
  old: readonly Item[],
  now: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): [number, number][] {
  if (old.length * now.length > maxComparisons) return [];
  const width = now.length + 1;
  const alike = old.map((one) => now.map((other) => isSame(one, other)));
  const best = new Uint32Array((old.length + 1) * width);
  const bestAt = (one: number, other: number) => best[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      best[one * width + other] = alike[one]?.[other]
        ? bestAt(one + 1, other + 1) + 1
        : Math.max(bestAt(one + 1, other), bestAt(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < old.length && other < now.length) {
    if (alike[one]?.[other]) pairs.push([one++, other++]);
    else if (bestAt(one + 1, other) >= bestAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
