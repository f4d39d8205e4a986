import { hasNumberWords } from "../amounts.pt-br.ts";
import type { TimeRange } from "../clock-times.ts";
import { formatTimeRange } from "../format-time-range.ts";
import {
  parseTimeRanges,
  parseWeekdays,
  rangeInWords,
  saysClosed,
  usesTwelveHourClock,
} from "../hours.pt-br.ts";
import { parseNumericHours, saysClosedIn } from "./parse-numeric-hours.ts";
import { parseWeekdayLabel } from "./weekday-labels.ts";

/** How texts for visitors tell hours and days. */
export interface HoursParser {
  /** All stretches of a day that a text tells, in order. */
  readRanges(text: string): TimeRange[];
  /** Whether a text may mean either half of the day: "9–5". */
  countsHalfDays(text: string): boolean;
  saysClosed(text: string): boolean;
  /** The days that a label names; nothing where it says anything else. */
  readDays(label: string): string[] | undefined;
  rangeInWords(range: TimeRange): string;
}

const editorLanguageParser: HoursParser = {
  countsHalfDays: usesTwelveHourClock,
  rangeInWords,
  readDays: parseWeekdays,
  readRanges: parseTimeRanges,
  saysClosed,
};

/**
 * Who reads the hours of a site's texts: in the editors' language all its words are known; in any other one figures are,
 * and the names of the days.
 *
 * @param language that of the site, as in BCP 47
 */
export function hoursParserFor(language: string): HoursParser {
  if (hasNumberWords({ language }) || !isSupportedLocale(language)) return editorLanguageParser;
  return {
    readRanges: (text) => parseNumericHours(text, language).ranges,
    countsHalfDays: (text) => parseNumericHours(text, language).usesTwelveHourClock,
    saysClosed: (text) => saysClosedIn(text, language),
    readDays: (label) => parseWeekdayLabel(label, language),
    rangeInWords: (range) => formatTimeRange(range, language) ?? rangeInWords(range),
  };
}

function isSupportedLocale(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
