import type { Bytes } from "../../../../load/files/file-store.ts";
import type { FileVersionId } from "../../../backend-contract/files.ts";
import { promisifyRequest, runTransaction } from "../../../browser/database.ts";

/**
 * A file of a transaction, with its bytes before and after; `null` where the file does not exist.
 */
export interface LoggedFile {
  path: string;
  before: FileVersionId | null;
  after: FileVersionId | null;
  old: Bytes | null;
  next: Bytes | null;
}

/**
 * A transaction over several files, logged before any other step. `commit`: the new bytes are
 * written, one file at a time. `undo`: a step failed, and the old bytes are restored.
 */
export interface LoggedTransaction {
  id: string;
  phase: "commit" | "undo";
  files: readonly LoggedFile[];
}

/** The write-ahead log of transactions in IndexedDB. It outlasts the page. */
export interface TransactionLog {
  record(set: LoggedTransaction): Promise<void>;
  end(set: LoggedTransaction): Promise<void>;
  /** Returns the unfinished transactions, perhaps of a closed page. */
  pending(): Promise<LoggedTransaction[]>;
}

/**
 * Opens the log.
 *
 * @param database the database of the content
 */
export function openTransactionLog(database: IDBDatabase): TransactionLog {
  const write = { store: "sets", mode: "readwrite" } as const;
  return {
    record: (set) => runTransaction(database, write, (store) => void store.put(set, set.id)),
    end: ({ id }) => runTransaction(database, write, (store) => store.delete(id) && undefined),
    pending: () =>
      runTransaction(database, { store: "sets", mode: "readonly" }, (store) =>
        promisifyRequest<LoggedTransaction[]>(store.getAll()),
      ),
  };
}
