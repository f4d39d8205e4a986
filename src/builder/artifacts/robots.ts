import { builtFiles } from "../../model/addresses.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * What crawlers may read (RFC 9309): all of it, and where the map is; of a site for few eyes nothing.
 *
 * @param sitemap the map's absolute address
 */
export function buildRobots(sitemap: string, preview = false): OutputFile {
  const rule = preview ? "Disallow: /" : `Allow: /\n\nSitemap: ${sitemap}`;
  return { path: builtFiles.robots, data: `User-agent: *\n${rule}\n` };
}
