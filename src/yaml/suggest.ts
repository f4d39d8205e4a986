import { foldLetters, foldName } from "./text-and-language/text-normalization.ts";

/** A word that the author may have meant, with its other names. */
export interface SuggestionCandidate {
  word: string;
  /** Its title in the language of the messages: "titulo" also means "title" (Título). */
  title?: string;
  /** Its names in other languages, in the form that `foldName` returns. They match only exactly. */
  names?: readonly string[];
}

/**
 * Returns the candidate that a misspelt word most likely means. Returns `undefined` if none is
 * close, or if several are equally close. Ignores case and accents.
 */
export function suggest(
  written: string,
  candidates: readonly (string | SuggestionCandidate)[],
): string | undefined {
  const folded = foldLetters(written).slice(0, 100);
  const bare = foldName(written.slice(0, 100));
  let best: string | undefined;
  let isEven = false;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const each: SuggestionCandidate =
      typeof candidate === "string" ? { word: candidate } : candidate;
    const { word } = each;
    if (word === written) continue;
    const distance = candidateDistance(each, folded, bare);
    if (distance === least && word !== best && Number.isFinite(distance)) isEven = true;
    if (distance < least) [best, least, isEven] = [word, distance, false];
  }
  // If two candidates are equally close, a guess would be wrong half the time.
  return isEven ? undefined : best;
}

/**
 * Whether two names differ only in Unicode normalization (UAX 15): an accent is stored with its
 * letter, or after it as a combining mark.
 */
export function differsOnlyInNormalization(one: string, other: string | undefined): boolean {
  return one !== other && one.normalize("NFC") === other?.normalize("NFC");
}

// A foreign name ranks after the exact word or title (0) and before any misspelling (1 or more).
const translatedNameDistance = 0.5;

function candidateDistance(
  { word, title, names }: SuggestionCandidate,
  folded: string,
  bare: string,
): number {
  const own = Math.min(
    fuzzyDistance(folded, word),
    title ? fuzzyDistance(folded, title) : Number.POSITIVE_INFINITY,
  );
  return names?.includes(bare) ? Math.min(own, translatedNameDistance) : own;
}

function fuzzyDistance(folded: string, candidate: string): number {
  const other = foldLetters(candidate);
  const limit = Math.min(3, Math.ceil(Math.max(folded.length, other.length) / 4));
  const distance = editDistance(folded, other, limit);
  if (distance <= limit && distance < Math.min(folded.length, other.length)) return distance;
  const isBeginning = folded.length >= 4 && (other.startsWith(folded) || folded.startsWith(other));
  return isBeginning && other.length >= 4 ? 3.5 : Number.POSITIVE_INFINITY;
}

/**
 * Returns the Damerau-Levenshtein distance: the number of letters that are added, lost, changed, or
 * swapped with their neighbour.
 *
 * @param limit the search stops early above it; the result is then any number above the limit
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  const [one, other] = withoutCommonEnds(a, b);
  return distanceByRows(one, other, limit);
}

/** Returns both texts without their common beginning and end, which do not add to a distance. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function distanceByRows(a: string, b: string, limit: number): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const cost = Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(isSwap ? Math.min(cost, (twoAbove[column - 2] ?? 0) + 1) : cost);
    }
    [twoAbove, above] = [above, current];
    // No later cell is lower than the lowest cell of these two rows, since a swap skips one row.
    if (Math.min(...above) > limit && Math.min(...twoAbove) > limit)
      return Number.POSITIVE_INFINITY;
  }
  return above[b.length] ?? 0;
}
