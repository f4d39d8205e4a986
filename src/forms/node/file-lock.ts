import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

/** The maximum age (ms) of a lock. Processes hold a lock for less than a second. */
const maxLockAge = 60_000;

/** The age (ms) from which an empty lock file, or an unfinished removal, is stale. */
const staleAfter = 5000;

/** The locks that this process holds. */
const heldLocks = new Set<string>();

function lockPath(path: string): string {
  return `${path}.turn`;
}

/**
 * Acquires the lock of a file for this process. Returns its release function, or `undefined` if
 * another process holds it. Removes a stale lock, such as that of a dead process.
 */
export function acquireLock(path: string): (() => void) | undefined {
  const place = lockPath(path);
  const mark = `${process.pid} ${hostname()} ${crypto.randomUUID()}`;
  if (!createLockFile(place, mark) && !(removeStaleLock(place) && createLockFile(place, mark)))
    return undefined;
  heldLocks.add(mark);
  return () => {
    heldLocks.delete(mark);
    if (readTextIfPresent(place) === mark) rmSync(place, { force: true });
  };
}

function createLockFile(place: string, mark: string): boolean {
  try {
    writeFileSync(place, mark, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (isExistsError(error)) return false;
    throw error;
  }
}

/**
 * Removes a lock if it is stale, and returns whether it is gone. Only one process at a time does
 * this. Otherwise two could remove the same lock, the second after a third has acquired a new one.
 */
function removeStaleLock(place: string): boolean {
  const judge = `${place}-judge`;
  if (!isStaleOrMissingLock(place)) return false;
  try {
    mkdirSync(judge);
  } catch (error) {
    if (!isExistsError(error)) throw error;
    if (fileAge(judge) > staleAfter) rmdirSync(judge);
    return false;
  }
  try {
    const isOver = isStaleOrMissingLock(place);
    if (isOver) rmSync(place, { force: true });
    return isOver;
  } finally {
    rmdirSync(judge);
  }
}

function isStaleOrMissingLock(place: string): boolean {
  const mark = readTextIfPresent(place);
  if (mark === undefined) return true;
  const age = fileAge(place);
  if (mark === "") return age > staleAfter;
  if (heldLocks.has(mark)) return false;
  const [pid, host] = mark.split(" ");
  const isHere = host === hostname();
  // A lock with our process id that we do not hold is from an earlier process with the same id.
  const isGone = Number(pid) === process.pid || !isProcessAlive(Number(pid));
  return age > maxLockAge || (isHere && isGone);
}

function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isExistsError(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EEXIST";
}

function fileAge(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Math.abs(Date.now() - found.mtimeMs) : 0;
}

function readTextIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
