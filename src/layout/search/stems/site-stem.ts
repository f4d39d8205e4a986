/**
 * Returns the word itself: the stemmer for languages without rules. The build replaces this file
 * with the stemmer of the site's language.
 */
export function stem(word: string): string {
  return word;
}
