/** The language of the studio itself: of its documents, and of what the browser writes and sorts for it. */
export const studioLanguage: string = "pt-BR";

/** "2026-12-24" → "24/12/2026". */
export function writtenDay(date: string): string {
  return date.split("-").reverse().join("/");
}
