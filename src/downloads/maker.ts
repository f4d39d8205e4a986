import type { Labels, SiteSettings, Theme } from "../content/types.ts";

/** What makers of files need to know of a site, beside what the file itself is about. */
export interface House {
  theme: Theme;
  labels: Labels["downloads"];
  settings: Pick<SiteSettings, "language" | "currency" | "firm">;
}

/** A calendar date in long form: ("2026-03-02", "pt-BR") → "2 de março de 2026". */
export function longDate(date: string, language: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(instant);
}

/** Fills the slots of a label: ("Página {n}", {n: 2}) → "Página 2". */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** A colour between two others, as `#rrggbb`: at 0 the first, at 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const ends = channels(second);
  const mixed = channels(first).map((start, index) => start + ((ends[index] ?? 0) - start) * share);
  return `#${mixed.map((x) => Math.round(x).toString(16).padStart(2, "0")).join("")}`;
}
