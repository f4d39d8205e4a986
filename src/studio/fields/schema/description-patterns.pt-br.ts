/**
 * Patterns for parts of schema descriptions that address people who edit files by hand. Each
 * language has its own patterns. The replacements are in the strings of the fields.
 */
export interface DescriptionPatterns {
  /** "true" at the start of the description of a switch. */
  on: RegExp;
  /** A folder mentioned in passing. */
  folderBeside: RegExp;
  folder: RegExp;
  quotes: RegExp;
  without: RegExp;
  takeOut: RegExp;
  /** A file and one of its parts: name, separator, part. */
  file: RegExp;
  /** A word that may be a field name. */
  name: RegExp;
  /** Field names that are also words of the language. */
  ownWords: readonly string[];
  /**
   * Sentences that only help people who type the ids of entries (`aboutIds`) or numbers in the
   * format of the files (`aboutMarks`).
   */
  aboutIds: RegExp;
  aboutMarks: RegExp;
  /** Matches the words between an option and its explanation. */
  isWord: RegExp;
  /** Matches the words before the last option. */
  lastAnd: RegExp;
}

/** The patterns for Portuguese descriptions. */
export const descriptionPatterns: DescriptionPatterns = {
  on: /^true\b(?: se)?/,
  folderBeside: /, na pasta [a-z]+(?=[,.])/g,
  folder: /\bd[ao] pasta [a-z]+/g,
  quotes: /, entre aspas\b/g,
  without: /\bsem est[ae] (?:linha|campo)\b/gi,
  takeOut: /apague a linha/g,
  file: /([a-z-]+)\.yaml(?:(, em )([a-z]+))?/g,
  name: /(?<![\w$/{.“-])[a-z]+(?:[A-Z][a-z]+)*(?![\w/}”-]| \()/g,
  ownWords: "form item link links menu note page popular site total".split(" "),
  aboutIds: /\(id\)|código|all /,
  aboutMarks: /com ponto|ponto de milhar/,
  isWord: /^(?:é|são) /,
  lastAnd: / e$/,
};
