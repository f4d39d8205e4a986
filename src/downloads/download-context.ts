import type { Labels, SiteSettings, Theme } from "../model/types.ts";

/** The data of a site that the file generators need, besides the content of the file. */
export interface DownloadContext {
  theme: Theme;
  labels: Labels["downloads"];
  settings: Pick<SiteSettings, "language" | "currency" | "firm">;
}
