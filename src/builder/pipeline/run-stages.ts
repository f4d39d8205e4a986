import { setFlagsFromString } from "node:v8";
import { buildStrings } from "#lang/builder/output/strings";
import { toRoutes } from "../../layout/routes.ts";
import { createAssetInspectors } from "../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { resolveSite } from "../../load/resolve/resolve-site.ts";
import { validateContent } from "../../load/validate-content.ts";
import type { ValidatedSite } from "../../load/validate-site.ts";
import type { Article } from "../../model/types.ts";
import { hasError } from "../../yaml/diagnostic.ts";
import { buildAssets } from "../assets/build-assets.ts";
import { basePathOf } from "../html/base-path.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import { type PreBuildState, writeRecord } from "../incremental/build-cache.ts";
import {
  type EditedSite,
  loadEditedArticles,
  reuseAssets,
} from "../incremental/load-edited-articles.ts";
import type { ArticleSource, FullyLoadedSite, PreparedSite } from "../incremental/prepared-site.ts";
import { createArticleRecord } from "../incremental/record-article.ts";
import {
  type BuildOptions,
  type BuildResult,
  type ContentCheckResult,
  omitTextsWithoutDiagnostics,
} from "../output/build-result.ts";
import { silentReporter } from "../output/progress.ts";
import { openStaging, type Staging, toWriteError, WriteError } from "../output/staging.ts";
import type { ArticleBodyStore } from "../workers/body-store.ts";
import type { WorkerPool } from "../workers/pool.ts";
import { createParallelReader } from "../workers/read-in-parallel.ts";
import { buildArtifacts } from "./build-artifacts.ts";
import { buildPages } from "./build-pages.ts";

/** What the stages of a build share. */
interface StageContext {
  /** The content and the record of the last build. */
  last: PreBuildState;
  pool: WorkerPool;
  bodyStore: ArticleBodyStore;
}

/**
 * Runs the stages of a build:
 *
 * 1. `LoadedFiles`: the files of the content, parsed
 * 2. `ParsedSite`: each file with its schema, checked on its own
 * 3. `ValidatedSite`: the files checked against each other, with their pictures and fonts
 * 4. `Site`: facts, entries and pictures in place of their names
 * 5. `Route`s: the pages of the site
 * 6. documents: the files of the pages, in the staging folder
 *
 * If only articles were edited since the last build, `loadEditedArticles` replaces stages 1 to 4.
 */
export async function runStages(
  options: BuildOptions,
  context: StageContext,
): Promise<BuildResult> {
  // By default, the heap grows to several times the size that a large site needs.
  setFlagsFromString("--heap-growing-percent=12");
  const edited = await loadEditedArticles(options, context.last);
  const { site, ...checked } = edited ?? (await loadSite(options, context));
  return site ? { ...checked, ...(await writeSite(site, checked, options, context)) } : checked;
}

/** Stages 1 to 4. Of the files, only those with diagnostics stay in memory. */
async function loadSite(
  { content, date, drafts, url }: BuildOptions,
  { last, pool, bodyStore }: StageContext,
): Promise<ContentCheckResult & { site?: FullyLoadedSite }> {
  const files = createDiskFileStore(content);
  const workers = pool.workersFor(Object.keys(last.inputs).length);
  const share = workers.length > 0 ? createParallelReader(content, workers) : undefined;
  const { draft, diagnostics, ...validated } = await validateContent(
    files,
    await loadRules(content),
    createAssetInspectors(content),
    { date, drafts, shelf: bodyStore.put, share },
  );
  const checked = { diagnostics, files: omitTextsWithoutDiagnostics(diagnostics, validated.files) };
  if (!draft || hasError(diagnostics)) return checked;
  const site = resolveSite(draft, files, bodyStore.put);
  const base = basePathOf(url ?? site.settings.url);
  const { upcoming } = validated;
  return { ...checked, upcoming, base, site: { site, base, origins: articleSources(validated) } };
}

/**
 * Returns the source of each article, by article id: its file, and the fields that other files
 * read.
 */
function articleSources({
  files,
  seen,
}: Pick<ValidatedSite, "files" | "seen">): FullyLoadedSite["origins"] {
  return new Map(
    files.flatMap(({ file, value }): [string, ArticleSource][] => {
      const [path] = /articles\/[^/]+$/.exec(file) ?? [];
      const own = seen?.get(file);
      return path && own ? [[(value as Article).id, { path, seen: own }]] : [];
    }),
  );
}

/** Stages 5 and 6: writes all files to a staging folder, then replaces the old site with it. */
async function writeSite(
  loaded: FullyLoadedSite | EditedSite,
  checked: ContentCheckResult,
  options: BuildOptions,
  { last, pool }: StageContext,
): Promise<Partial<BuildResult>> {
  const { out, progress = silentReporter } = options;
  const staging = await openStaging(out).catch((error) => {
    throw toWriteError(error, out);
  });
  try {
    progress.step(buildStrings.assets);
    const prepared = await prepareAssets(loaded, staging, options);
    progress.step(buildStrings.pages);
    const routes = toRoutes(prepared.site, prepared.site.labels);
    const context = { ...options, record: last.record, pool };
    const pages = await buildPages(prepared, routes, staging, context);
    await staging.write(
      await buildArtifacts(prepared.site, pages, { ...options, inputs: last.inputs }),
    );
    const overBudget = [...prepared.overBudget, ...pages.overBudget];
    const report = { ...checked, overBudget };
    await publishStaging(staging, out, { ...prepared, ...last, pages: pages.records, report });
    return { pages: pages.records.size, overBudget };
  } catch (error) {
    await staging.abandon();
    const fault = toWriteError(error, out);
    const told = fault instanceof WriteError ? undefined : await diagnoseThrowingBlocks(options);
    if (!told) throw fault;
    return told;
  }
}

/** Builds the assets of a site into the staging folder, or reuses those of the last build. */
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

/** Finds the blocks that throw while they are rendered. Returns `undefined` if no block throws. */
async function diagnoseThrowingBlocks({ content, date, drafts }: BuildOptions) {
  const [{ findRenderErrors }, { checkContentFolder }] = await Promise.all([
    import("../pages/render-errors.ts"),
    import("../../load/check-content-folder.ts"),
  ]);
  const checked = await checkContentFolder(content, { date, drafts });
  const found = await findRenderErrors(content, checked);
  if (found.length === 0) return undefined;
  const diagnostics = [...checked.diagnostics, ...found];
  return { diagnostics, files: omitTextsWithoutDiagnostics(diagnostics, checked.files) };
}

/**
 * Publishes the new site, then removes the old one. If the build is killed in between, both exist,
 * and the next build removes the old one.
 */
async function publishStaging(
  staging: Staging,
  out: string,
  made: Parameters<typeof writeRecord>[2],
): Promise<void> {
  const writtenAt = Date.now();
  const removeOld = await staging.release();
  await writeRecord(out, { ...staging, writtenAt }, made);
  removeOld();
}
