import type { Bytes } from "../../load/files/file-store.ts";
import type { FileVersionId } from "../backend-contract/files.ts";
import { openDatabase, promisifyRequest, runTransaction } from "./database.ts";
import { hashBytes } from "./hash-bytes.ts";

/**
 * The retention in days. It is one day longer than that of the journal, so that the bytes that
 * journal records refer to still exist.
 */
const blobRetentionDays = 91;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Blob store for the bytes of media files, keyed by their hash. */
export interface BrowserBlobStore {
  /**
   * Stores bytes; equal bytes are stored only once. Resolves once they are durable. Rejects if the
   * quota is exceeded.
   */
  put(bytes: Bytes): Promise<FileVersionId>;
  get(version: FileVersionId): Promise<Bytes | undefined>;
}

interface BlobRow {
  bytes: Bytes;
  /** When the bytes were last stored (ms since 1970). */
  asked: number;
}

/**
 * Creates a blob store in IndexedDB. Bytes expire 91 days after they were last stored.
 *
 * @param name identifies the content folder; the same name opens the same store
 */
export function createBrowserBlobStore(
  name: string,
  now: () => number = Date.now,
): BrowserBlobStore {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase(name).then(async (made) => {
      await removeExpiredBlobs(made, now());
      return made;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  return {
    async put(bytes) {
      const version = await hashBytes(bytes);
      const row: BlobRow = { bytes, asked: now() };
      const made = await database();
      await runTransaction(
        made,
        { store: "kept", mode: "readwrite" },
        (store) => void store.put(row, version),
      );
      return version;
    },
    async get(version) {
      const made = await database();
      const row = await runTransaction(made, { store: "kept", mode: "readonly" }, (store) =>
        promisifyRequest<BlobRow | undefined>(store.get(version)),
      );
      return row?.bytes;
    },
  };
}

async function removeExpiredBlobs(database: IDBDatabase, now: number): Promise<void> {
  const old = IDBKeyRange.upperBound(now - blobRetentionDays * millisecondsPerDay);
  await runTransaction(database, { store: "kept", mode: "readwrite" }, async (store) => {
    for (const key of await promisifyRequest(store.index("asked").getAllKeys(old)))
      store.delete(key);
  });
}
