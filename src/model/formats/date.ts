import { months } from "#lang/model/formats/months";
import {
  type CalendarDate,
  parseShortDate,
  parseWrittenOutDate,
} from "../numbers-and-dates/calendar/parse-date.ts";
import type { Format, FormatError } from "./format.ts";

/** An ISO calendar date. */
export const date: Format = {
  code: "date",
  check: checkDate,
  pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  example: "2024-01-15",
};

/** Countries that put the month before the day (CLDR, short English dates). */
const monthFirstCountries = "AS FM GU MH MP PH PR PW UM US VI".split(" ");

function checkDate(text: string, country = "", language = "und"): FormatError | undefined {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!written) return explainInvalidDate(text, country, language);
  const [year = 0, month = 0, day = 0] = written;
  const days = year >= 1000 ? daysInMonth(year, month) : undefined;
  if (days && day >= 1 && day <= days) return undefined;
  return { code: "date", impossible: { year, month, ...(days && { days }) } };
}

const timePattern =
  /\d{1,2}(?:[:h](?:\d{2}(?:min)?)?(?::\d{2})?(?:[.,]\d{1,9})?|(?<=T\d{2})\d{2}(?:\d{2})?|(?=\s?(?:[ap]\.?\s?m\.?|Z)$))(?:\s?[ap]\.?\s?m\.?)?/;
const offsetPattern = /(?:(?:UTC|GMT)?[-+\u2212]\d{1,2}(?::?\d{2})?|[A-Z]{1,5})/;
const zonePattern = new RegExp(`(?:\\s?\\(?${offsetPattern.source}\\)?)?(?:\\s?\\[[\\w/+-]+\\])?`);
const dateTimePattern = new RegExp(
  `^(?<day>.+?)(?:,?\\s+|(?=T))(?<hour>(?:T|(?:às|as|at)\\s+)?${timePattern.source}${zonePattern.source})$`,
  "i",
);
// A longer text is not a date with a time, and matching the pattern would take long.
const maxLength = 80;

// Explains why a text is not an ISO date, and suggests the date that is meant. Ignores a time with
// its offset: the date is the one in that offset.
function explainInvalidDate(text: string, country: string, language: string): FormatError {
  const parts = text.length > maxLength ? undefined : dateTimePattern.exec(text.trim())?.groups;
  const { day = text, hour } = parts ?? {};
  if (hour && !checkDate(day)) return { code: "date", meant: day, hour };
  const meant = reformat(day, country) ?? parseInLanguage(day, language);
  const fault = meant === undefined ? undefined : checkDate(meant);
  // Do not suggest another format of a date that does not exist.
  const told = fault?.impossible
    ? { impossible: fault.impossible }
    : { meant: fault ? undefined : meant };
  return { code: "date", ...told, ...(hour && { hour }) };
}

function reformat(text: string, country: string): string | undefined {
  const ends = /^(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})$/.exec(text)?.groups;
  if (ends) {
    const { first = "", second = "", year } = ends;
    const [month, day] = monthFirstCountries.includes(country) ? [first, second] : [second, first];
    return toIsoDate(year, month, day);
  }
  const short = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
  const digits = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/;
  const words = /^(?<day>\d{1,2})[º.]? (?:de )?(?<name>\p{L}{3,}) (?:de )?(?<year>\d{4})$/iu;
  const nameFirst = /^(?<name>\p{L}{3,}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu;
  const forms = [short, digits, words, nameFirst];
  const found = forms.map((form) => form.exec(text)).find(Boolean)?.groups;
  const { year, name, day = "", month = name ? monthNumber(name) : "" } = found ?? {};
  return toIsoDate(year, month, day);
}

function parseInLanguage(text: string, language: string): string | undefined {
  const read: Partial<CalendarDate> =
    parseWrittenOutDate(text, language) ?? parseShortDate(text, language) ?? {};
  return toIsoDate(read.year?.toString(), `${read.month ?? ""}`, `${read.day ?? ""}`);
}

function toIsoDate(year: string | undefined, month: string, day: string): string | undefined {
  if (!year || !month) return undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function monthNumber(name: string): string {
  const index = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? "" : String(index + 1);
}

function daysInMonth(year: number, month: number): number | undefined {
  const isMonth = month >= 1 && month <= 12;
  return isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
