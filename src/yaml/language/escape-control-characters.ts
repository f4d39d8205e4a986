/** Characters that steer a terminal or turn the order of text round: C0, C1 and bidi controls; not tab and line feed. */
const controlCharacters =
  /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text of somebody else as a terminal may show it: what would steer the terminal is written as its code, `\u{1b}`. */
export function escapeControlCharacters(text: string): string {
  return text.replace(
    controlCharacters,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
