import type { Labels, SiteSettings, Theme } from "../model/types.ts";

/** What the file generators need to know of a site, besides the content of the file. */
export interface DownloadContext {
  theme: Theme;
  labels: Labels["downloads"];
  settings: Pick<SiteSettings, "language" | "currency" | "firm">;
}
