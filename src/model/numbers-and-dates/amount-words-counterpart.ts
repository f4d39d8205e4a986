const wordsFieldSuffix = "InWords";

/**
 * Returns the counterpart of a field: for an amount the field with its words ("priceInWords"), and
 * vice versa.
 *
 * @param path JSON Pointer or name of a field
 * @returns the JSON Pointer or name of the counterpart, which the content may lack
 */
export function amountWordsCounterpart(path: string): string {
  return path.endsWith(wordsFieldSuffix)
    ? path.slice(0, -wordsFieldSuffix.length)
    : `${path}${wordsFieldSuffix}`;
}
