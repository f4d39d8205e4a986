import type { DescriptionPatterns } from "./description-patterns.pt-br.ts";

/**
 * The patterns for English descriptions. Most field names are also English words, so only words in
 * backticks and words like "publishAt" count as names.
 */
export const descriptionPatterns: DescriptionPatterns = {
  on: /^true\b(?: (?:if|when))?/,
  folderBeside: /, in the [a-z]+ folder(?=[,.])/g,
  folder: /\b(?:from|in|of) the [a-z]+ folder\b/g,
  quotes: /, (?:with)?in (?:double |quotation )?(?:quotes|marks)\b/g,
  without: /\bwithout this (?:line|field)\b/gi,
  takeOut: /(?:delete|remove|take out) (?:the|this) line/g,
  file: /([a-z-]+)\.yaml(?:(, (?:under|in) )([a-z]+))?/g,
  name: /`[a-z]+(?:[A-Z][a-z]+)*`|(?<![\w$/{.“-])[a-z]+(?:[A-Z][a-z]+)+(?![\w/}”-]| \()/g,
  ownWords: [],
  aboutIds: /\bids?\b|^all /i,
  aboutMarks: /after a (?:full stop|point)|decimal point|thousands/,
  isWord: /^(?:is|are) /,
  lastAnd: /,? and$/,
};
