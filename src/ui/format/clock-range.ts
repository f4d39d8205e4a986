import { type ClockLabels, formatClock } from "./format-clock.ts";

/**
 * Languages in which a range of hours has its unit once, at the end: "9 a 13 hs", "9 bis 13 Uhr"
 * (Ortografía de la lengua española, 2010; DIN 5008). In French each hour has its own: "9 h à 13
 * h".
 */
const sharedUnitLanguages = /^(?:es|de|nl)\b/i;

/**
 * Formats the first and the last hour as the site does: "8h30" and "19h"; with a shared unit: "9"
 * and "13 hs".
 */
export function formatClockRange(
  first: string,
  last: string,
  { labels, language }: { labels: ClockLabels; language: string },
): [first: string, last: string] {
  const [from, to] = [formatClock(first, labels), formatClock(last, labels)];
  const unit = sharedUnitLanguages.test(language)
    ? /\s\p{L}+\.?$/u.exec(labels.hour)?.[0]
    : undefined;
  const isShared = unit !== undefined && [from, to].every((each) => each.endsWith(unit));
  return [isShared ? from.slice(0, -unit.length) : from, to];
}
