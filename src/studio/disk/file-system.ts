import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bytes } from "../../load/files/file-store.ts";

/** The file system operations that the backend uses. Tests inject failures into any of them. */
export interface FileSystem {
  /** Creates a file and syncs it to disk. Fails if the path exists, even as a link. */
  create(path: string, bytes: Bytes, mode?: number): Promise<void>;
  /** Replaces a file atomically. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Creates a folder and its parents, if they do not exist. */
  makeFolder(path: string): Promise<void>;
  /** Syncs a folder, so that renames and new names in it survive a power failure. */
  syncFolder(folder: string): Promise<void>;
}

/** The real file system. */
export const nodeFileSystem: FileSystem = {
  create: createFile,
  rename: (from, to) => retryWhenBusy(() => rename(from, to)),
  remove: (path) => retryWhenBusy(() => rm(path, { force: true })),
  makeFolder,
  syncFolder: syncFolderToDisk,
};

async function createFile(path: string, bytes: Bytes, mode?: number): Promise<void> {
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(bytes);
    // The umask must not narrow the mode of the replaced file.
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first !== undefined) await syncFolderToDisk(dirname(first));
}

async function syncFolderToDisk(folder: string): Promise<void> {
  // Windows cannot open folders, and journals its directory changes itself.
  const handle = await open(folder, "r").catch(() => undefined);
  try {
    await handle?.sync();
  } catch (error) {
    if (!hasSystemErrorCode(error, "EINVAL", "EPERM", "EBADF", "ENOTSUP")) throw error;
  } finally {
    await handle?.close();
  }
}

const retryDelays = [20, 60, 150, 400];
/**
 * The codes of transient errors. On Windows, a virus scanner or search index may lock a file
 * briefly.
 */
const transientErrors =
  process.platform === "win32" ? (["EBUSY", "EPERM", "EACCES"] as const) : (["EBUSY"] as const);

/** Retries an action with growing delays while a file is in use. */
export async function retryWhenBusy(action: () => Promise<void>): Promise<void> {
  for (const pause of retryDelays) {
    try {
      return await action();
    } catch (error) {
      if (!hasSystemErrorCode(error, ...transientErrors)) throw error;
      await sleep(pause);
    }
  }
  return action();
}

/** Whether an error is a system error with one of these codes. */
export function hasSystemErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(systemErrorCode(error) ?? "");
}

/** Returns the code of a system error; `undefined` for errors of our own code. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/**
 * Ignores system errors; rethrows errors of our own code. Use it only if nothing depends on the
 * failed action.
 */
export function ignoreSystemError(error: unknown): void {
  if (systemErrorCode(error) === undefined) throw error;
}
