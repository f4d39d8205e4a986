/** Inner quotation marks by language, and the marks that they replace in a quotation. */
const quotationMarks: readonly (readonly [language: RegExp, marks: RegExp, inner: string])[] = [
  [/^de-CH\b/, /[«"]([^«»"]*)[»"]/g, "‹$1›"],
  [/^de\b/, /[„"]([^„“”"]*)[“”"]/g, "‚$1‘"],
  [/^(?:fr|it|es|pt-PT)\b/, /[«"]\s?([^«»"]*?)\s?[»"]/g, "“$1”"],
  [/^(?:en|pt)\b/, /[“"]([^“”"]*)[”"]/g, "‘$1’"],
];

/**
 * Replaces the quotation marks in a text that is itself shown between marks with the inner marks of
 * the language: ("Nur „Musik“ zählt", "de") → "Nur ‚Musik‘ zählt". Other languages are unchanged.
 */
export function replaceInnerQuotes(text: string, language: string): string {
  const kind = quotationMarks.find(([spoken]) => spoken.test(language));
  return kind ? text.replace(kind[1], kind[2]) : text;
}
