import { dateInWords, type ReadDate, shortDate } from "../number-words/calendar/date-in-words.ts";
import type { Format, FormatFault } from "./format.ts";
import { months } from "./months.pt-br.ts";

/** A day of the calendar: year, month, day. */
export const date: Format = {
  code: "date",
  check: checkDate,
  pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  example: "2024-01-15",
};

/** Where the month is written before the day: the United States and what shares their ways (CLDR, short dates of English). */
const monthFirst = "AS FM GU MH MP PH PR PW UM US VI".split(" ");

function checkDate(text: string, country = "", language = "und"): FormatFault | undefined {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!written) return otherForm(text, country, language);
  const [year = 0, month = 0, day = 0] = written;
  const days = year >= 1000 ? daysOf(year, month) : undefined;
  if (days && day >= 1 && day <= days) return undefined;
  return { code: "date", impossible: { year, month, ...(days && { days }) } };
}

const clock =
  /\d{1,2}(?:[:h](?:\d{2}(?:min)?)?(?::\d{2})?(?:[.,]\d{1,9})?|(?<=T\d{2})\d{2}(?:\d{2})?|(?=\s?(?:[ap]\.?\s?m\.?|Z)$))(?:\s?[ap]\.?\s?m\.?)?/;
const offset = /(?:(?:UTC|GMT)?[-+\u2212]\d{1,2}(?::?\d{2})?|[A-Z]{1,5})/;
const zone = new RegExp(`(?:\\s?\\(?${offset.source}\\)?)?(?:\\s?\\[[\\w/+-]+\\])?`);
const dayWithHour = new RegExp(
  `^(?<day>.+?)(?:,?\\s+|(?=T))(?<hour>(?:T|(?:às|as|at)\\s+)?${clock.source}${zone.source})$`,
  "i",
);
// Longer texts are no date with an hour, and would take long to try.
const longest = 80;

// A day alone: the hour behind it goes, with its offset. The day is the one of that offset.
function otherForm(text: string, country: string, language: string): FormatFault {
  const parts = text.length > longest ? undefined : dayWithHour.exec(text.trim())?.groups;
  const { day = text, hour } = parts ?? {};
  if (hour && !checkDate(day)) return { code: "date", meant: day, hour };
  const meant = rewritten(day, country) ?? inLanguage(day, language);
  const fault = meant === undefined ? undefined : checkDate(meant);
  // A day that no calendar has is none in any form.
  const told = fault?.impossible
    ? { impossible: fault.impossible }
    : { meant: fault ? undefined : meant };
  return { code: "date", ...told, ...(hour && { hour }) };
}

function rewritten(text: string, country: string): string | undefined {
  const ends = /^(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})$/.exec(text)?.groups;
  if (ends) {
    const { first = "", second = "", year } = ends;
    const [month, day] = monthFirst.includes(country) ? [first, second] : [second, first];
    return joined(year, month, day);
  }
  const short = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
  const digits = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/;
  const words = /^(?<day>\d{1,2})[º.]? (?:de )?(?<name>\p{L}{3,}) (?:de )?(?<year>\d{4})$/iu;
  const nameFirst = /^(?<name>\p{L}{3,}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu;
  const forms = [short, digits, words, nameFirst];
  const found = forms.map((form) => form.exec(text)).find(Boolean)?.groups;
  const { year, name, day = "", month = name ? monthOf(name) : "" } = found ?? {};
  return joined(year, month, day);
}

function inLanguage(text: string, language: string): string | undefined {
  const read: Partial<ReadDate> = dateInWords(text, language) ?? shortDate(text, language) ?? {};
  return joined(read.year?.toString(), `${read.month ?? ""}`, `${read.day ?? ""}`);
}

function joined(year: string | undefined, month: string, day: string): string | undefined {
  if (!year || !month) return undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function monthOf(name: string): string {
  const index = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? "" : String(index + 1);
}

function daysOf(year: number, month: number): number | undefined {
  const isMonth = month >= 1 && month <= 12;
  return isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
