// Controls but for tab and line ends, and signs that turn the direction of writing or that nobody sees.
const hidden =
  /(?:(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\u00ad\u200b\u2060])+/gu;
// Inside words these join letters and signs; in a number or an address nobody means them.
const joining = /\u200c|\u200d|\ufe0e|\ufe0f/g;

/** Words without the characters that come along unseen when they are pasted. */
export function cleanWords(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(hidden, "");
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
  return cleanWords(text).replace(/[ \t]*\n\s*/g, " ");
}
