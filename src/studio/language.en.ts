import { englishLocale } from "../yaml/language/spelling.ts";

/** The language of the studio itself: of its documents, and of what the browser writes and sorts for it. */
export const studioLanguage = englishLocale;

const day = new Intl.DateTimeFormat(studioLanguage, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-12-24" → "24 December 2026", or as Americans write it; what is no day stays as it is. */
export function writtenDay(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : day.format(time);
}
