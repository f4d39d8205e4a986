import type { ClientSite, SiteData } from "../../layout/client-site.ts";
import { hashOf } from "../../media/cache.ts";
import { prefixData } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * Builds the file of the data that all pages share in the browser. Documents refer to it, and the
 * scripts that need it fetch it.
 *
 * @param sheet the address of the style sheet of all pages
 */
export function siteDataFile(client: ClientSite, sheet: string, base: string): OutputFile {
  const data: SiteData = prefixData(base, { ...client, styles: sheet });
  const text = JSON.stringify(base ? { ...data, base } : data);
  return { path: `assets/site-${hashOf(text)}.json`, data: text };
}
