import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The folder of a user for settings of Prelo. It may not exist yet. */
export function userConfigFolder(): string {
  const { APPDATA } = process.env;
  if (process.platform === "win32" && APPDATA) return join(APPDATA, "prelo");
  return join(xdgFolder("XDG_CONFIG_HOME") ?? join(homedir(), ".config"), "prelo");
}

/**
 * A folder of the user for results that run or that reach browsers as markup. Content folders come from others, who could
 * plant such results there. A folder that somebody else may write to is not used: a temporary one takes its place, until
 * the process ends.
 *
 * @param name of the folder below that of Prelo's caches
 */
export function userCacheFolder(name: string): string {
  return join(ownFolder() ?? temporaryFolder(), name);
}

/** Whether a file or folder belongs to the user, and nobody else may write to it. */
export function isOurs(path: string): boolean {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return false;
  // Windows keeps the folders of users apart by other means than modes.
  const isPrivate = process.platform === "win32" || (found.mode & 0o022) === 0;
  return isPrivate && (process.getuid === undefined || found.uid === process.getuid());
}

/** Nothing if it cannot be made, or others may write to it. */
function ownFolder(): string | undefined {
  try {
    const folder = join(cachesOfUser(), "prelo");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return isOurs(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function cachesOfUser(): string {
  const folder = xdgFolder("XDG_CACHE_HOME");
  if (folder) return folder;
  if (process.platform === "win32")
    return process.env.LOCALAPPDATA || join(homedir(), "AppData/Local");
  return join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache");
}

/** Relative paths are ignored, as the XDG base directory specification asks. */
function xdgFolder(variable: string): string | undefined {
  const folder = process.env[variable] ?? "";
  return isAbsolute(folder) ? folder : undefined;
}

let temporary: string | undefined;

function temporaryFolder(): string {
  temporary ??= makeTemporary();
  return temporary;
}

function makeTemporary(): string {
  // Nobody can guess the name: if the folder cannot be made, nothing is found in it either.
  const folder = join(tmpdir(), `prelo-cache-${randomUUID()}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // A cache only saves time.
  }
  return folder;
}
