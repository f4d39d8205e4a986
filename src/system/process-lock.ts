import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { isProcessAlive } from "./is-process-alive.ts";

/**
 * The time (ms) that a lock file may stay empty after its creation. Its owner may be killed before
 * it has written its id.
 */
export const emptyLockTimeout = 1000;

/** The age (ms) from which an unfinished removal of a stale lock is stale itself. */
export const removalTimeout = 5000;

/** Stands for the token of a lock that exists but cannot be read, such as that of another user. */
const unreadable = "unreadable";

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
 * @param mode the permissions of the lock file; by default those of any new file
 * @returns `undefined` if a live process holds the lock
 */
export function acquireProcessLock(
  path: string,
  maxAge: number,
  mode?: number,
): ProcessLock | undefined {
  const token = `${process.pid} ${hostname()} ${crypto.randomUUID()}`;
  const create = () => createLockFile(path, token, mode);
  if (!create() && !(removeStaleLock(path, maxAge) && create())) return undefined;
  heldLocks.add(token);
  return {
    // Asynchronous, because a network disk may take long. Fails if somebody deleted the lock.
    touch: () => void utimes(path, new Date(), new Date()).catch(() => undefined),
    release() {
      heldLocks.delete(token);
      if (readLockToken(path) === token) rmSync(path, { force: true });
    },
  };
}

/**
 * Whether a lock may become free within `emptyLockTimeout` or `removalTimeout`: its owner has not
 * written its id yet, or another process is removing it.
 */
export function isLockInTransition(path: string): boolean {
  return !readLockToken(path) || existsSync(guardPath(path));
}

/** Reads a lock file. It is empty until its owner has written its id; `undefined` if missing. */
function readLockToken(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return errorCode(error) === "ENOENT" ? undefined : unreadable;
  }
}

/** The folder that a process creates while it removes a stale lock. */
function guardPath(path: string): string {
  return `${path}-judge`;
}

function createLockFile(path: string, token: string, mode?: number): boolean {
  try {
    writeFileSync(path, token, { flag: "wx", mode });
    // If this took too long, another process may have considered the lock stale and removed it.
    return readLockToken(path) === token;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a lock if it is stale, and returns whether it is gone. Only one process at a time does
 * this. Otherwise two could remove the same lock, the second after a third has acquired a new one.
 */
function removeStaleLock(path: string, maxAge: number): boolean {
  if (!isStaleOrMissing(path, maxAge)) return false;
  const guard = guardPath(path);
  // Left by a process that was killed while it removed a lock.
  if (fileAge(guard) > removalTimeout) rmSync(guard, { recursive: true, force: true });
  try {
    mkdirSync(guard);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return false;
  }
  try {
    const isOver = isStaleOrMissing(path, maxAge);
    if (isOver) rmSync(path, { force: true });
    return isOver;
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function isStaleOrMissing(path: string, maxAge: number): boolean {
  const token = readLockToken(path);
  if (token === undefined) return true;
  const age = fileAge(path);
  if (token === "") return age > emptyLockTimeout;
  if (token === unreadable) return age > maxAge;
  if (heldLocks.has(token)) return false;
  // Earlier versions did not write the host.
  const [pid, host, id] = token.split(" ");
  const isHere = id === undefined || host === hostname();
  // A lock with our process id that we do not hold is from an earlier process with the same id.
  const isGone = Number(pid) === process.pid || !isProcessAlive(Number(pid));
  return age > maxAge || (isHere && isGone);
}

function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function fileAge(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Math.abs(Date.now() - found.mtimeMs) : 0;
}
