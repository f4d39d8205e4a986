import { builtFiles } from "../../model/routes.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * Builds `robots.txt` (RFC 9309): everything is allowed and the sitemap is named. A preview
 * disallows everything.
 *
 * @param sitemap the sitemap's absolute address
 */
export function buildRobots(sitemap: string, preview = false): OutputFile {
  const rule = preview ? "Disallow: /" : `Allow: /\n\nSitemap: ${sitemap}`;
  return { path: builtFiles.robots, data: `User-agent: *\n${rule}\n` };
}
