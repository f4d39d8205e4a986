import type { createPreviewReport } from "../../check/diagnostics/report.ts";
import type { Site } from "../../model/site.ts";

/** The message of the preview server to the browser after each save. */
export interface PreviewPayload {
  /**
   * The last valid content, including what visitors do not see; `undefined` until there is one.
   * `asOf` is the requested preview date, and `code` is the folder of the site code, for messages.
   */
  good?: { site: Site; css: string; asOf?: string; code: string };
  /** Current errors and warnings. */
  report?: OverlayReport;
}

export type OverlayReport = ReturnType<typeof createPreviewReport>;

/** URL of the first payload, and the HMR event that carries each later one. */
export const previewPayloadUrl = "/@prelo/site";
export const previewPayloadEvent = "prelo:site";

/** HMR event that reports problems of site blocks from the browser to the terminal. */
export const blockProblemsEvent = "prelo:told";
