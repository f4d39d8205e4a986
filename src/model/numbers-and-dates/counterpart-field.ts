const wordsFieldSuffix = "InWords";

/**
 * The counterpart of a field: an amount's field in words ("priceInWords"), or the other way round.
 *
 * @param path JSON Pointer or name of a field
 * @returns the JSON Pointer or name of the counterpart, which the content may lack
 */
export function counterpartField(path: string): string {
  return path.endsWith(wordsFieldSuffix)
    ? path.slice(0, -wordsFieldSuffix.length)
    : `${path}${wordsFieldSuffix}`;
}
