import type { Site } from "../../model/site.ts";
import { buildVersionFile } from "../artifacts/content-hash.ts";
import { buildCrawlerFiles } from "../artifacts/crawler-files.ts";
import { buildRedirectPages, resolveRedirects } from "../artifacts/redirect-pages.ts";
import { buildHostingFiles } from "../hosting/hosting-files.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import { joinPolicies } from "../html/content-security-policy.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { Snapshot } from "../incremental/folder-snapshot.ts";
import type { BuildOptions } from "../output/build-result.ts";
import type { BuiltPages } from "./build-pages.ts";

/**
 * Builds all files of a site that are not pages: redirects, sitemap, feed, content hash, hosting
 * files.
 */
export async function buildArtifacts(
  site: Site,
  { views, shared, records }: Pick<BuiltPages, "views" | "shared" | "records">,
  { compress, content, inputs }: Pick<BuildOptions, "compress" | "content"> & { inputs?: Snapshot },
): Promise<OutputFile[]> {
  const policies = [...records.values()].map(({ policy }) => ({ ...shared.sources, ...policy }));
  const files = [
    ...buildRedirectPages(
      resolveRedirects(site, views, shared.url),
      site,
      views.map(({ route }) => route),
    ),
    ...buildCrawlerFiles(site, views, shared),
    buildVersionFile(content, inputs),
    ...buildHostingFiles(joinPolicies(policies), site.redirects ?? [], {
      ...shared,
      host: site.settings.hosting,
    }),
  ];
  return compress ? addCompressedCopies(files) : files;
}
