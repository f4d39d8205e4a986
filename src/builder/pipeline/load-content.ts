import { setFlagsFromString } from "node:v8";
import type { SiteResult } from "../../load/assemble-site.ts";
import { loadFullyCheckedSite } from "../../load/load-fully-checked-site.ts";
import type { Article } from "../../model/types.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { basePathOf } from "../html/base-path.ts";
import type { PreBuildState } from "../incremental/build-cache.ts";
import { type EditedSite, loadEditedArticles } from "../incremental/load-edited-articles.ts";
import type { ArticleSource, FullyLoadedSite } from "../incremental/prepared-site.ts";
import {
  type BuildOptions,
  type ContentCheckResult,
  omitTextsWithoutDiagnostics,
} from "../output/build-result.ts";
import type { ArticleBodyStore } from "../workers/body-store.ts";
import type { WorkerPool } from "../workers/pool.ts";
import { createParallelReader } from "../workers/read-in-parallel.ts";

/** What is needed to load content: worker threads, and the store of article bodies. */
interface LoadContext {
  bodyStore: ArticleBodyStore;
  pool: WorkerPool;
}

/** A fully loaded site, or the site of the last build with some edited articles. */
export type LoadedSite = FullyLoadedSite | EditedSite;

/** Checked content. `site` is omitted if there are errors. */
export interface LoadedContent extends ContentCheckResult {
  site?: LoadedSite;
}

/**
 * Loads and checks content. Loads only the edited articles if the build cache has the rest.
 * Otherwise, loads everything.
 *
 * @param context the store and the workers, which must exist as long as the site is used
 */
export async function loadContent(
  options: BuildOptions,
  last: PreBuildState,
  context: LoadContext,
): Promise<LoadedContent> {
  // By default, the heap grows to several times the size that a large site needs.
  setFlagsFromString("--heap-growing-percent=12");
  return (await loadEditedArticles(options, last)) ?? loadFullSite(options, last, context);
}

/** Loads and checks the whole content. Of the files, only those with diagnostics stay in memory. */
async function loadFullSite(
  { content, date, drafts, url }: BuildOptions,
  { inputs }: Pick<PreBuildState, "inputs">,
  { bodyStore, pool }: LoadContext,
): Promise<LoadedContent> {
  const workers = pool.workersFor(Object.keys(inputs).length);
  const share = workers.length > 0 ? createParallelReader(content, workers) : undefined;
  const loaded = await loadFullyCheckedSite(content, { date, drafts, shelf: bodyStore.put, share });
  const { site, diagnostics, files, upcoming, seen } = loaded;
  const checked = { diagnostics, files: omitTextsWithoutDiagnostics(diagnostics, files) };
  if (!site) return checked;
  const base = basePathOf(url ?? site.settings.url);
  return { ...checked, upcoming, base, site: { site, base, origins: articleSources(files, seen) } };
}

/**
 * Returns the source of each article, by article id: its file, and the fields that other files
 * read.
 */
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
