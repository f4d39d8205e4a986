import { existsSync } from "node:fs";
import { join } from "node:path";

/** Root of the engine: a package in node_modules, or the development repository. */
export const engineRoot = join(import.meta.dirname, "../..");

/** Whether this is the published package, which has no tests and developer commands. */
export const isPublishedPackage = !existsSync(join(engineRoot, "src/testing"));

/**
 * Whether a command was started as `npx prelo check` rather than as the npm script `npm run check`.
 * Suggested commands use the same style.
 */
export function isRunWithNpx(): boolean {
  const event = process.env.npm_lifecycle_event;
  return isPublishedPackage && (event === undefined || event === "npx");
}
