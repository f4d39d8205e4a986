import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { formatDate } from "../../ui/format/format-date.ts";

/** A time in the reader's language: "23 de novembro de 2026", "16h40". */
export interface FormattedTime {
  day: string;
  time: string;
}

/**
 * Formats a time in a time zone. If the zone is missing or invalid, uses the zone of this computer.
 */
export function formatTime(timeZone: string | undefined, moment: Date): FormattedTime {
  const told = (options: Intl.DateTimeFormatOptions) => formatInTimeZone(timeZone, moment, options);
  const time = told({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return { day: told({ dateStyle: "long" }), time: strings.time(time) };
}

function formatInTimeZone(
  timeZone: string | undefined,
  moment: Date,
  options: Intl.DateTimeFormatOptions,
) {
  try {
    return new Intl.DateTimeFormat(strings.language, { ...options, timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat(strings.language, options).format(moment);
  }
}

/**
 * Formats a date relative to another date. The year is omitted if both dates have the same year.
 */
export function formatDay(date: string, today: string): string {
  const long = formatDate(date, strings.language);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? long.replace(strings.yearEnd, "") : long;
}
