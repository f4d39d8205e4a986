/**
 * The language of the studio's user interface, for `lang` attributes and `Intl` formatting and
 * sorting.
 */
export const studioLanguage: string = "pt-BR";

/** Formats an ISO date: "2026-12-24" → "24/12/2026". */
export function formatDisplayDate(date: string): string {
  return date.split("-").reverse().join("/");
}
