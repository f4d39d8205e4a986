/** Splits a text at separators; `undefined` unless there are several parts and all are valid. */
export function splitIfAllValid(
  text: string,
  isRight: (part: string) => boolean,
): string[] | undefined {
  const parts = text.split(/\s*[/;|,]\s*|\s+(?:e|ou|-)\s+/).filter((part) => part !== "");
  return parts.length > 1 && parts.every(isRight) ? parts : undefined;
}
