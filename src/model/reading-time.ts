/** What people read of a text in their language, on the average of many studies. */
export const wordsPerMinute = 200;

/** The whole minutes that a text of so many words takes; one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
