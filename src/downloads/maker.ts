import type { Labels, SiteSettings, Theme } from "../model/types.ts";

/** What makers of files need to know of a site, beside what the file itself is about. */
export interface House {
  theme: Theme;
  labels: Labels["downloads"];
  settings: Pick<SiteSettings, "language" | "currency" | "firm">;
}
