import type { NamedDay, NamedWeekday } from "./named-day.ts";

const months = [
  ...["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho"],
  ...["agosto", "setembro", "outubro", "novembro", "dezembro"],
];
const names = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

const wordy = `(\\d{1,2})[º°]? de (${months.join("|")})(?: de (\\d{4}))?(?!\\p{L})`;
const figures = "(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])";
const dayPattern = new RegExp(`(?<![\\d/.,])(?:${wordy}|${figures})`, "giu");

const weekday = `(${names.join("|")})([- ]feira)?`;
const inFront = new RegExp(
  `(?:(?<![\\p{L}-])(\\p{L}+) |(?<![\\p{L}-]))(${weekday})(?:,| -| –)? \\(?(?:(?:no )?dia )?$`,
  "iu",
);
const behind = new RegExp(`^(?:,? \\((${weekday})[),]|, (${weekday})(?![\\p{L}-]))`, "iu");

/** Whether a text may name a day at all; a quick look. */
export const maybeDay = /\d[º°]? de \p{L}|\d\/\d/u;

/** All days that a text names, in order; line ends count as spaces. In Portuguese the day comes first in every country. */
export function readNamedDays(text: string, _language?: string): NamedDay[] {
  if (!maybeDay.test(text)) return [];
  return [...text.matchAll(dayPattern)].flatMap((found) => {
    const [written, day, name, year, figureDay, figureMonth, figureYear] = found;
    const month = name ? months.indexOf(name.toLowerCase()) + 1 : Number(figureMonth);
    const named = {
      written,
      month,
      day: Number(day ?? figureDay),
      year: yearOf(year ?? figureYear),
    };
    if (month < 1 || month > 12 || named.day < 1 || named.day > 31) return [];
    const weekdays = [
      weekdayInFront(text.slice(Math.max(0, found.index - 40), found.index)),
      weekdayBehind(text.slice(found.index + written.length, found.index + written.length + 40)),
    ].flatMap((each) => each ?? []);
    return [{ ...named, weekdays }];
  });
}

function yearOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** "a segunda, 20 de dezembro" may be an instalment, "segunda a sexta, 24/12" is a span. */
function weekdayInFront(text: string): NamedWeekday | undefined {
  const [, word = "", written = "", name = "", tail] = inFront.exec(text) ?? [];
  if (!written || /^(?:a|à|e)$/i.test(word)) return undefined;
  const isOrdinal = tail === undefined && !/^(?:domingo|sábado)$/i.test(name);
  if (isOrdinal && word !== "" && !/^(?:na|nesta|desta|próxima)$/i.test(word)) return undefined;
  return toWeekday(written, name);
}

function weekdayBehind(text: string): NamedWeekday | undefined {
  const [, held, heldName = "", , loose, looseName = "", tail] = behind.exec(text) ?? [];
  if (held) return toWeekday(held, heldName);
  const isSure = tail !== undefined || /^(?:domingo|sábado)$/i.test(looseName);
  return loose && isSure ? toWeekday(loose, looseName) : undefined;
}

function toWeekday(written: string, name: string): NamedWeekday {
  return { written, number: names.indexOf(name.toLowerCase()) };
}

/** A day whose month and day of it changed places, as Americans write them: "12/24/2026". */
export function swappedDay(text: string, _language?: string): string | undefined {
  return /(?<![\d/])\d{1,2}\/(?:1[3-9]|2\d|3[01])\/20\d{2}(?!\d)/.exec(text)?.[0];
}

/** A day that was written without its year, in a year: "em 2026 24 de dezembro". */
export function inYear(year: number, written: string): string {
  return `em ${year} ${written}`;
}

/** The name of a weekday, counted from Sunday: 5 → "uma sexta-feira". */
export function weekdayInWords(number: number): string {
  const name = names[number] ?? "";
  return number === 0 || number === 6 ? `um ${name}` : `uma ${name}-feira`;
}

/** The name of a month, counted from 1. */
export function monthInWords(month: number): string {
  return months[month - 1] ?? "";
}
