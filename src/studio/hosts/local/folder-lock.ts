import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  acquireProcessLock,
  emptyLockTimeout,
  isLockInTransition,
  type ProcessLock,
  removalTimeout,
} from "../../../system/process-lock.ts";

/**
 * The owner touches its lock at this interval. A lock that was not touched for `staleAfter` is
 * stale, even if another process has the id of its owner now. Both times are in milliseconds.
 */
const heartbeatInterval = 3000;
const staleAfter = 20_000;

/**
 * Locks a folder for this process.
 *
 * @returns a function that releases the lock; `undefined` if a live process holds it
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "lock");
  const end = Date.now() + removalTimeout + emptyLockTimeout;
  let lock = acquireProcessLock(path, staleAfter);
  while (!lock && isLockInTransition(path) && Date.now() < end) {
    await sleep(20);
    lock = acquireProcessLock(path, staleAfter);
  }
  return lock && keepAlive(lock);
}

function keepAlive(lock: ProcessLock): () => void {
  const timer = setInterval(() => lock.touch(), heartbeatInterval).unref();
  return () => {
    clearInterval(timer);
    lock.release();
  };
}
