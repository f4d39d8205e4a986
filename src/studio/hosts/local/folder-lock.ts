import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasSystemErrorCode } from "../../disk/file-system.ts";

/**
 * The owner touches its lock at this interval. A lock that was not touched for `staleAfter` is
 * stale. Both times are in milliseconds.
 */
const heartbeatInterval = 3000;
const staleAfter = 20_000;
/** The time that a lock file may stay empty after its creation, in milliseconds. */
const emptyLockTimeout = 1000;

/**
 * Locks a folder for this process. The lock of a killed process becomes stale, even if another
 * process has its id now.
 *
 * @returns a function that releases the lock; `undefined` if a live process holds it
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, "lock");
  const mark = `${process.pid} ${randomUUID()}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await createLockFile(lock, mark)) return holdLock(lock, mark);
    if (!(await removeStaleLock(lock))) return undefined;
  }
  return undefined;
}

async function createLockFile(lock: string, token: string): Promise<boolean> {
  try {
    await writeFile(lock, token, { flag: "wx" });
    // If this took too long, another process may have considered the lock stale and removed it.
    return (await tryReadText(lock)) === token;
  } catch (error) {
    if (hasSystemErrorCode(error, "EEXIST")) return false;
    throw error;
  }
}

function holdLock(lock: string, token: string): () => Promise<void> {
  const touch = () => void utimes(lock, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(touch, heartbeatInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if ((await tryReadText(lock)) === token) await rm(lock, { force: true });
  };
}

/** Removes a stale lock. Returns whether the path is free. */
async function removeStaleLock(lock: string): Promise<boolean> {
  const mark = await readLockToken(lock);
  if (mark === undefined) return true;
  if (await isLockActive(lock, mark)) return false;
  const aside = `${lock}-${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  // If it was the fresh lock of another process, move it back.
  const taken = await tryReadText(aside);
  if (taken !== undefined && taken !== mark) await rename(aside, lock);
  await rm(aside, { force: true });
  return taken === undefined || taken === mark;
}

async function isLockActive(lock: string, token: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  const quiet = Math.abs(Date.now() - (found?.mtimeMs ?? 0));
  return token !== "" && quiet < staleAfter && isProcessAlive(Number(token.split(" ")[0]));
}

/**
 * Reads the owner of a lock. The owner writes its id just after creating the file, and may die in
 * between, so an empty file is read again for a while.
 */
async function readLockToken(lock: string): Promise<string | undefined> {
  const end = Date.now() + emptyLockTimeout;
  let mark = await tryReadText(lock);
  while (mark === "" && Date.now() < end) {
    await sleep(20);
    mark = await tryReadText(lock);
  }
  return mark;
}

async function isProcessAlive(owner: number): Promise<boolean> {
  try {
    process.kill(owner, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return hasSystemErrorCode(error, "EPERM");
  }
  // On Linux, a zombie keeps its id until its parent reaps it, which some parents never do
  // (proc(5)).
  const state = await tryReadText(`/proc/${owner}/stat`);
  return !/\) [ZX] /.test(state ?? "");
}

function tryReadText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
