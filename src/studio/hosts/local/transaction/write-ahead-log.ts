import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { FileVersionId } from "../../../backend-contract/files.ts";
import type { FileSystem } from "../../../disk/file-system.ts";

/** A file of a transaction. */
export interface TransactionFile {
  path: string;
  /** Its version before; `null` if it did not exist. */
  before: FileVersionId | null;
  /** Its version after; `null` if it is removed. */
  after: FileVersionId | null;
}

/** A transaction over several files, logged on disk before any other step. */
export interface FileTransaction {
  id: string;
  files: readonly TransactionFile[];
}

/**
 * The phase of a transaction. `prepare`: the new bytes are staged next to the files. `commit`: all
 * are staged, and the files are renamed one by one. `undo`: a step failed, and the old bytes are
 * restored. `done`: only temporary files are left to remove.
 */
export type TransactionPhase = "prepare" | "commit" | "undo" | "done";

/** An unfinished transaction, perhaps of a dead process. */
export interface PendingTransaction {
  phase: TransactionPhase;
  /** Missing if the log entry is truncated. Then no other step was taken. */
  intent?: FileTransaction;
  /** The file name of the log entry. */
  name: string;
}

/** A write-ahead log of transactions. */
export interface WriteAheadLog {
  begin(files: readonly TransactionFile[]): Promise<FileTransaction>;
  /** Moves a transaction to its next phase atomically, with one rename. */
  advance(intent: FileTransaction, from: TransactionPhase, to: TransactionPhase): Promise<void>;
  /** Returns the logged phase of a transaction; `undefined` if it has ended. */
  phaseOf(intent: FileTransaction): Promise<TransactionPhase | undefined>;
  end(name: string): Promise<void>;
  pending(): Promise<PendingTransaction[]>;
}

/**
 * Opens the log.
 *
 * @param folder the folder of the log entries, outside the content; it may not exist yet
 */
export function openWriteAheadLog(folder: string, fileSystem: FileSystem): WriteAheadLog {
  const noteOf = (intent: FileTransaction, phase: TransactionPhase) =>
    join(folder, `${intent.id}.${phase}`);
  return {
    async begin(files) {
      const intent = { id: randomBytes(8).toString("hex"), files };
      await fileSystem.makeFolder(folder);
      await fileSystem.create(noteOf(intent, "prepare"), Buffer.from(JSON.stringify(intent)));
      await fileSystem.syncFolder(folder);
      return intent;
    },
    async advance(intent, from, to) {
      await fileSystem.rename(noteOf(intent, from), noteOf(intent, to));
      await fileSystem.syncFolder(folder);
    },
    async phaseOf({ id }) {
      const pending = await readPendingTransactions(folder);
      return pending.find(({ name }) => name.startsWith(`${id}.`))?.phase;
    },
    end: (name) => fileSystem.remove(join(folder, name)),
    pending: () => readPendingTransactions(folder),
  };
}

/** Returns the file name of a log entry. */
export function logEntryName(transaction: FileTransaction, phase: TransactionPhase): string {
  return `${transaction.id}.${phase}`;
}

/**
 * Returns the paths of the staged new bytes and of the backup of the old ones. They are in the same
 * folder as the file, so that a rename is enough.
 */
export function stagingPaths(
  path: string,
  { id }: Pick<FileTransaction, "id">,
): { next: string; old: string } {
  const beside = join(dirname(path), `.${basename(path)}.${id}`);
  return { next: `${beside}.new`, old: `${beside}.old` };
}

async function readPendingTransactions(folder: string): Promise<PendingTransaction[]> {
  const names = await readdir(folder).catch(() => []);
  const notes = names.sort().map(async (name): Promise<PendingTransaction[]> => {
    const phase = /^[0-9a-f]{16}\.(prepare|commit|undo|done)$/.exec(name)?.[1];
    if (!phase) return [];
    const intent = parseTransaction(await readFile(join(folder, name), "utf8"), name);
    return [{ name, phase: phase as TransactionPhase, intent }];
  });
  return (await Promise.all(notes)).flat();
}

/** Parses a log entry; `undefined` if it is truncated. */
function parseTransaction(text: string, name: string): FileTransaction | undefined {
  try {
    const { id, files }: { id?: unknown; files?: unknown } = JSON.parse(text);
    if (typeof id !== "string" || !name.startsWith(`${id}.`)) return undefined;
    return Array.isArray(files) && files.every(isTransactionFileEntry) ? { id, files } : undefined;
  } catch {
    return undefined;
  }
}

function isTransactionFileEntry(value: unknown): value is TransactionFile {
  if (typeof value !== "object" || value === null) return false;
  const { path, before, after }: { path?: unknown; before?: unknown; after?: unknown } = value;
  const isVersion = (each: unknown) => each === null || typeof each === "string";
  return typeof path === "string" && isVersion(before) && isVersion(after);
}
