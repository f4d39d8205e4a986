import { existsSync } from "node:fs";
import { join } from "node:path";

/** The root folder of the engine: a package in node_modules, or the development repository. */
export const engineRoot = join(import.meta.dirname, "../../..");

/** Whether this is the published package, which contains no tests and no developer commands. */
export const isPublishedPackage = !existsSync(join(engineRoot, "src/testing"));

/**
 * Whether a command of the published package was started with npx or directly, not as an npm
 * script. Messages suggest other commands in the same form.
 */
export function shouldSuggestNpx(): boolean {
  const event = process.env.npm_lifecycle_event;
  return isPublishedPackage && (event === undefined || event === "npx");
}
