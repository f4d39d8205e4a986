import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sqlite from "node-sqlite3-wasm";
import { acquireProcessLock } from "../../system/process-lock.ts";
import { tableStatements } from "../message-store/database-schema.ts";
import type { SqlDatabase, SqlRow, SqlStatement } from "../message-store/sql.ts";

type SqliteDatabase = InstanceType<typeof sqlite.Database>;

/** An open message file, and its database. */
export interface MessageFile {
  sql: SqlDatabase;
  /** Closes the file. All changes are saved. */
  close(): void;
}

/** The file exists, but is not a message file. */
export class NotMessageFileError extends Error {}

/**
 * SQLite's `application_id` of our files. With it, no other database is mistaken for one of them.
 */
const applicationId = 0x7072656c;

/**
 * Durations in milliseconds: the maximum wait for the lock, the time that the file stays open, and
 * the pause after that in which other processes can take the lock.
 */
const lockTimeout = 10_000;
const holdTime = 200;
const yieldTime = 25;

/** The maximum age (ms) of a lock. Processes hold a lock for less than a second. */
const maxLockAge = 60_000;

/**
 * Opens a message file, or creates it with access for its owner only. Stored messages survive a
 * crash, and deleted data is overwritten. Several processes may use the file.
 *
 * The library cannot roll back the journal of a crashed process, because it mistakes its own lock
 * for that of another process. So the file uses a write-ahead log, which the library can read in
 * exclusive mode. Processes take the lock in turns.
 *
 * @throws `NotMessageFileError` if the file is something else; an Error if it cannot be created, or
 *   if other processes hold its lock for too long
 */
export async function openOrCreateMessageFile(path: string): Promise<MessageFile> {
  let open: DatabaseHandle | undefined;
  let isFree = Promise.resolve();
  const close = () => {
    open?.close();
    open = undefined;
  };
  const use = async <Result>(work: (db: SqliteDatabase) => Result): Promise<Result> => {
    const before = isFree;
    const opened = before.then(async () => {
      if (!open) {
        open = await openWithLock(path);
        setTimeout(() => {
          close();
          isFree = isFree.then(() => sleep(yieldTime));
        }, holdTime).unref();
      }
      return work(open.db);
    });
    isFree = opened.then(noop, noop);
    return opened;
  };
  await use(noop);
  const sql: SqlDatabase = {
    all: ([text, ...values]) => use((db) => db.all(text, values) as SqlRow[]),
    change: (statements) => use((db) => runStatements(db, statements)),
  };
  return { sql, close };
}

interface DatabaseHandle {
  db: SqliteDatabase;
  close(): void;
}

async function openWithLock(path: string): Promise<DatabaseHandle> {
  const end = Date.now() + lockTimeout;
  for (;;) {
    const lock = acquireProcessLock(`${path}.turn`, maxLockAge, 0o600);
    if (lock) return openOrCreateDatabase(path, lock.release);
    if (Date.now() > end) throw new Error(`${path} is busy`);
    await sleep(5 + Math.random() * 15);
  }
}

function openOrCreateDatabase(path: string, leave: () => void): DatabaseHandle {
  try {
    // The lock of the library, left by a process that no longer holds ours.
    rmSync(`${path}.lock`, { recursive: true, force: true });
    if (!statSync(path, { throwIfNoEntry: false })?.size) createMessageFile(path);
    if (!isMessageFile(path)) throw new NotMessageFileError(path);
    ensurePrivateFile(path);
    ensurePrivateFile(`${path}-wal`);
    const db = new sqlite.Database(path, { fileMustExist: true });
    db.exec(pragmas);
    return {
      db,
      close() {
        db.close();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Creates the file atomically: under a temporary name, then renamed. */
function createMessageFile(path: string): void {
  const fresh = `${path}.new`;
  for (const end of ["", "-journal", "-wal"]) rmSync(`${fresh}${end}`, { force: true });
  rmSync(`${fresh}.lock`, { recursive: true, force: true });
  ensurePrivateFile(fresh);
  const db = new sqlite.Database(fresh);
  db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA application_id = ${applicationId};
    BEGIN; ${tableStatements.join(";")}; COMMIT`);
  db.close();
  renameSync(fresh, path);
}

/**
 * Whether the file is a message file, according to its header
 * (https://www.sqlite.org/fileformat.html, 1.3).
 */
function isMessageFile(path: string): boolean {
  const head = Buffer.alloc(72);
  const file = openSync(path, "r");
  const size = readSync(file, head, 0, head.length, 0);
  closeSync(file);
  return (
    size === 72 &&
    head.toString("latin1", 0, 15) === "SQLite format 3" &&
    head.readUInt32BE(68) === applicationId
  );
}

// FULL: with a write-ahead log, commits are durable only with this setting.
const pragmas = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF`;

/**
 * Runs statements in one transaction. Synchronous, so that no other work of this process
 * interleaves.
 */
function runStatements(db: SqliteDatabase, statements: readonly SqlStatement[]): number[] {
  db.exec("BEGIN IMMEDIATE");
  try {
    const changed = statements.map(([text, ...values]) => db.run(text, values).changes);
    db.exec("COMMIT");
    return changed;
  } catch (error) {
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Makes a file accessible to its owner only, before anything is written to it. Also makes its
 * directory entry durable.
 */
function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function noop(): void {}
