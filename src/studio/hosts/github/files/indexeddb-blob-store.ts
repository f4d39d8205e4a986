import type { Bytes } from "../../../../load/files/file-store.ts";
import { openDatabase, promisifyRequest, runTransaction } from "../../../browser/database.ts";
import type { BlobStore } from "./blob-store.ts";

const msPerDay = 24 * 60 * 60 * 1000;

interface BlobRow {
  bytes: Bytes;
  /** When the blob was last stored, in milliseconds since 1970. */
  asked: number;
}

/**
 * Creates a blob store in IndexedDB. When it is opened, blobs that were last stored more than
 * `days` days ago are deleted.
 *
 * @param name the name of the database
 */
export function createIndexedDbBlobStore(
  name: string,
  days: number,
  now: () => number = Date.now,
): BlobStore {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase(name).then(async (made) => {
      await purgeExpiredBlobs(made, now() - days * msPerDay);
      return made;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async put(blob, bytes) {
      const row: BlobRow = { bytes, asked: now() };
      const write = { store: "kept", mode: "readwrite" } as const;
      await runTransaction(await database(), write, (store) => void store.put(row, blob));
    },
    async get(blob) {
      const read = { store: "kept", mode: "readonly" } as const;
      const row = await runTransaction(await database(), read, (store) =>
        promisifyRequest<BlobRow | undefined>(store.get(blob)),
      );
      return row?.bytes;
    },
  };
}

async function purgeExpiredBlobs(database: IDBDatabase, oldest: number): Promise<void> {
  await runTransaction(database, { store: "kept", mode: "readwrite" }, async (store) => {
    const old = IDBKeyRange.upperBound(oldest);
    for (const key of await promisifyRequest(store.index("asked").getAllKeys(old)))
      store.delete(key);
  });
}

/**
 * Makes a store ignore its errors, for use as a cache. Blobs that cannot be stored are fetched
 * again.
 */
export function createErrorIgnoringBlobStore(blobs: BlobStore): BlobStore {
  return {
    get: (name) => blobs.get(name).catch(() => undefined),
    put: (name, bytes) => blobs.put(name, bytes).catch(() => undefined),
  };
}
