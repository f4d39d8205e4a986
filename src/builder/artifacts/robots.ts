import { builtFiles } from "../../model/routes.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * Builds `robots.txt` (RFC 9309). It allows everything and names the sitemap. For a preview, it
 * disallows everything.
 *
 * @param sitemap the absolute address of the sitemap
 */
export function buildRobots(sitemap: string, preview = false): OutputFile {
  const rule = preview ? "Disallow: /" : `Allow: /\n\nSitemap: ${sitemap}`;
  return { path: builtFiles.robots, data: `User-agent: *\n${rule}\n` };
}
