// Control characters except tab and newline, bidirectional and zero-width characters, object
// replacement characters, and private-use characters, which only some fonts show.
const invisibleCharacters =
  /(?:(?![\t\n\r])\p{Cc}|\p{Co}|\p{Surrogate}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff])+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// Joiners and variation selectors. They are valid inside words, but never intended in a number or
// an address.
const joinerCharacters = /\u200c|\u200d|\ufe0e|\ufe0f/g;

/**
 * Removes invisible characters that come with pasted text. Keeps joiners inside words and emoji,
 * and no-break spaces. The panel, the page and the body editor all use this function.
 */
export function cleanText(text: string): string {
  return normalizeLineEnds(text).replace(invisibleCharacters, "");
}

/** Normalises line ends to "\n". */
export function normalizeLineEnds(text: string): string {
  return text.replace(lineEnds, "\n");
}

/**
 * Collapses white space to single spaces. Keeps a no-break space between a number or currency sign
 * and the next character.
 */
export function collapseSpaces(text: string): string {
  return text.replace(
    /((?<=[\d$€£º])[\u00a0\u202f](?=\S))|\s+/g,
    (_, held?: string) => held ?? " ",
  );
}

/**
 * Removes invisible characters from a number, an address or a code. No-break spaces, tabs and line
 * ends become normal spaces.
 */
export function cleanCodeInput(text: string): string {
  return cleanText(text)
    .replace(joinerCharacters, "")
    .replace(/[\u00a0\u2007\u202f\t\n]/g, " ");
}

/**
 * Normalises the "#" of a typed colour: several become one, and a missing one is added before six
 * hex digits.
 */
export function normalizeColor(text: string): string {
  const signs = cleanCodeInput(text)
    .trim()
    .replace(/^#[#\s]*/, "#");
  return /^[0-9a-f]{6}$/i.test(signs) ? `#${signs}` : signs;
}

/** Cleans a text for one line: line ends become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/(?<![ \t])[ \t]*\n\s*/g, " ");
}
