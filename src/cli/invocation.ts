import { existsSync } from "node:fs";
import { join } from "node:path";

/** The root folder of the engine: a package in node_modules, or the development repository. */
export const engineRoot = join(import.meta.dirname, "../..");

/** Whether this is the published package, which contains no tests and no developer commands. */
export const isPublishedPackage = !existsSync(join(engineRoot, "src/testing"));

/**
 * Whether the command was started as `npx prelo check`, and not as the npm script `npm run check`.
 * Messages suggest other commands in the same form.
 */
export function isRunWithNpx(): boolean {
  const event = process.env.npm_lifecycle_event;
  return isPublishedPackage && (event === undefined || event === "npx");
}
