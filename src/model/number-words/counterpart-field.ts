const wordsFieldSuffix = "InWords";

/**
 * The field that says the same as another one: of an amount its words, of the words their amount.
 *
 * @param path JSON Pointer or name of a field
 * @returns that of its counterpart; the content need not have it
 */
export function counterpartField(path: string): string {
  return path.endsWith(wordsFieldSuffix)
    ? path.slice(0, -wordsFieldSuffix.length)
    : `${path}${wordsFieldSuffix}`;
}
