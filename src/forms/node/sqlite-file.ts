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
import { tables } from "../messages/message-tables.ts";
import type { Sql, SqlRow, Statement } from "../messages/sql.ts";
import { takeTurn } from "./file-turn.ts";

type Database = InstanceType<typeof sqlite.Database>;

/** A file of messages. */
export interface MessageFile {
  sql: Sql;
  /** Lets go of the file; what was changed is in it. */
  close(): void;
}

/** What is there is no file of messages. */
export class NoMessageFile extends Error {}

/** Written into a file of ours, so that no other database is taken for one. */
const ours = 0x7072656c;

/** How long others may have the file, how long it is kept open, and how long it is then left to others; in milliseconds. */
const patience = 10_000;
const turn = 200;
const pause = 25;

/**
 * Opens a file of messages, and makes it where it is not there; nobody but its owner may read it. What was answered is
 * on the disk, what is deleted is overwritten. Several processes may have it open, and one that is killed leaves it whole.
 *
 * The library rolls back no journal that a killed process leaves behind: it takes its own lock for that of another one. So the
 * file has a write-ahead log, which the library reads while it has the file for itself; processes take turns.
 *
 * @throws `NoMessageFile` where something else is there, and where the file cannot be made
 */
export async function openMessageFile(path: string): Promise<MessageFile> {
  let open: Open | undefined;
  let isFree = Promise.resolve();
  const close = () => {
    open?.close();
    open = undefined;
  };
  const use = async <Result>(work: (db: Database) => Result): Promise<Result> => {
    const before = isFree;
    const opened = before.then(async () => {
      if (!open) {
        open = await openInTurn(path);
        setTimeout(() => {
          close();
          isFree = isFree.then(() => sleep(pause));
        }, turn).unref();
      }
      return work(open.db);
    });
    isFree = opened.then(nothing, nothing);
    return opened;
  };
  await use(nothing);
  const sql: Sql = {
    all: ([text, ...values]) => use((db) => db.all(text, values) as SqlRow[]),
    change: (statements) => use((db) => changeAll(db, statements)),
  };
  return { sql, close };
}

interface Open {
  db: Database;
  close(): void;
}

async function openInTurn(path: string): Promise<Open> {
  const end = Date.now() + patience;
  for (;;) {
    const leave = takeTurn(path);
    if (leave) return openNow(path, leave);
    if (Date.now() > end) throw new Error(`${path} is busy`);
    await sleep(5 + Math.random() * 15);
  }
}

function openNow(path: string, leave: () => void): Open {
  try {
    // Whoever left this has no turn any more.
    rmSync(`${path}.lock`, { recursive: true, force: true });
    if (!statSync(path, { throwIfNoEntry: false })?.size) make(path);
    if (!isOurs(path)) throw new NoMessageFile(path);
    ownAlone(path);
    ownAlone(`${path}-wal`);
    const db = new sqlite.Database(path, { fileMustExist: true });
    db.exec(settings);
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

/** A new file comes into its place whole. */
function make(path: string): void {
  const fresh = `${path}.new`;
  for (const end of ["", "-journal", "-wal"]) rmSync(`${fresh}${end}`, { force: true });
  rmSync(`${fresh}.lock`, { recursive: true, force: true });
  ownAlone(fresh);
  const db = new sqlite.Database(fresh);
  db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA application_id = ${ours};
    BEGIN; ${tables.join(";")}; COMMIT`);
  db.close();
  renameSync(fresh, path);
}

/** Whether it is a file that we made, by its first bytes (https://www.sqlite.org/fileformat.html, 1.3). */
function isOurs(path: string): boolean {
  const head = Buffer.alloc(72);
  const file = openSync(path, "r");
  const size = readSync(file, head, 0, head.length, 0);
  closeSync(file);
  return (
    size === 72 &&
    head.toString("latin1", 0, 15) === "SQLite format 3" &&
    head.readUInt32BE(68) === ours
  );
}

// FULL: with a log, what was answered is on the disk then.
const settings = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF`;

/** Without a pause in it: nothing of this process comes in between. */
function changeAll(db: Database, statements: readonly Statement[]): number[] {
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

/** Nobody else may read it, from its first byte; and that it is there is on the disk. */
function ownAlone(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function nothing(): void {}
