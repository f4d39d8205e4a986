import { statSync } from "node:fs";
import { isUpToDate, programOf, readRecord } from "./again/last-build.ts";
import { takeSnapshot } from "./again/snapshot.ts";
import { type BuildOptions, type BuildResult, resultOf } from "./build-result.ts";
import { tidyUp } from "./release.ts";

/**
 * Checks the content and, where it holds no mistake, writes the site; else the old site stays. Where
 * neither content, program, options nor day are others than at the last build, its site stays, too.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, out, date } = options;
  const program = programOf(options);
  const inputs = isFolder(content) ? takeSnapshot(content) : {};
  const record = readRecord(out, program);
  if (record && isUpToDate(record, { out, inputs, date })) {
    await tidyUp(out);
    return resultOf(record);
  }
  // What makes sites takes longer to load than to find that there is nothing to make.
  const { buildChanges } = await import("./again/build-changes.ts");
  return buildChanges(options, { program, inputs, record });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
