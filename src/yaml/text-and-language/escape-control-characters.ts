/**
 * Matches characters that control a terminal or reorder text: C0, C1 and bidi controls, line and
 * paragraph separators. Leaves out tab and line feed.
 */
const controlCharacters =
  /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes an untrusted text safe to print on a terminal: each control character becomes its code,
 * `\u{1b}`.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(
    controlCharacters,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
