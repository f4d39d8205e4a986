import type { SeenArticle } from "../../check/site-index/outside-view.ts";
import type { Site } from "../../model/site.ts";
import type { OverBudget } from "../html/budget.ts";
import type { RecordedArticle } from "../incremental/record-article.ts";
import type { SharedAssets } from "./build-assets.ts";

/** A site that was loaded whole. */
export interface WholeSite {
  site: Site;
  /** The path of the host below which it stands. */
  base: string;
  /** Where its articles come from, by their ids. */
  origins: ReadonlyMap<string, Origin>;
}

/** Where an article comes from. */
export interface Origin {
  /** The path of its file in the content folder. */
  path: string;
  /** What the rest of the site read of it. */
  seen: SeenArticle;
}

/** A site whose assets are in the staging folder. */
export interface PreparedSite {
  /** With the final addresses of its pictures. */
  site: Site;
  assets: SharedAssets;
  /** The paths of the assets' files. */
  assetPaths: string[];
  /** What of the assets is too heavy. */
  overBudget: OverBudget[];
  /** The articles by the paths of their files: what the next build needs to know of them. */
  articles: Record<string, RecordedArticle>;
}
