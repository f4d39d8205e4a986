import {
  type BuildOptions,
  type BuildResult,
  type CheckedContent,
  reportedFiles,
} from "./build-result.ts";
import {
  isUpToDate,
  type LastBuild,
  lookBack,
  resultOf,
  writeRecord,
} from "./incremental/last-build.ts";
import type { LoadedSite } from "./load-content.ts";
import { silent } from "./progress.ts";
import { openStaging, type Staging, tidyUp, toWriteFault, WriteFault } from "./release.ts";
import { buildWords } from "./words.pt-br.ts";
import { Pool } from "./workers/pool.ts";
import { openShelf } from "./workers/text-shelf.ts";

/**
 * Checks the content and, if it has no errors, writes the site. Otherwise the old site stays. If
 * content, program, options and date are those of the last build, that site stays too.
 *
 * @throws WriteFault if the disk cannot be written; after any error the old site stays in place
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { out, progress = silent } = options;
  const last = lookBack(options);
  if (last.record && isUpToDate(last, options)) {
    await tidyUp(out);
    return resultOf(last.record);
  }
  const means = { pool: new Pool(), shelf: openShelf() };
  try {
    progress.step(buildWords.check);
    const { loadContent } = await import("./load-content.ts");
    const { site, ...checked } = await loadContent(options, last, means);
    const { pool } = means;
    return { ...checked, ...(site && (await makeSite(site, checked, { options, last, pool }))) };
  } finally {
    await means.pool.end();
    means.shelf.close();
    progress.end();
  }
}

interface Setting {
  options: BuildOptions;
  last: LastBuild;
  pool: Pool;
}

/** Writes all files of a site to a staging folder, then swaps that with the old site. */
async function makeSite(
  loaded: LoadedSite,
  checked: CheckedContent,
  { options, last, pool }: Setting,
): Promise<Partial<BuildResult>> {
  const { out, progress = silent } = options;
  const { makeAssets, makePages, makeBeside } = await loadSteps();
  const staging = await openStaging(out).catch(explain(out));
  try {
    progress.step(buildWords.assets);
    const prepared = await makeAssets(loaded, staging, options);
    progress.step(buildWords.pages);
    const pages = await makePages(prepared, staging, { ...options, record: last.record, pool });
    await staging.write(
      await makeBeside(prepared.site, pages, { ...options, inputs: last.inputs }),
    );
    const overBudget = [...prepared.overBudget, ...pages.overBudget];
    const report = { ...checked, overBudget };
    await release(staging, out, { ...prepared, ...last, pages: pages.made, report });
    return { pages: pages.made.size, overBudget };
  } catch (error) {
    await staging.abandon();
    const fault = toWriteFault(error, out);
    const told = fault instanceof WriteFault ? undefined : await brokenBlocks(options);
    if (!told) throw fault;
    return told;
  }
}

/** Diagnostics of blocks that throw while they render. `undefined` if none throws by itself. */
async function brokenBlocks({ content, date, drafts }: BuildOptions) {
  const [{ renderingFaults }, { checkContent }] = await Promise.all([
    import("./pages/rendering-faults.ts"),
    import("../load/load-checked.ts"),
  ]);
  const checked = await checkContent(content, { date, drafts });
  const found = await renderingFaults(content, checked);
  if (found.length === 0) return undefined;
  const diagnostics = [...checked.diagnostics, ...found];
  return { diagnostics, files: reportedFiles(diagnostics, checked.files) };
}

function explain(out: string): (error: unknown) => never {
  return (error) => {
    throw toWriteFault(error, out);
  };
}

type Made = Parameters<typeof writeRecord>[2];

/**
 * Removes the old site last: a build that is killed before that leaves both, and the next build
 * cleans up.
 */
async function release(staging: Staging, out: string, made: Made): Promise<void> {
  const writtenAt = Date.now();
  const removeOld = await staging.release();
  await writeRecord(out, { ...staging, writtenAt }, made);
  removeOld();
}

/** Loaded lazily: loading these modules takes longer than detecting that nothing changed. */
async function loadSteps() {
  const [assets, pages, beside] = await Promise.all([
    import("./assets/make-assets.ts"),
    import("./pages/make-pages.ts"),
    import("./artifacts/make-beside.ts"),
  ]);
  return { ...assets, ...pages, ...beside };
}
