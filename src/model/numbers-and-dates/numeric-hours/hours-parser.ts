import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import {
  formatHourRange,
  mayBeTwelveHoursOff,
  parseTimeRanges,
  parseWeekdays,
  saysClosed,
} from "#lang/model/numbers-and-dates/hours";
import type { TimeRange } from "../clock-times.ts";
import { formatTimeRange } from "../format-time-range.ts";
import { parseNumericHours, saysClosedIn } from "./parse-numeric-hours.ts";
import { parseWeekdayLabel } from "./weekday-labels.ts";

/** Parses and formats hours and weekdays in texts for visitors. */
export interface HoursParser {
  /** Returns all time ranges in a text, in order. */
  readRanges(text: string): TimeRange[];
  /** Whether a text uses a 12-hour clock, or may use one: "9–5". */
  mayUseTwelveHourClock(text: string): boolean;
  saysClosed(text: string): boolean;
  /** Returns the weekdays of a label as in the settings; `undefined` if it contains other words. */
  readDays(label: string): string[] | undefined;
  rangeInWords(range: TimeRange): string;
}

const editorLanguageParser: HoursParser = {
  mayUseTwelveHourClock: mayBeTwelveHoursOff,
  rangeInWords: formatHourRange,
  readDays: parseWeekdays,
  readRanges: parseTimeRanges,
  saysClosed,
};

/**
 * Returns the parser for the hours in a site's texts. For the editors' language, and for languages
 * that `Intl` does not support, it has a full grammar. For all other languages it only knows
 * figures, weekday names and words for "closed".
 *
 * @param language the site's language, a BCP 47 tag
 */
export function hoursParserFor(language: string): HoursParser {
  if (supportsNumberWords({ language }) || !isSupportedLocale(language))
    return editorLanguageParser;
  return {
    readRanges: (text) => parseNumericHours(text, language).ranges,
    mayUseTwelveHourClock: (text) => parseNumericHours(text, language).usesTwelveHourClock,
    saysClosed: (text) => saysClosedIn(text, language),
    readDays: (label) => parseWeekdayLabel(label, language),
    rangeInWords: (range) => formatTimeRange(range, language) ?? formatHourRange(range),
  };
}

function isSupportedLocale(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
