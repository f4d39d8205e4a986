import { setFlagsFromString } from "node:v8";
import type { SiteResult } from "../load/assemble-site.ts";
import { loadValidSite } from "../load/load-valid-site.ts";
import type { Article } from "../model/types.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { ArticleSource, FullyLoadedSite } from "./assets/prepared-site.ts";
import { type BuildOptions, type CheckedContent, reportedFiles } from "./build-result.ts";
import { basePathOf } from "./html/base-path.ts";
import type { BuildCache } from "./incremental/build-cache.ts";
import { type EditedSite, loadEditedArticles } from "./incremental/load-edited-articles.ts";
import type { ArticleBodyStore } from "./workers/body-store.ts";
import type { WorkerPool } from "./workers/pool.ts";
import { createParallelReader } from "./workers/read-in-parallel.ts";

/** Resources of loading: worker threads, and the store of article bodies. */
interface LoadContext {
  bodyStore: ArticleBodyStore;
  pool: WorkerPool;
}

/** A fully loaded site, or that of the last build with some edited articles. */
export type LoadedSite = FullyLoadedSite | EditedSite;

/** Checked content. `site` is missing if there are errors. */
export interface LoadedContent extends CheckedContent {
  site?: LoadedSite;
}

/**
 * Loads and checks content: only the edited articles if the build cache has the rest, else
 * everything.
 *
 * @param context its store and workers must live as long as the site
 */
export async function loadContent(
  options: BuildOptions,
  last: BuildCache,
  context: LoadContext,
): Promise<LoadedContent> {
  // By default the heap grows to several times of what a large site needs.
  setFlagsFromString("--heap-growing-percent=12");
  return (await loadEditedArticles(options, last)) ?? loadFullSite(options, last, context);
}

/** Keeps only those files in memory that have diagnostics. */
async function loadFullSite(
  { content, date, drafts, url }: BuildOptions,
  { inputs }: Pick<BuildCache, "inputs">,
  { bodyStore, pool }: LoadContext,
): Promise<LoadedContent> {
  const workers = pool.workersFor(Object.keys(inputs).length);
  const share = workers.length > 0 ? createParallelReader(content, workers) : undefined;
  const loaded = await loadValidSite(content, { date, drafts, shelf: bodyStore.put, share });
  const { site, diagnostics, files, upcoming, seen } = loaded;
  const checked = { diagnostics, files: reportedFiles(diagnostics, files) };
  if (!site) return checked;
  const base = basePathOf(url ?? site.settings.url);
  return { ...checked, upcoming, base, site: { site, base, origins: articleSources(files, seen) } };
}

/** The source files of articles and the fields that other files read of them, by article id. */
function articleSources(
  files: readonly ParsedFile[],
  seen: SiteResult["seen"],
): FullyLoadedSite["origins"] {
  return new Map(
    files.flatMap(({ file, value }): [string, ArticleSource][] => {
      const [path] = /articles\/[^/]+$/.exec(file) ?? [];
      const own = seen?.get(file);
      return path && own ? [[(value as Article).id, { path, seen: own }]] : [];
    }),
  );
}
