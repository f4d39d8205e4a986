import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isProcessAlive } from "./is-process-alive.ts";
import { acquireProcessLock, isLockInTransition } from "./process-lock.ts";

const maxAge = 20_000;

async function lockPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-lock-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "lock");
}

/** Sets the time of a file or folder to some seconds ago. */
function age(path: string, seconds: number): void {
  const time = new Date(Date.now() - seconds * 1000);
  utimesSync(path, time, time);
}

test("is held until it is released, and leaves no file", async () => {
  const path = await lockPath();
  const lock = acquireProcessLock(path, maxAge);
  expect(acquireProcessLock(path, maxAge)).toBeUndefined();
  lock?.release();
  expect(existsSync(path)).toBe(false);
  acquireProcessLock(path, maxAge)?.release();
  expect(readdirSync(join(path, ".."))).toEqual([]);
});

test.each([
  ["of a live process", () => `${process.ppid} ${hostname()} id`, 0, "held"],
  [
    "of a live process that has stopped touching it",
    () => `${process.ppid} ${hostname()} id`,
    60,
    "free",
  ],
  ["of a dead process", () => `999999999 ${hostname()} id`, 0, "free"],
  ["of an earlier process with our id", () => `${process.pid} ${hostname()} id`, 0, "free"],
  ["of an earlier version, whose process is dead", () => "999999999 id", 0, "free"],
  ["of a process on another computer", () => "999999999 elsewhere id", 0, "held"],
  ["of a process on another computer, long ago", () => "999999999 elsewhere id", 60, "free"],
  ["that is empty, because its owner is just writing its id", () => "", 0, "held"],
  ["that is empty, because its owner was killed", () => "", 5, "free"],
])("the lock %s counts as expected", async (_, token, seconds, expected) => {
  const path = await lockPath();
  writeFileSync(path, token());
  age(path, seconds);
  const lock = acquireProcessLock(path, maxAge);
  expect(lock ? "free" : "held").toBe(expected);
  lock?.release();
});

test("a lock that cannot be read is held, because its owner is unknown", async () => {
  const path = await lockPath();
  // A folder cannot be read as a file, like the lock of another user.
  mkdirSync(path);
  expect(acquireProcessLock(path, maxAge)).toBeUndefined();
  expect(isLockInTransition(path)).toBe(false);
});

test("waits for a process that is removing a stale lock, and cleans up if it was killed", async () => {
  const path = await lockPath();
  writeFileSync(path, `999999999 ${hostname()} id`);
  mkdirSync(`${path}-judge`);
  expect(acquireProcessLock(path, maxAge)).toBeUndefined();
  expect(isLockInTransition(path)).toBe(true);
  age(`${path}-judge`, 10);
  acquireProcessLock(path, maxAge)?.release();
  expect(readdirSync(join(path, ".."))).toEqual([]);
});

test("no process has the id 0 or a text as its id", () => {
  expect([0, -1, Number("id")].map(isProcessAlive)).toEqual([false, false, false]);
  expect(isProcessAlive(process.ppid)).toBe(true);
});
