import { englishLocale } from "../yaml/text-and-language/localize-spelling.ts";

/**
 * The language of the studio's user interface, for `lang` attributes and `Intl` formatting and
 * sorting.
 */
export const studioLanguage = englishLocale;

const day = new Intl.DateTimeFormat(studioLanguage, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Formats an ISO date: "2026-12-24" → "24 December 2026", or in the American order. Returns any
 * other text unchanged.
 */
export function formatDisplayDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : day.format(time);
}
