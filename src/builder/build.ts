import { buildStrings } from "#lang/builder/output/strings";
import {
  isUpToDate,
  type PreBuildState,
  readPreBuildState,
  restoreResult,
  writeRecord,
} from "./incremental/build-cache.ts";
import {
  type BuildOptions,
  type BuildResult,
  type ContentCheckResult,
  omitTextsWithoutDiagnostics,
} from "./output/build-result.ts";
import { silentReporter } from "./output/progress.ts";
import {
  openStaging,
  recoverFromKilledBuilds,
  type Staging,
  toWriteError,
  WriteError,
} from "./output/staging.ts";
import type { LoadedSite } from "./pipeline/load-content.ts";
import { openBodyStore } from "./workers/body-store.ts";
import { WorkerPool } from "./workers/pool.ts";

/**
 * Checks the content and, if it has no errors, writes the site. If it has errors, the old site
 * stays. The old site also stays if content, program, options and date are those of the last build.
 *
 * @throws WriteError if the disk cannot be written; after any error the old site stays in place
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { out, progress = silentReporter } = options;
  const last = readPreBuildState(options);
  if (last.record && isUpToDate(last, options)) {
    await recoverFromKilledBuilds(out);
    return restoreResult(last.record);
  }
  const context = { pool: new WorkerPool(), bodyStore: openBodyStore() };
  try {
    progress.step(buildStrings.check);
    const { loadContent } = await import("./pipeline/load-content.ts");
    const { site, ...checked } = await loadContent(options, last, context);
    const { pool } = context;
    return {
      ...checked,
      ...(site && (await buildAndWriteSite(site, checked, { options, last, pool }))),
    };
  } finally {
    await context.pool.end();
    context.bodyStore.close();
    progress.end();
  }
}

interface BuildContext {
  options: BuildOptions;
  last: PreBuildState;
  pool: WorkerPool;
}

/** Writes all files of a site to a staging folder, then replaces the old site with it. */
async function buildAndWriteSite(
  loaded: LoadedSite,
  checked: ContentCheckResult,
  { options, last, pool }: BuildContext,
): Promise<Partial<BuildResult>> {
  const { out, progress = silentReporter } = options;
  const { prepareAssets, buildPages, buildArtifacts } = await loadBuildModules();
  const staging = await openStaging(out).catch(createWriteErrorRethrower(out));
  try {
    progress.step(buildStrings.assets);
    const prepared = await prepareAssets(loaded, staging, options);
    progress.step(buildStrings.pages);
    const pages = await buildPages(prepared, staging, { ...options, record: last.record, pool });
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

/** Finds the blocks that throw while they are rendered. Returns `undefined` if no block throws. */
async function diagnoseThrowingBlocks({ content, date, drafts }: BuildOptions) {
  const [{ findRenderErrors }, { checkContentFolder }] = await Promise.all([
    import("./pages/render-errors.ts"),
    import("../load/load-fully-checked-site.ts"),
  ]);
  const checked = await checkContentFolder(content, { date, drafts });
  const found = await findRenderErrors(content, checked);
  if (found.length === 0) return undefined;
  const diagnostics = [...checked.diagnostics, ...found];
  return { diagnostics, files: omitTextsWithoutDiagnostics(diagnostics, checked.files) };
}

function createWriteErrorRethrower(out: string): (error: unknown) => never {
  return (error) => {
    throw toWriteError(error, out);
  };
}

type BuildRecordInput = Parameters<typeof writeRecord>[2];

/**
 * Publishes the new site, then removes the old one. If the build is killed in between, both exist,
 * and the next build removes the old one.
 */
async function publishStaging(
  staging: Staging,
  out: string,
  made: BuildRecordInput,
): Promise<void> {
  const writtenAt = Date.now();
  const removeOld = await staging.release();
  await writeRecord(out, { ...staging, writtenAt }, made);
  removeOld();
}

/**
 * Loads the modules of a build. They are loaded only when needed, because loading them takes longer
 * than detecting that nothing has changed.
 */
async function loadBuildModules() {
  const [assets, pages, beside] = await Promise.all([
    import("./pipeline/prepare-assets.ts"),
    import("./pipeline/build-pages.ts"),
    import("./pipeline/build-artifacts.ts"),
  ]);
  return { ...assets, ...pages, ...beside };
}
