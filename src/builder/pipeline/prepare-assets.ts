import { buildAssets } from "../assets/build-assets.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import { type EditedSite, reuseAssets } from "../incremental/load-edited-articles.ts";
import type { FullyLoadedSite, PreparedSite } from "../incremental/prepared-site.ts";
import { createArticleRecord } from "../incremental/record-article.ts";
import type { BuildOptions } from "../output/build-result.ts";
import type { Staging } from "../output/staging.ts";

/**
 * Puts the shared assets into the staging folder. Reuses those of the last build if possible, and
 * otherwise builds them.
 */
export async function prepareAssets(
  loaded: FullyLoadedSite | EditedSite,
  staging: Staging,
  { compress }: Pick<BuildOptions, "compress">,
): Promise<PreparedSite> {
  if ("record" in loaded) return reuseAssets(loaded, staging);
  const { site, assets } = await buildAssets(loaded.site, loaded.base);
  const { files, overBudget, head, sheet, styles } = assets;
  await staging.write(compress ? await addCompressedCopies(files) : files);
  const articles = site.articles.flatMap((article, index) => {
    const [original, origin] = [loaded.site.articles[index], loaded.origins.get(article.id)];
    if (!original || !origin) return [];
    return [[origin.path, createArticleRecord(article, original, origin.seen)]];
  });
  return {
    site,
    assets: { head, sheet, styles },
    assetPaths: [...staging.outputs.keys()],
    overBudget: overBudget ? [overBudget] : [],
    articles: Object.fromEntries(articles),
  };
}
