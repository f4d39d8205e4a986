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

/** Guesses among the names of files: what is alike must be the name itself, not only its ending. */
export function guessByStem(names: readonly string[]): Guess {
  const byStem = new Map(names.map((name): [string, string] => [stemOf(name), name]).reverse());
  const guess = createGuess([...byStem.keys()]);
  return (written) => {
    const stem = stemOf(written);
    return byStem.get(stem) ?? byStem.get(guess(stem) ?? "");
  };
}

function stemOf(name: string): string {
  return name.replace(/\.\w+$/, "");
}
