/** Measures the width of a line of text at the font size 1. */
export type MeasureText = (text: string) => number;

/** The lines of a text, and the font size at which they fit. */
export interface FittedText {
  lines: string[];
  size: number;
}

/** The size of a text box in px, and the font sizes to try, the largest first. */
export interface TextBox {
  width: number;
  height: number;
  sizes: readonly number[];
  /** The line height, as a factor of the font size. */
  leading: number;
}

/**
 * Fits a text into a box at the largest possible font size, and balances the lines. If the text
 * does not fit even at the smallest size, breaks words and replaces the rest with an ellipsis.
 */
export function fitText(
  text: string,
  { width, height, sizes, leading }: TextBox,
  measure: MeasureText,
): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = breakLines(words, width / size, measure);
    if (lines && lines.length * size * leading <= height) {
      return { size, lines: balanceLines(words, lines.length, width / size, measure) };
    }
  }
  const size = sizes.at(-1) ?? 1;
  const most = Math.max(1, Math.floor(height / (size * leading)));
  return { size, lines: truncateLines(words, most, width / size, measure) };
}

/**
 * Breaks a text into lines, each as long as possible. Returns `undefined` if a single word is wider
 * than a line.
 */
function breakLines(
  words: readonly string[],
  width: number,
  measure: MeasureText,
): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else if (measure(word) <= width) lines.push(word);
    else return;
  }
  return lines;
}

/**
 * Balances the lines: finds the narrowest width that gives the same number of lines. The last line
 * then seldom has only one word.
 */
function balanceLines(
  words: readonly string[],
  count: number,
  width: number,
  measure: MeasureText,
): string[] {
  let best = breakLines(words, width, measure) ?? [];
  for (let part = 0.98; part > 0.5; part -= 0.02) {
    const lines = breakLines(words, width * part, measure);
    if (!lines || lines.length > count) break;
    best = lines;
  }
  return best;
}

function truncateLines(
  words: readonly string[],
  most: number,
  width: number,
  measure: MeasureText,
): string[] {
  const pieces = words.flatMap((word) => breakWord(word, width, measure));
  const lines = breakLines(pieces, width, measure) ?? [];
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = [...(kept.pop() ?? "")];
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return [...kept, `${last.join("").trimEnd()}…`];
}

function breakWord(word: string, width: number, measure: MeasureText): string[] {
  const pieces = [""];
  for (const letter of word) {
    const longer = pieces.at(-1) + letter;
    if (longer === letter || measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
