import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

/**
 * Whether a message file would be in the given folder. Links are resolved. Used for folders that
 * get published: the built site, and the content, which is pushed with each commit.
 */
export function isPathInside(file: string, folder: string): boolean {
  const way = relative(resolveSymlinks(resolve(folder)), resolveSymlinks(resolve(file)));
  return way === "" || (way.split(sep)[0] !== ".." && way !== resolve(way));
}

/** Resolves the links of a path. If the path does not exist, resolves the part that does. */
function resolveSymlinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(resolveSymlinks(above), basename(path));
  }
}
