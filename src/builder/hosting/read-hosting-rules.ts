import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type HeaderRule, parseHeadersFile } from "./headers.ts";
import { hostingPaths } from "./hosting-files.ts";
import { type PermanentRedirect, parseRedirectsFile } from "./redirect-rules.ts";

/**
 * Reads the header and redirect rules of a built site. The result is empty if the site has no such
 * files.
 */
export async function readHostingRules(
  folder: string,
): Promise<{ rules: HeaderRule[]; redirects: PermanentRedirect[] }> {
  const read = (name: string) => readFile(join(folder, name), "utf8").catch(() => "");
  const [headers, redirects] = await Promise.all([
    read(hostingPaths.headers),
    read(hostingPaths.redirects),
  ]);
  return { rules: parseHeadersFile(headers), redirects: parseRedirectsFile(redirects) };
}
