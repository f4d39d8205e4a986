/** Average reading speed in one's own language, rounded from many studies. */
export const wordsPerMinute = 200;

/** The reading time of a text in whole minutes, at least 1. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
