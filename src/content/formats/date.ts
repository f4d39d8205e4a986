import type { Format, FormatFault } from "./format.ts";
import { months } from "./months.pt-br.ts";

/** A day of the calendar: year, month, day. */
export const date: Format = {
  code: "date",
  check: checkDate,
  pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  example: "2024-01-15",
};

function checkDate(text: string): FormatFault | undefined {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!written) return otherForm(text);
  const [year = 0, month = 0, day = 0] = written;
  const days = year >= 1000 ? daysOf(year, month) : undefined;
  if (days && day >= 1 && day <= days) return undefined;
  return { code: "date", impossible: { year, month, ...(days && { days }) } };
}

// A day alone: what stands behind it is an hour.
function otherForm(text: string): FormatFault {
  const [, day = text, hour] = /^(\S+)[T ]+(\d{1,2}[:h]\d{0,2}(?::\d{2})?)$/.exec(text) ?? [];
  const meant = hour && !checkDate(day) ? day : datesOnly(rewritten(day));
  return { code: "date", meant, ...(hour && { hour }) };
}

function datesOnly(text: string | undefined): string | undefined {
  return text && !checkDate(text) ? text : undefined;
}

function rewritten(text: string): string | undefined {
  const brazilian = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
  const short = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
  const words = /^(?<day>\d{1,2})º? (?:de )?(?<name>\p{L}{3,}) (?:de )?(?<year>\d{4})$/iu;
  const found = (brazilian.exec(text) ?? short.exec(text) ?? words.exec(text))?.groups;
  const { year, name, day = "", month = name ? monthOf(name) : "" } = found ?? {};
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function monthOf(name: string): string {
  const index = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? "" : String(index + 1);
}

function daysOf(year: number, month: number): number | undefined {
  const isMonth = month >= 1 && month <= 12;
  return isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
