/** A range of a text, `end` exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Returns the ranges of the words that contain a character, in order. Merges adjacent ranges. A
 * slow pattern is many times faster on these ranges than on the whole text.
 *
 * @param pattern a global pattern that matches one character
 * @param before how many words before a match to include; words are separated by single spaces
 * @param after how many words after it to include
 */
export function wordRangesContaining(
  text: string,
  pattern: RegExp,
  before = 0,
  after = 0,
): TextRange[] {
  const found: TextRange[] = [];
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    const start = startOfWord(text, hit.index, before);
    const end = endOfWord(text, hit.index, after);
    const last = found.at(-1);
    if (last && start <= last.end + 1) last.end = end;
    else found.push({ start, end });
    pattern.lastIndex = endOfWord(text, hit.index, 0);
  }
  return found;
}

function startOfWord(text: string, at: number, more: number): number {
  const space = at === 0 ? -1 : text.lastIndexOf(" ", at - 1);
  return more === 0 || space < 0 ? space + 1 : startOfWord(text, space, more - 1);
}

function endOfWord(text: string, at: number, more: number): number {
  const space = text.indexOf(" ", at);
  if (space < 0) return text.length;
  return more === 0 ? space : endOfWord(text, space + 1, more - 1);
}
