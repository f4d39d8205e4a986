import type { Bytes } from "../../load/files/files.ts";
import type { Version } from "../hosts/contract/host-files.ts";
import { bytesVersion } from "./bytes-version.ts";
import { answerOf, inStore, openDatabase } from "./database.ts";

/** One day longer than the journal, so that everything its records name still exists. */
const daysKept = 91;
const day = 24 * 60 * 60 * 1000;

/** Blob store for the bytes of media files, keyed by their hash. */
export interface BrowserKept {
  /**
   * Stores bytes, deduplicated; they are durable once it resolves. Rejects if the quota is
   * exceeded.
   */
  keep(bytes: Bytes): Promise<Version>;
  find(version: Version): Promise<Bytes | undefined>;
}

interface KeptRow {
  bytes: Bytes;
  /** When the bytes were last stored (ms since 1970). */
  asked: number;
}

/**
 * A blob store in IndexedDB. Bytes expire 91 days after they were last stored.
 *
 * @param name of the content; the same name opens the same store
 */
export function browserKept(name: string, now: () => number = Date.now): BrowserKept {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase(name).then(async (made) => {
      await tidy(made, now());
      return made;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async keep(bytes) {
      const version = await bytesVersion(bytes);
      const row: KeptRow = { bytes, asked: now() };
      const made = await database();
      await inStore(
        made,
        { store: "kept", mode: "readwrite" },
        (store) => void store.put(row, version),
      );
      return version;
    },
    async find(version) {
      const made = await database();
      const row = await inStore(made, { store: "kept", mode: "readonly" }, (store) =>
        answerOf<KeptRow | undefined>(store.get(version)),
      );
      return row?.bytes;
    },
  };
}

async function tidy(database: IDBDatabase, now: number): Promise<void> {
  const old = IDBKeyRange.upperBound(now - daysKept * day);
  await inStore(database, { store: "kept", mode: "readwrite" }, async (store) => {
    for (const key of await answerOf(store.index("asked").getAllKeys(old))) store.delete(key);
  });
}
