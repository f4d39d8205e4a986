// Controls but for tab and line ends, signs that turn the direction of writing or that nobody sees, places of objects
// that stayed behind, and letters that one font alone has.
const hidden =
  /(?:(?![\t\n\r])\p{Cc}|\p{Co}|\p{Surrogate}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc\ufffe\uffff])+/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// Inside words these join letters and signs; in a number or an address nobody means them.
const joining = /\u200c|\u200d|\ufe0e|\ufe0f/g;

/**
 * Words without the characters that come along unseen when they are pasted: the same in a panel, on the page and in a
 * body. Joiners inside words and pictures of letters stay, and so do spaces that hold two words together.
 */
export function cleanWords(text: string): string {
  return withLineEnds(text).replace(hidden, "");
}

/** Words whose line ends are all written the same way. */
export function withLineEnds(text: string): string {
  return text.replace(lineEnds, "\n");
}

/** Words with one space between two of them. A lone space that holds a number and its unit together stays as it is. */
export function singleSpaced(text: string): string {
  return text.replace(
    /((?<=[\d$€£º])[\u00a0\u202f](?=\S))|\s+/g,
    (_, held?: string) => held ?? " ",
  );
}

/** A number, an address or a code without what nobody sees; each visible sign stays. */
export function cleanCode(text: string): string {
  return cleanWords(text)
    .replace(joining, "")
    .replace(/[\u00a0\u2007\u202f\t\n]/g, " ");
}

/** A colour as it was meant: one "#" before its signs, also where it was typed twice, or left out before six. */
export function cleanColor(text: string): string {
  const signs = cleanCode(text)
    .trim()
    .replace(/^#[#\s]*/, "#");
  return /^[0-9a-f]{6}$/i.test(signs) ? `#${signs}` : signs;
}

/** Words for one line: the ends of lines become spaces. */
export function cleanLine(text: string): string {
  return cleanWords(text).replace(/(?<![ \t])[ \t]*\n\s*/g, " ");
}
