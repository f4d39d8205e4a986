import { realpathSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

/**
 * The environment variable that contains the path of the untrusted folder. Workers inherit the
 * environment of the process that starts them, so they see the same folder.
 */
const untrustedFolderVariable = "PRELO_UNTRUSTED_FOLDER";

/** Disables site code of this content folder in this process and its workers. */
export function disableSiteCode(content: string): void {
  process.env[untrustedFolderVariable] = realOrAbsolutePath(content);
}

/** Enables site code again. Each command decides anew. */
export function enableSiteCode(): void {
  delete process.env[untrustedFolderVariable];
}

/**
 * Whether the site's own code must not run.
 *
 * @param folder the folder of that code
 */
export function isSiteCodeDisabled(folder: string): boolean {
  const off = process.env[untrustedFolderVariable];
  return off !== undefined && realOrAbsolutePath(dirname(resolve(folder))) === off;
}

/** Whether a folder is the untrusted content folder, is inside it, or contains it. */
export function overlapsUntrustedFolder(folder: string): boolean {
  const off = process.env[untrustedFolderVariable];
  if (off === undefined) return false;
  const place = realOrAbsolutePath(folder);
  return isSameOrWithin(place, off) || isSameOrWithin(off, place);
}

/** Whether a path is a folder, or is inside that folder. Both must be real paths. */
export function isSameOrWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return (
    way === "" || (way.split(sep)[0] !== ".." && resolve(folder, way) === path && way !== path)
  );
}

/** Returns the real path, or the path itself if it does not exist. */
export function realOrAbsolutePath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
