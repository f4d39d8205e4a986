/**
 * What descriptions say for those who write files by hand, as their language says it. What takes the place of it stands
 * in the words of the fields.
 */
export interface HandWords {
  /** A switch that is on, at the beginning of what it does. */
  on: RegExp;
  /** Where the folder of a file is told besides. */
  folderBeside: RegExp;
  folder: RegExp;
  quotes: RegExp;
  without: RegExp;
  takeOut: RegExp;
  /** A file, with the part of it that is meant: its name, what stands between, the part. */
  file: RegExp;
  /** A word that may be the name of a field. */
  name: RegExp;
  /** Names of fields that are words of the language too. */
  ownWords: readonly string[];
  /** Sentences that only help those who write the ids of entries, or a number. */
  aboutIds: RegExp;
  aboutMarks: RegExp;
  /** What stands between an option and what it is. */
  isWord: RegExp;
  /** What stands before the last option. */
  lastAnd: RegExp;
}

/** Of descriptions in Portuguese. */
export const handWords: HandWords = {
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
