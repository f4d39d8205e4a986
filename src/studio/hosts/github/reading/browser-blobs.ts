import type { Bytes } from "../../../../load/files/files.ts";
import { answerOf, inStore, openDatabase } from "../../../browser/database.ts";
import type { BlobStore } from "./blob-cache.ts";

const day = 24 * 60 * 60 * 1000;

interface Row {
  bytes: Bytes;
  /** When it was last stored; milliseconds since 1970. */
  asked: number;
}

/**
 * A blob store in IndexedDB. Blobs are deleted when they were last stored more than `days` ago.
 *
 * @param name of the database
 */
export function browserBlobs(name: string, days: number, now: () => number = Date.now): BlobStore {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase(name).then(async (made) => {
      await tidy(made, now() - days * day);
      return made;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async keep(blob, bytes) {
      const row: Row = { bytes, asked: now() };
      const write = { store: "kept", mode: "readwrite" } as const;
      await inStore(await database(), write, (store) => void store.put(row, blob));
    },
    async find(blob) {
      const read = { store: "kept", mode: "readonly" } as const;
      const row = await inStore(await database(), read, (store) =>
        answerOf<Row | undefined>(store.get(blob)),
      );
      return row?.bytes;
    },
  };
}

async function tidy(database: IDBDatabase, oldest: number): Promise<void> {
  await inStore(database, { store: "kept", mode: "readwrite" }, async (store) => {
    const old = IDBKeyRange.upperBound(oldest);
    for (const key of await answerOf(store.index("asked").getAllKeys(old))) store.delete(key);
  });
}

/**
 * Makes a store fail silently, for use as a cache: blobs that cannot be stored are fetched again.
 */
export function forgivingBlobs(blobs: BlobStore): BlobStore {
  return {
    find: (name) => blobs.find(name).catch(() => undefined),
    keep: (name, bytes) => blobs.keep(name, bytes).catch(() => undefined),
  };
}
