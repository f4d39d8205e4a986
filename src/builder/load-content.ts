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

/** Who helps with thousands of articles, and where their bodies are put. */
interface Means {
  shelf: TextShelf;
  pool: Pool;
}

/** A site that was loaded whole, or that of the last build with some articles in other words. */
export type LoadedSite = WholeSite | EditedSite;

/** Content that was checked; the site comes only without mistakes. */
export interface LoadedContent extends CheckedContent {
  site?: LoadedSite;
}

/**
 * Loads and checks content: what was edited, where the last build knows the rest, else all of it.
 *
 * @param means the shelf and the workers have to be there as long as the site
 */
export async function loadContent(
  options: BuildOptions,
  last: LastBuild,
  means: Means,
): Promise<LoadedContent> {
  // Left alone, the heap grows to several times what a large site needs.
  setFlagsFromString("--heap-growing-percent=12");
  return (await loadEdits(options, last)) ?? loadWhole(options, last, means);
}

/** Of the files only those stay in memory of which there is something to tell. */
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

/** Where articles come from, and what others see of them, by the articles' ids. */
function originsOf(files: readonly ParsedFile[], seen: LoadResult["seen"]): WholeSite["origins"] {
  return new Map(
    files.flatMap(({ file, value }): [string, Origin][] => {
      const [path] = /articles\/[^/]+$/.exec(file) ?? [];
      const own = seen?.get(file);
      return path && own ? [[(value as Article).id, { path, seen: own }]] : [];
    }),
  );
}
