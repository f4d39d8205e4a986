import type { ArticleDependencies } from "../../check/site-index/access-tracker.ts";
import type { Site } from "../../model/site.ts";
import type { OverBudget } from "../html/budget.ts";
import type { RecordedArticle } from "../incremental/record-article.ts";
import type { SharedAssets } from "./build-assets.ts";

/** A site whose content was fully loaded. */
export interface FullyLoadedSite {
  site: Site;
  /** The path of the host below which it is published. */
  base: string;
  /** The sources of its articles, by id. */
  origins: ReadonlyMap<string, ArticleSource>;
}

/** The source of an article. */
export interface ArticleSource {
  /** The path of its file in the content folder. */
  path: string;
  /** The fields that other files read of it (dependency tracking). */
  seen: ArticleDependencies;
}

/** A site whose assets are in the staging folder. */
export interface PreparedSite {
  /** With the final addresses of its pictures. */
  site: Site;
  assets: SharedAssets;
  /** The paths of the assets' files. */
  assetPaths: string[];
  /** Assets that exceed their budget. */
  overBudget: OverBudget[];
  /** What the build cache stores of each article, by the paths of their files. */
  articles: Record<string, RecordedArticle>;
}
