import type { Bytes } from "../../../load/files/files.ts";
import { answerOf, inStore } from "../../browser/database.ts";
import type { Version } from "../contract/host-files.ts";

/** A file of a set that is being written, with its bytes before and after; `null` where there are none. */
export interface SetFile {
  path: string;
  before: Version | null;
  after: Version | null;
  old: Bytes | null;
  next: Bytes | null;
}

/**
 * A set of files that is being written, noted before anything is done. `commit`: files take their new bytes, one by
 * one. `undo`: something stood in the way, and the old bytes return.
 */
export interface BegunSet {
  id: string;
  phase: "commit" | "undo";
  files: readonly SetFile[];
}

/** The notes of sets that were begun, in the browser's database: they outlive the page. */
export interface BegunSets {
  note(set: BegunSet): Promise<void>;
  end(set: BegunSet): Promise<void>;
  /** Those that were not ended, maybe by a page that is gone. */
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
