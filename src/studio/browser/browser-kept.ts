import type { Bytes } from "../../load/files/files.ts";
import type { Version } from "../hosts/contract/host-files.ts";
import { bytesVersion } from "./bytes-version.ts";
import { answerOf, inStore, openDatabase } from "./database.ts";

/** As long as the journal: what it names is there. */
const daysKept = 91;
const day = 24 * 60 * 60 * 1000;

/** Bytes of pictures and documents beside the content, by their version. */
export interface BrowserKept {
  /** Once it answers the browser has them; the same bytes are there once. Rejects where it has no room. */
  keep(bytes: Bytes): Promise<Version>;
  find(version: Version): Promise<Bytes | undefined>;
}

interface KeptRow {
  bytes: Bytes;
  /** When somebody asked to keep them last; milliseconds since 1970. */
  asked: number;
}

/**
 * Bytes that this browser keeps, and lets go of ninety days after they were handed over last.
 *
 * @param name of the content: the same name has the same bytes
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
