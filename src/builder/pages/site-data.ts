import type { ClientSite, SiteData } from "../../layout/client-site.ts";
import { hashOf } from "../../media/cache.ts";
import { placeData } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * What all pages have in common in the browser, as a file: a document only names it, and it comes
 * with the scripts that ask for it.
 *
 * @param sheet the address of the style sheet of all pages
 */
export function siteDataFile(client: ClientSite, sheet: string, base: string): OutputFile {
  const data: SiteData = placeData(base, { ...client, styles: sheet });
  const text = JSON.stringify(base ? { ...data, base } : data);
  return { path: `assets/site-${hashOf(text)}.json`, data: text };
}
