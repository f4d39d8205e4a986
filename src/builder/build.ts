import { buildStrings } from "#lang/builder/output/strings";
import { isUpToDate, readPreBuildState, restoreResult } from "./incremental/build-cache.ts";
import type { BuildOptions, BuildResult } from "./output/build-result.ts";
import { silentReporter } from "./output/progress.ts";
import { recoverFromKilledBuilds } from "./output/staging.ts";
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
  const context = { last, pool: new WorkerPool(), bodyStore: openBodyStore() };
  try {
    progress.step(buildStrings.check);
    // Loaded only now, because loading it takes longer than detecting that nothing has changed.
    const { runStages } = await import("./pipeline/run-stages.ts");
    return await runStages(options, context);
  } finally {
    await context.pool.end();
    context.bodyStore.close();
    progress.end();
  }
}
