/** The average speed at which people read their own language, rounded from many studies. */
export const wordsPerMinute = 200;

/** Returns the reading time of a number of words, in whole minutes, at least 1. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
