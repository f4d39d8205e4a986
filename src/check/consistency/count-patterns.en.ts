/** Matches a title that starts with a number and a noun: "Our three plans". */
export const countedTitle =
  /^(?:(?:the|our|your|these|meet (?:the|our)|see (?:the|our)) )?((\p{L}+(?:-\p{L}+)?|\d{1,2}) (\p{L}{3,}s))(?!\p{L})/iu;

/** Units and other nouns that never count the entries below a title. */
export const unitNames =
  /^(?:seconds|minutes|hours|days|weeks|months|years|times|pounds|dollars|euros|metres|miles|words|lines)$/;

const numberPattern = "\\d+(?:\\.\\d+)?";

/**
 * Matches a number with a unit of time, as in promises, with the words around it. Ignores other
 * units: amounts of money and percentages in laws may differ without a contradiction.
 */
export const promisePattern = new RegExp(
  `((?<!\\p{L})(?:\\p{L}+ ){1,3}|)(?<!\\d)(${numberPattern}(?:(?: to |–|-)${numberPattern})?) ((?:minutes|hours|days|weeks|months|years)(?: \\p{L}+){0,4})`,
  "giu",
);

/** Matches an integer as people write it: "1,500". */
export const integerPattern = "\\d+(?:,\\d{3})*";

/** Matches the first number of a value and any text before it. */
export const leadingNumber = /^\D*[\d.,]+/;

/** Converts "1,500" to 1500. */
export function parseCount(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

/**
 * Creates the source of a pattern for a number stated as a minimum: "more than 15 years", "15+
 * years".
 *
 * @param name pattern for the words after the number
 */
export function atLeastPattern(name: string): string {
  const words = `${integerPattern}|\\p{L}+(?:[- ]\\p{L}+){0,3}`;
  return `(?:(?:more than|over|at least) (${words}) |(${integerPattern}) ?\\+ ?(?:of )?)${name}`;
}
