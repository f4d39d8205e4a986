/**
 * Matches a number typed before a line: "5.4. ", "3) ", "2nd - ", "Clause 5 - ", "Step 2: ". Does
 * not match amounts or ranges, which have other punctuation.
 */
export const typedNumber =
  /^\s*((?:(?:clause|article|art\.|section|paragraph|step|stage|phase|item) )?(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}(?:st|nd|rd|th)?(?:[.)]| ?[-–—:]))|(?:clause|section|paragraph|step|stage|phase) \d{1,2})\s+(?=\p{L}|\[\[|\*\*)/iu;

/**
 * Matches a word at the end of a line that needs a continuation, such as an article or a
 * preposition.
 */
export const unfinishedLine =
  /(?:^|[ (])(?:the|an?|and|or|of|in|on|at|to|for|with|by|from|that|which|your|our|my|his|her|its|their|this|these|is|are|as|than|into|over|under|about|between|until|without|not)$/i;
