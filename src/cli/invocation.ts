import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where the engine lies: a package below a site's node_modules, or the folder in which it is made. */
export const root = join(import.meta.dirname, "../..");

/** Whether this is the package, which has no tests and no workshop beside it. */
export const isPackage = !existsSync(join(root, "src/testing"));

/**
 * Whether someone asked for a command by the name of the program, as `npx prelo check` does, and not for a script of
 * a manifest, as `npm run check` does: a sentence that tells the next command says it in the same way.
 */
export function isAskedByName(): boolean {
  const event = process.env.npm_lifecycle_event;
  return isPackage && (event === undefined || event === "npx");
}
