import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";

/** Returns the path of the user's folder for Prelo settings. The folder may not exist yet. */
export function userConfigFolder(): string {
  const { APPDATA } = process.env;
  if (process.platform === "win32" && APPDATA) return join(APPDATA, "prelo");
  return join(xdgFolder("XDG_CONFIG_HOME") ?? join(homedir(), ".config"), "prelo");
}

/**
 * Returns the path of a folder, outside the content folder, for cached results that run as code or
 * that browsers receive as markup. In the content folder, the authors of the content could forge
 * results. If other users may write to the folder, returns a temporary folder that is removed when
 * the process ends.
 *
 * @param name the name of the subfolder
 */
export function userCacheFolder(name: string): string {
  return join(findOrCreateCacheFolder() ?? temporaryFolder(), name);
}

/** Whether a file or folder belongs to the user and only the user may write to it. */
export function isOnlyUserWritable(path: string): boolean {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return false;
  // File modes say nothing on Windows, which protects the folders of a user by other means.
  const isPrivate = process.platform === "win32" || (found.mode & 0o022) === 0;
  return isPrivate && (process.getuid === undefined || found.uid === process.getuid());
}

/**
 * Creates the cache folder. Returns `undefined` if that fails or if other users may write to it.
 */
function findOrCreateCacheFolder(): string | undefined {
  try {
    const folder = join(userCacheRoot(), "prelo");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isOnlyUserWritable(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function userCacheRoot(): string {
  const folder = xdgFolder("XDG_CACHE_HOME");
  if (folder) return folder;
  if (process.platform === "win32")
    return process.env.LOCALAPPDATA || join(homedir(), "AppData/Local");
  return join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache");
}

/**
 * Returns the folder that an XDG variable names. Ignores relative paths, as the XDG Base Directory
 * Specification requires.
 */
function xdgFolder(variable: string): string | undefined {
  const folder = process.env[variable] ?? "";
  return isAbsolute(folder) ? folder : undefined;
}

let temporaryFolderPath: string | undefined;

function temporaryFolder(): string {
  temporaryFolderPath ??= createTemporaryFolder();
  return temporaryFolderPath;
}

function createTemporaryFolder(): string {
  // The name cannot be guessed, so no other user can create the folder, even if this process fails
  // to.
  const folder = join(tmpdir(), `prelo-cache-${randomUUID()}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // The cache is optional: without it, a build only takes longer.
  }
  return folder;
}
