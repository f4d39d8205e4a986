/** Which languages have which marks, in what already stands between the marks of a quotation. */
const kinds: readonly (readonly [language: RegExp, marks: RegExp, inner: string])[] = [
  [/^de-CH\b/, /[«"]([^«»"]*)[»"]/g, "‹$1›"],
  [/^de\b/, /[„"]([^„“”"]*)[“”"]/g, "‚$1‘"],
  [/^(?:fr|it|es|pt-PT)\b/, /[«"]\s?([^«»"]*?)\s?[»"]/g, "“$1”"],
  [/^(?:en|pt)\b/, /[“"]([^“”"]*)[”"]/g, "‘$1’"],
];

/**
 * A text that a page sets between quotation marks, with the inner marks of the language for what it quotes itself:
 * ("Nur „Musik“ zählt", "de") → "Nur ‚Musik‘ zählt". Of other languages it stays as it is.
 */
export function innerQuotes(text: string, language: string): string {
  const kind = kinds.find(([spoken]) => spoken.test(language));
  return kind ? text.replace(kind[1], kind[2]) : text;
}
