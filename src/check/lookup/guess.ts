import { suggest } from "../../text/suggest.ts";

/** The word that was most likely meant; `undefined` when none is near. */
export type Guess = (written: string) => string | undefined;

// Comparing takes about a microsecond, and after thousands of mistakes nobody misses a guess.
const mostComparisons = 200_000;

/** Guesses among the same words again and again: a repeated mistake costs nothing. */
export function createGuess(words: readonly string[]): Guess {
  const known = new Map<string, string | undefined>();
  let comparisons = 0;
  return (written) => {
    if (known.has(written)) return known.get(written);
    comparisons += words.length;
    const guess = comparisons > mostComparisons ? undefined : suggest(written, words);
    known.set(written, guess);
    return guess;
  };
}
