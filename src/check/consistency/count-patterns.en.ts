/** A number at the beginning of a title, and what it counts: "Our three plans". */
export const countedTitle =
  /^(?:(?:the|our|your|these|meet (?:the|our)|see (?:the|our)) )?((\p{L}+(?:-\p{L}+)?|\d{1,2}) (\p{L}{3,}s))(?!\p{L})/iu;

/** What has a number of its own, whatever stands below. */
export const unitNames =
  /^(?:seconds|minutes|hours|days|weeks|months|years|times|pounds|dollars|euros|metres|miles|words|lines)$/;

const numberPattern = "\\d+(?:\\.\\d+)?";

/** A number of what promises are counted in, with the words around it; amounts and shares of a law stand beside any number. */
export const promisePattern = new RegExp(
  `((?<!\\p{L})(?:\\p{L}+ ){1,3}|)(?<!\\d)(${numberPattern}(?:(?: to |–|-)${numberPattern})?) ((?:minutes|hours|days|weeks|months|years)(?: \\p{L}+){0,4})`,
  "giu",
);

/** A whole number as it is typed: "1,500". */
export const integerPattern = "\\d+(?:,\\d{3})*";

/** The number that a value begins with, and what stands before it. */
export const leadingNumber = /^\D*[\d.,]+/;

/** "1,500" → 1500. */
export function parseCount(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

/** "more than 15 years", "15+ years": a number that promises to be the least of what a pattern names. */
export function atLeastPattern(name: string): string {
  const words = `${integerPattern}|\\p{L}+(?:[- ]\\p{L}+){0,3}`;
  return `(?:(?:more than|over|at least) (${words}) |(${integerPattern}) ?\\+ ?(?:of )?)${name}`;
}
