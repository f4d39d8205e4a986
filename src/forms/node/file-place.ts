import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

/**
 * Whether a file of messages would lie in one of the folders that go out into the world: the site itself, or the
 * content, which is sent on with each version. Links are followed.
 */
export function liesIn(file: string, folder: string): boolean {
  const way = relative(real(resolve(folder)), real(resolve(file)));
  return way === "" || (way.split(sep)[0] !== ".." && way !== resolve(way));
}

/** Where a path leads; of what is not there yet, as much as is. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(real(above), basename(path));
  }
}
