/** The parts of a text where there are several and each is right by itself; nothing otherwise. */
export function splitIfAllValid(
  text: string,
  isRight: (part: string) => boolean,
): string[] | undefined {
  const parts = text.split(/\s*[/;|,]\s*|\s+(?:e|ou|-)\s+/).filter((part) => part !== "");
  return parts.length > 1 && parts.every(isRight) ? parts : undefined;
}
