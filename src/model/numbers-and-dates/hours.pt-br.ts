import { type NumberLocale, supportsNumberWords } from "./amounts.pt-br.ts";
import {
  type DayHours,
  type TimeRange,
  toMinutes,
  weekdays,
  weekdaysBetween,
} from "./clock-times.ts";
import { formatTimeRange } from "./format-time-range.ts";

/**
 * Formats opening hours: "8h30 às 12h", "fechado". Another language uses its own format:
 * "9am–5.30pm". Returns `undefined` for a closed day in another language, and for hours without
 * days and times.
 */
export function formatOpeningHours(
  { days, opens, closes }: DayHours,
  locale: Pick<NumberLocale, "language">,
): string | undefined {
  const isTold = opens !== undefined && closes !== undefined;
  if (!isTold) return supportsNumberWords(locale) ? days && "fechado" : undefined;
  const range = { from: toMinutes(opens), to: toMinutes(closes) };
  return supportsNumberWords(locale)
    ? formatHourRange(range)
    : formatTimeRange(range, locale.language);
}

/** Formats a time range: "8h às 18h". */
export function formatHourRange({ from, to }: TimeRange): string {
  return `${formatHourAndMinutes(from)} ${to >= 60 && to < 120 ? "à" : "às"} ${formatHourAndMinutes(to)}`;
}

function formatHourAndMinutes(minutes: number): string {
  const rest = minutes % 60;
  return `${(minutes - rest) / 60}h${rest ? String(rest).padStart(2, "0") : ""}`;
}

const timePattern = "(\\d{1,2})(?!\\d)(?: ?(?:h(?:oras?|s)?|:) ?(?:(\\d{2})(?!\\d)(?: ?min)?)?)?";
const rangeSeparator = "(?:até (?:às?|as)|até|às|as|à|a|-|–|—|to|until)";
const rangePattern = new RegExp(
  `(?<![\\d,.:/])${timePattern} ?${rangeSeparator} ?${timePattern}(?![\\dª.º/])`,
  "giu",
);

/** Finds all time ranges in a text, in order: "8h às 12h e 14h às 18h". */
export function parseTimeRanges(text: string): TimeRange[] {
  const plain = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/meio[- ]dia/giu, "12h");
  return [...plain.matchAll(rangePattern)].flatMap(([, h1, m1, h2, m2]) => {
    const [from, to] = [minutesOf(h1, m1), minutesOf(h2, m2)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

function minutesOf(hours = "", minutes = "0"): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour <= 24 && minute < 60 ? hour * 60 + minute : undefined;
}

/** Whether a text says that the firm is closed. */
export function saysClosed(text: string): boolean {
  return /(?<!\p{L})(?:fechad[oa]s?|não abr(?:e|imos)|sem (?:expediente|atendimento)|closed)(?!\p{L})/iu.test(
    text,
  );
}

/** Whether a text uses a 12-hour clock: "da tarde", "pm". */
export function mayBeTwelveHoursOff(text: string): boolean {
  return /\b(?:[ap]\.?m\b|da (?:manhã|tarde|noite))/iu.test(text);
}

const dayNames = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

/**
 * Parses a weekday label, "Segunda a sexta", into the days of the settings ("monday"). Returns
 * `undefined` if it contains other words.
 */
export function parseWeekdays(label: string): string[] | undefined {
  const plain = label
    .normalize("NFC")
    .toLowerCase()
    .replace(/-?feiras?|^de |\.$/g, "");
  const days = plain.split(/,| e (?:de |aos? )?/).map((part) => parseDaySpan(part.trim()));
  if (days.some((part) => part === undefined)) return undefined;
  const named = days.flatMap((part) => part ?? []);
  return weekdays.filter((day) => named.includes(day));
}

function parseDaySpan(part: string): string[] | undefined {
  const [first, last, ...more] = part.split(/ (?:a|à|até) (?:a )?| ?[-–—] ?/).map(weekdayIndex);
  if (first === undefined || first < 0 || more.length > 0) return undefined;
  if (last === undefined) return weekdays.slice(first, first + 1);
  return last < 0 ? undefined : weekdaysBetween(first, last);
}

function weekdayIndex(name: string): number {
  return dayNames.findIndex((day) => name === day || name === `${day}s`);
}
