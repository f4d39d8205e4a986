import { supportsNumberWords } from "./amounts.en.ts";
import type { NumberLocale } from "./amounts.pt-br.ts";
import {
  type DayHours,
  type TimeRange,
  toMinutes,
  weekdays,
  weekdaysBetween,
} from "./clock-times.ts";
import { formatTimeRange } from "./format-time-range.ts";

/**
 * Formats opening hours: "9am–5.30pm", "closed". Another language uses the format of the CLDR.
 * Returns `undefined` for a closed day in another language, and for hours without days and times.
 */
export function formatOpeningHours(
  { days, opens, closes }: DayHours,
  { language }: Pick<NumberLocale, "language">,
): string | undefined {
  const isTold = opens !== undefined && closes !== undefined;
  if (!isTold) return supportsNumberWords({ language }) ? days && "closed" : undefined;
  return formatTimeRange({ from: toMinutes(opens), to: toMinutes(closes) }, language);
}

/** Formats a time range: "9am–5.30pm". */
export function formatHourRange(range: TimeRange): string {
  return formatTimeRange(range, "en-GB") ?? "";
}

/** A time as written. `half` is the half of the day: "a" for am, "p" for pm. */
interface ClockTime {
  hour: number;
  minute: number;
  half?: string;
  /** The time is clearly on a 24-hour clock: "09:00", "17:30". */
  is24Hour: boolean;
}

const clockPattern =
  "(?:(\\d{1,2})(?!\\d)(?:[:.](\\d{2})(?!\\d))?(?: ?([ap])\\.? ?m(?!\\p{L})\\.?)?|(noon|midday|midnight))";
const rangeSeparator = "(?:to|till|until|through|-|–|—)";
const notDuration = "(?! ?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|%))";
const rangePattern = new RegExp(
  `(?<![\\d,.:/£$€])${clockPattern} ?${rangeSeparator} ?${clockPattern}${notDuration}(?![\\d/])`,
  "giu",
);

/** Finds all time ranges in a text, in order: "9am–12.30pm and 2–5pm". */
export function parseTimeRanges(text: string): TimeRange[] {
  return findClockPairs(text).flatMap(([first, last]) => toTimeRange(first, last) ?? []);
}

function findClockPairs(text: string): [first: ClockTime, last: ClockTime][] {
  const plain = text.normalize("NFC").replace(/\s+/g, " ");
  return [...plain.matchAll(rangePattern)].map((found) => [
    toClockTime(found[1], found[2], found[3], found[4]),
    toClockTime(found[5], found[6], found[7], found[8]),
  ]);
}

function toClockTime(hour = "", minute = "0", half?: string, word?: string): ClockTime {
  if (word) {
    const isNight = word.toLowerCase() === "midnight";
    return { hour: 12, minute: 0, half: isNight ? "a" : "p", is24Hour: false };
  }
  const isWhole = half === undefined && (hour.startsWith("0") || Number(hour) > 12);
  return {
    hour: Number(hour),
    minute: Number(minute),
    half: half?.toLowerCase(),
    is24Hour: isWhole,
  };
}

const [halfDay, day] = [12 * 60, 24 * 60];

/**
 * Converts two times to a range. One of them determines whether the other is am or pm: "9–5pm" and
 * "9–5" start at nine in the morning.
 */
function toTimeRange(first: ClockTime, last: ClockTime): TimeRange | undefined {
  if ([first, last].some(({ hour, minute }) => hour > 24 || minute > 59)) return undefined;
  if (isAmbiguous(last)) {
    const from = minutesOf(first, first.half);
    const to = minutesOf(last, undefined);
    return {
      from,
      to: to <= from && from < day - halfDay + to ? toAfternoonIfAfter(to, from) : to,
    };
  }
  const to = minutesOf(last, last.half) || day;
  if (!isAmbiguous(first)) return { from: minutesOf(first, first.half), to };
  const same = minutesOf(first, last.half);
  return { from: same < to || !last.half ? same : minutesOf(first, "a"), to };
}

function toAfternoonIfAfter(to: number, from: number): number {
  return to + halfDay > from ? to + halfDay : to;
}

/** Whether a time may be either am or pm. */
function isAmbiguous({ half, is24Hour }: ClockTime): boolean {
  return half === undefined && !is24Hour;
}

function minutesOf({ hour, minute }: ClockTime, half: string | undefined): number {
  if (half === undefined) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === "p" ? halfDay : 0);
}

/** Whether a text says that the firm is closed. */
export function saysClosed(text: string): boolean {
  return /(?<!\p{L})(?:closed|shut|not open|(?:do not|don['’]t) open|no (?:appointments|surgery))(?!\p{L})/iu.test(
    text,
  );
}

/** Whether a text uses a 12-hour clock without am or pm: "9–5". */
export function mayBeTwelveHoursOff(text: string): boolean {
  return findClockPairs(text).some(([first, last]) => isAmbiguous(first) && isAmbiguous(last));
}

const everyDayPattern = /^(?:every ?day|daily|(?:seven|7) days(?: a week)?|all week)$/;

/** Parses a weekday label, "Monday to Friday"; `undefined` if it contains other words. */
export function parseWeekdays(label: string): string[] | undefined {
  const plain = label
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/^from |:$/g, "");
  const days = plain
    .split(/, ?(?:and |& ?)?| and | ?& ?| ?\/ ?/)
    .map((part) => parseDaySpan(part.trim()));
  if (days.some((part) => part === undefined)) return undefined;
  const named = days.flatMap((part) => part ?? []);
  return weekdays.filter((day) => named.includes(day));
}

function parseDaySpan(part: string): string[] | undefined {
  if (everyDayPattern.test(part)) return [...weekdays];
  if (/^week ?days$/.test(part)) return weekdays.slice(0, 5);
  if (/^week-?ends?$/.test(part)) return weekdays.slice(5);
  const [first, last, ...more] = part
    .split(/ (?:to|through|thru|until|till) | ?[-–—] ?/)
    .map(weekdayIndex);
  if (first === undefined || first < 0 || more.length > 0) return undefined;
  if (last === undefined) return weekdays.slice(first, first + 1);
  return last < 0 ? undefined : weekdaysBetween(first, last);
}

function weekdayIndex(name: string): number {
  const plain = name.replace(/\.$/, "");
  const short = /^(?:mon|tues?|wed|weds|thu|thurs?|fri|sat|sun)$/.test(plain);
  return weekdays.findIndex(
    (day) => plain === day || plain === `${day}s` || (short && day.startsWith(plain.slice(0, 3))),
  );
}
