/**
 * Splits a text with several values at its separators. Returns `undefined` if there is only one
 * part, or if any part is invalid.
 */
export function splitIfAllValid(
  text: string,
  isRight: (part: string) => boolean,
): string[] | undefined {
  const parts = text.split(/\s*[/;|,]\s*|\s+(?:e|ou|-)\s+/).filter((part) => part !== "");
  return parts.length > 1 && parts.every(isRight) ? parts : undefined;
}
