import {
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { isProcessAlive } from "./is-process-alive.ts";

/**
 * The time (ms) that a lock file may stay empty after its creation. Its owner may be killed before
 * it has written its id.
 */
export const emptyLockTimeout = 1000;

/** The age (ms) from which an unfinished removal of a stale lock is stale itself. */
const removalTimeout = 5000;

/** The locks that this process holds. */
const heldLocks = new Set<string>();

/** A lock that this process holds. */
export interface ProcessLock {
  /** Tells other processes that the lock is still in use. */
  touch(): void;
  release(): void;
}

/**
 * Acquires a lock file for this process. Removes a stale lock first: that of a dead process, of an
 * earlier process with the same id, or one that was not touched for `maxAge` milliseconds. Whether
 * a process on another computer is alive is unknown, so its lock only becomes too old.
 *
 * @returns `undefined` if a live process holds the lock
 */
export function acquireProcessLock(path: string, maxAge: number): ProcessLock | undefined {
  const token = `${process.pid} ${hostname()} ${crypto.randomUUID()}`;
  const create = () => createLockFile(path, token);
  if (!create() && !(removeStaleLock(path, maxAge) && create())) return undefined;
  heldLocks.add(token);
  return {
    touch() {
      try {
        utimesSync(path, new Date(), new Date());
      } catch {
        // Somebody deleted the lock.
      }
    },
    release() {
      heldLocks.delete(token);
      if (readLockToken(path) === token) rmSync(path, { force: true });
    },
  };
}

/** Reads a lock file. It is empty until its owner has written its id; `undefined` if missing. */
export function readLockToken(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function createLockFile(path: string, token: string): boolean {
  try {
    writeFileSync(path, token, { flag: "wx", mode: 0o600 });
    // If this took too long, another process may have considered the lock stale and removed it.
    return readLockToken(path) === token;
  } catch (error) {
    if (isExistsError(error)) return false;
    throw error;
  }
}

/**
 * Removes a lock if it is stale, and returns whether it is gone. Only one process at a time does
 * this. Otherwise two could remove the same lock, the second after a third has acquired a new one.
 */
function removeStaleLock(path: string, maxAge: number): boolean {
  const guard = `${path}-judge`;
  if (!isStaleOrMissing(path, maxAge)) return false;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!isExistsError(error)) throw error;
    if (fileAge(guard) > removalTimeout) rmdirSync(guard);
    return false;
  }
  try {
    const isOver = isStaleOrMissing(path, maxAge);
    if (isOver) rmSync(path, { force: true });
    return isOver;
  } finally {
    rmdirSync(guard);
  }
}

function isStaleOrMissing(path: string, maxAge: number): boolean {
  const token = readLockToken(path);
  if (token === undefined) return true;
  const age = fileAge(path);
  if (token === "") return age > emptyLockTimeout;
  if (heldLocks.has(token)) return false;
  // Earlier versions did not write the host.
  const [pid, host, id] = token.split(" ");
  const isHere = id === undefined || host === hostname();
  // A lock with our process id that we do not hold is from an earlier process with the same id.
  const isGone = Number(pid) === process.pid || !isProcessAlive(Number(pid));
  return age > maxAge || (isHere && isGone);
}

function isExistsError(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EEXIST";
}

function fileAge(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Math.abs(Date.now() - found.mtimeMs) : 0;
}
