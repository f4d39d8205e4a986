import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The user's folder for settings of Prelo. It may not exist yet. */
export function userConfigFolder(): string {
  const { APPDATA } = process.env;
  if (process.platform === "win32" && APPDATA) return join(APPDATA, "prelo");
  return join(xdgFolder("XDG_CONFIG_HOME") ?? join(homedir(), ".config"), "prelo");
}

/**
 * A folder of the user for cached results that run as code or reach browsers as markup. Not in the
 * content folder, where whoever provides the content could plant results. If others may write to
 * the folder, a temporary one is used until the process ends.
 *
 * @param name of the subfolder of Prelo's caches
 */
export function userCacheFolder(name: string): string {
  return join(createCacheFolder() ?? temporaryFolder(), name);
}

/** Whether a file or folder belongs to the user, and nobody else may write to it. */
export function isPrivateToUser(path: string): boolean {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return false;
  // Windows protects users' folders by other means than modes.
  const isPrivate = process.platform === "win32" || (found.mode & 0o022) === 0;
  return isPrivate && (process.getuid === undefined || found.uid === process.getuid());
}

/** `undefined` if it cannot be created, or others may write to it. */
function createCacheFolder(): string | undefined {
  try {
    const folder = join(userCacheRoot(), "prelo");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isPrivateToUser(folder) ? folder : undefined;
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

/** Relative paths are ignored, as the XDG base directory specification requires. */
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
  // The name cannot be guessed: if the folder cannot be created, nobody else can create it either.
  const folder = join(tmpdir(), `prelo-cache-${randomUUID()}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // The cache only saves time.
  }
  return folder;
}
