import type { Bytes } from "../../../load/files/files.ts";
import { answerOf, inStore } from "../../browser/database.ts";
import type { Version } from "../contract/host-files.ts";

/** A file of a transaction, with its bytes before and after; `null` if it does not exist then. */
export interface SetFile {
  path: string;
  before: Version | null;
  after: Version | null;
  old: Bytes | null;
  next: Bytes | null;
}

/**
 * A transaction over several files, logged before any other step. `commit`: the new bytes are
 * written, one file at a time. `undo`: a step failed, and the old bytes are restored.
 */
export interface BegunSet {
  id: string;
  phase: "commit" | "undo";
  files: readonly SetFile[];
}

/** The write-ahead log of transactions in IndexedDB. It survives the page. */
export interface BegunSets {
  note(set: BegunSet): Promise<void>;
  end(set: BegunSet): Promise<void>;
  /** The unfinished transactions, perhaps of a closed page. */
  pending(): Promise<BegunSet[]>;
}

/** @param database of the content */
export function openBegunSets(database: IDBDatabase): BegunSets {
  const write = { store: "sets", mode: "readwrite" } as const;
  return {
    note: (set) => inStore(database, write, (store) => void store.put(set, set.id)),
    end: ({ id }) => inStore(database, write, (store) => store.delete(id) && undefined),
    pending: () =>
      inStore(database, { store: "sets", mode: "readonly" }, (store) =>
        answerOf<BegunSet[]>(store.getAll()),
      ),
  };
}
