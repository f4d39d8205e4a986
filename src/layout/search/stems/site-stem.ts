/**
 * Stemming for languages without rules: returns the word itself. The build replaces this file by
 * the stemmer of the site's language.
 */
export function stem(word: string): string {
  return word;
}
