/** A text as one searches for it: without accents, capitals and signs. */
export function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** What is sought: the words as they were typed, and what each has to begin with. */
export interface Sought {
  phrase: string;
  words: readonly string[];
}

/**
 * Takes what is sought apart: words that say nothing by themselves count only where there are no others, and one in
 * the plural finds the singular.
 *
 * @param small such words of the editor's language, plain
 */
export function soughtIn(typed: string, small: readonly string[]): Sought {
  const phrase = plain(typed);
  const all = phrase.split(" ").filter((word) => word !== "");
  const telling = all.filter((word) => !small.includes(word));
  return { phrase, words: (telling.length > 0 ? telling : all).map(singular) };
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Whether each word that is sought begins one of a plain text. */
export function hasWords(plainText: string, { words }: Sought): boolean {
  const all = ` ${plainText}`;
  return words.every((word) => all.includes(` ${word}`));
}
