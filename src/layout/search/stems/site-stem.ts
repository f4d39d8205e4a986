/**
 * What a word has in common with its plural or singular, where nothing is known of the language: itself.
 * In the place of this file the scripts of a site have the one of its language.
 */
export function stem(word: string): string {
  return word;
}
