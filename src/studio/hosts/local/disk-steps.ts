import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bytes } from "../../../load/files/files.ts";

/** Each single thing that is done to a disk. A test may let any of them fail. */
export interface DiskSteps {
  /** Writes a file that is not there yet, down to the disk. Fails where there is one, or a link. */
  create(path: string, bytes: Bytes, mode?: number): Promise<void>;
  /** Puts a file in the place of another in one step. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; one that is gone already is fine. */
  remove(path: string): Promise<void>;
  /** Makes a folder and those above it; one that is there is fine. */
  makeFolder(path: string): Promise<void>;
  /** Makes what changed in a folder's list of names last. */
  settle(folder: string): Promise<void>;
}

/** The disk of this computer. */
export const diskSteps: DiskSteps = {
  create,
  rename: (from, to) => patiently(() => rename(from, to)),
  remove: (path) => patiently(() => rm(path, { force: true })),
  makeFolder,
  settle,
};

async function create(path: string, bytes: Bytes, mode?: number): Promise<void> {
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(bytes);
    // The umask of this process must not narrow what the file before it had.
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first !== undefined) await settle(dirname(first));
}

async function settle(folder: string): Promise<void> {
  // Windows opens no folders, and keeps its list of names in a log of its own.
  const handle = await open(folder, "r").catch(() => undefined);
  try {
    await handle?.sync();
  } catch (error) {
    if (!isCode(error, "EINVAL", "EPERM", "EBADF", "ENOTSUP")) throw error;
  } finally {
    await handle?.close();
  }
}

const pauses = [20, 60, 150, 400];
/** What passes by: on Windows a virus scanner or a search index holds a file for a moment. */
const passing =
  process.platform === "win32" ? (["EBUSY", "EPERM", "EACCES"] as const) : (["EBUSY"] as const);

/** Does something again after a while where a file is in use. */
export async function patiently(action: () => Promise<void>): Promise<void> {
  for (const pause of pauses) {
    try {
      return await action();
    } catch (error) {
      if (!isCode(error, ...passing)) throw error;
      await sleep(pause);
    }
  }
  return action();
}

/** Whether a fault of the system has one of these codes. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(codeOf(error) ?? "");
}

/** The code of a fault of the system; nothing for a fault of ours. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** Passes over a fault of the system where nothing depends on what failed; a fault of ours is thrown. */
export function passFault(error: unknown): void {
  if (codeOf(error) === undefined) throw error;
}
