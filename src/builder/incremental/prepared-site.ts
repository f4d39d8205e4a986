import type { AccessedArticleParts } from "../../check/site-index/access-tracker.ts";
import type { Site } from "../../model/site.ts";
import type { SharedAssets } from "../assets/build-assets.ts";
import type { OverBudget } from "../html/budget.ts";
import type { RecordedArticle } from "../incremental/record-article.ts";

/** A site whose content was fully loaded. */
export interface FullyLoadedSite {
  site: Site;
  /** The path on the host below which the site is published. */
  base: string;
  /** The sources of the articles, by id. */
  origins: ReadonlyMap<string, ArticleSource>;
}

/** Where an article comes from, and what other files read of it. */
export interface ArticleSource {
  /** The path of its file in the content folder. */
  path: string;
  /** The fields of the article that other files read (dependency tracking). */
  seen: AccessedArticleParts;
}

/** A site whose assets are in the staging folder. */
export interface PreparedSite {
  /** The site with the final addresses of its pictures. */
  site: Site;
  assets: SharedAssets;
  /** The paths of the assets' files. */
  assetPaths: string[];
  /** Assets that exceed their budget. */
  overBudget: OverBudget[];
  /** The records of the articles in the build cache, by the paths of their files. */
  articles: Record<string, RecordedArticle>;
}
