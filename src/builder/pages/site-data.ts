import type { ClientSite, SharedClientData } from "../../layout/client-site.ts";
import { shortHash } from "../../media/cache.ts";
import { prefixData } from "../html/base-path.ts";
import type { OutputFile } from "../html/output-file.ts";

/**
 * Builds the file with the data that all pages share in the browser. Documents refer to it, and
 * scripts fetch it when they need it.
 *
 * @param sheet the address of the style sheet of all pages
 */
export function siteDataFile(client: ClientSite, sheet: string, base: string): OutputFile {
  const data: SharedClientData = prefixData(base, { ...client, styles: sheet });
  const text = JSON.stringify(base ? { ...data, base } : data);
  return { path: `assets/site-${shortHash(text)}.json`, data: text };
}
