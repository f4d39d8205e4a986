import { setFlagsFromString } from "node:v8";
import type { LoadResult } from "../load/assemble.ts";
import { loadChecked } from "../load/load-checked.ts";
import type { Article } from "../model/types.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { Origin, WholeSite } from "./assets/prepared-site.ts";
import { type BuildOptions, type CheckedContent, reportedFiles } from "./build-result.ts";
import { basePathOf } from "./html/base-path.ts";
import type { LastBuild } from "./incremental/last-build.ts";
import { type EditedSite, loadEdits } from "./incremental/load-edits.ts";
import type { Pool } from "./workers/pool.ts";
import { shareReading } from "./workers/share-reading.ts";
import type { TextShelf } from "./workers/text-shelf.ts";

/** Resources of loading: worker threads, and the store of article bodies. */
interface Means {
  shelf: TextShelf;
  pool: Pool;
}

/** A fully loaded site, or that of the last build with some edited articles. */
export type LoadedSite = WholeSite | EditedSite;

/** Checked content. `site` is missing if there are errors. */
export interface LoadedContent extends CheckedContent {
  site?: LoadedSite;
}

/**
 * Loads and checks content: only the edited articles if the build cache has the rest, else
 * everything.
 *
 * @param means its store and workers must live as long as the site
 */
export async function loadContent(
  options: BuildOptions,
  last: LastBuild,
  means: Means,
): Promise<LoadedContent> {
  // By default the heap grows to several times of what a large site needs.
  setFlagsFromString("--heap-growing-percent=12");
  return (await loadEdits(options, last)) ?? loadWhole(options, last, means);
}

/** Keeps only those files in memory that have diagnostics. */
async function loadWhole(
  { content, date, drafts, url }: BuildOptions,
  { inputs }: Pick<LastBuild, "inputs">,
  { shelf, pool }: Means,
): Promise<LoadedContent> {
  const workers = pool.helpersFor(Object.keys(inputs).length);
  const share = workers.length > 0 ? shareReading(content, workers) : undefined;
  const loaded = await loadChecked(content, { date, drafts, shelf: shelf.put, share });
  const { site, diagnostics, files, upcoming, seen } = loaded;
  const checked = { diagnostics, files: reportedFiles(diagnostics, files) };
  if (!site) return checked;
  const base = basePathOf(url ?? site.settings.url);
  return { ...checked, upcoming, base, site: { site, base, origins: originsOf(files, seen) } };
}

/** The source files of articles and the fields that other files read of them, by article id. */
function originsOf(files: readonly ParsedFile[], seen: LoadResult["seen"]): WholeSite["origins"] {
  return new Map(
    files.flatMap(({ file, value }): [string, Origin][] => {
      const [path] = /articles\/[^/]+$/.exec(file) ?? [];
      const own = seen?.get(file);
      return path && own ? [[(value as Article).id, { path, seen: own }]] : [];
    }),
  );
}
