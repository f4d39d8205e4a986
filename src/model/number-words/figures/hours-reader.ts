import { isSpoken } from "../amounts.pt-br.ts";
import type { TimeRange } from "../clock.ts";
import { countsHalfDays, rangeInWords, readDays, readRanges, saysClosed } from "../hours.pt-br.ts";
import { rangeAbroad } from "../hours-abroad.ts";
import { daysOfLabel } from "./day-label.ts";
import { hoursInFigures, saysClosedIn } from "./hours-in-figures.ts";

/** How texts for visitors tell hours and days. */
export interface HoursReader {
  /** All stretches of a day that a text tells, in order. */
  readRanges(text: string): TimeRange[];
  /** Whether a text may mean either half of the day: "9–5". */
  countsHalfDays(text: string): boolean;
  saysClosed(text: string): boolean;
  /** The days that a label names; nothing where it says anything else. */
  readDays(label: string): string[] | undefined;
  rangeInWords(range: TimeRange): string;
}

const ours: HoursReader = { countsHalfDays, rangeInWords, readDays, readRanges, saysClosed };

/**
 * Who reads the hours of a site's texts: in the editors' language all its words are known; in any other one figures are,
 * and the names of the days.
 *
 * @param language that of the site, as in BCP 47
 */
export function hoursReader(language: string): HoursReader {
  if (isSpoken({ language }) || !isKnown(language)) return ours;
  return {
    readRanges: (text) => hoursInFigures(text, language).ranges,
    countsHalfDays: (text) => hoursInFigures(text, language).countsHalfDays,
    saysClosed: (text) => saysClosedIn(text, language),
    readDays: (label) => daysOfLabel(label, language),
    rangeInWords: (range) => rangeAbroad(range, language) ?? rangeInWords(range),
  };
}

function isKnown(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
