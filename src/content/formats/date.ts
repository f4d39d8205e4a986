import type { Format, FormatFault } from "./format.ts";

/** A day of the calendar: year, month, day. */
export const date: Format = {
  code: "date",
  check: checkDate,
  pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  example: "2024-01-15",
};

function checkDate(text: string): FormatFault | undefined {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!written) return { code: "date", meant: datesOnly(rewritten(text)) };
  const [year = 0, month = 0, day = 0] = written;
  const days = year >= 1000 ? daysOf(year, month) : undefined;
  if (days && day >= 1 && day <= days) return undefined;
  return { code: "date", impossible: { year, month, ...(days && { days }) } };
}

function datesOnly(text: string | undefined): string | undefined {
  return text && !checkDate(text) ? text : undefined;
}

function rewritten(text: string): string | undefined {
  const brazilian = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
  const short = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
  const { year, month = "", day = "" } = (brazilian.exec(text) ?? short.exec(text))?.groups ?? {};
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function daysOf(year: number, month: number): number | undefined {
  const isMonth = month >= 1 && month <= 12;
  return isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
