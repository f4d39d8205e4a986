/**
 * A date or a span ("20 de dezembro"), of which the spaces do not break: to Firefox it is one long
 * word, which may part anywhere. And an address of mail, to which a hyphen would seem to belong.
 */
const unhyphenated =
  /((?<!\d)\d{1,4}[ºª]?\u00a0\p{Ll}{1,2}\u00a0\p{Ll}{5,}|(?<!\S)[^\s@]+@[^\s@]+\.\p{L}+)/u;

/**
 * The parts of a text, in order: every second one, beginning with the second, must not be
 * hyphenated. A text without such a part is its only one.
 */
export function hyphenationParts(text: string): string[] {
  return text.split(unhyphenated);
}
