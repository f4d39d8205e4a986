import { buildAnew } from "../build-anew.ts";
import type { BuildOptions, BuildResult } from "../build-result.ts";
import type { Before } from "../make-site.ts";
import { buildEdits } from "./build-edits.ts";
import { isSameDay } from "./last-build.ts";

/** Makes a site that is not up to date: from the last build where that is possible, else from nothing. */
export async function buildChanges(options: BuildOptions, before: Before): Promise<BuildResult> {
  const { record } = before;
  const edits =
    record && isSameDay(record, options.date) && (await buildEdits(options, { ...before, record }));
  return edits || buildAnew(options, before);
}
