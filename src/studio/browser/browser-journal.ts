import type { ContentJournal, JournalQuery, JournalRecord } from "../backend-contract/journal.ts";
import { thinRecords } from "../backend-contract/thin-records.ts";
import { toBrowserFailure } from "./browser-failure.ts";
import { openDatabase, promisifyRequest, runTransaction } from "./database.ts";

const millisecondsPerDay = 24 * 60 * 60 * 1000;
const retentionDays = 90;

/**
 * Creates a journal in IndexedDB. A record is durable once `append` resolves. Records expire after
 * 90 days. For past days, the journal stores only one record per file and minute.
 *
 * @param name identifies the content folder; the same name opens the same journal
 */
export function createBrowserJournal(name: string, now: () => number = Date.now): ContentJournal {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase(name).then(async (made) => {
      await purgeAndThinRecords(made, now());
      return made;
    });
    // If opening fails, the next call tries again.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const noted = (act: (store: IDBObjectStore) => Promise<void> | void) =>
    database()
      .then((made) => runTransaction(made, { store: "records", mode: "readwrite" }, act))
      .then(() => ({ kind: "noted" as const }), toBrowserFailure);
  return {
    append: (records) =>
      noted((store) => {
        for (const record of records) store.add(record);
      }),
    read: (query = {}) =>
      database()
        .then((made) => readRecords(made, query))
        .then((records) => ({ kind: "records" as const, records }), toBrowserFailure),
    clear: (file) =>
      noted((store) => (file === undefined ? void store.clear() : deleteRecords(store, file))),
  };
}

async function readRecords(
  database: IDBDatabase,
  { file, from, until, newest }: JournalQuery,
): Promise<JournalRecord[]> {
  const range = IDBKeyRange.bound(
    from ?? Number.NEGATIVE_INFINITY,
    until ?? Number.POSITIVE_INFINITY,
  );
  const all = await runTransaction(database, { store: "records", mode: "readonly" }, (store) =>
    promisifyRequest<JournalRecord[]>(store.index("time").getAll(range)),
  );
  const found = file === undefined ? all : all.filter((record) => record.file === file);
  return newest === undefined ? found : found.slice(Math.max(0, found.length - newest));
}

async function deleteRecords(store: IDBObjectStore, file: string): Promise<void> {
  const keys = await promisifyRequest(store.index("file").getAllKeys(file));
  for (const key of keys) store.delete(key);
}

/** Deletes expired records. For past days, keeps only the last record per file and minute. */
async function purgeAndThinRecords(database: IDBDatabase, now: number): Promise<void> {
  const today = Math.floor(now / millisecondsPerDay) * millisecondsPerDay;
  await runTransaction(database, { store: "records", mode: "readwrite" }, async (store) => {
    const over = IDBKeyRange.upperBound(today, true);
    const [keys, records] = await Promise.all([
      promisifyRequest(store.index("time").getAllKeys(over)),
      promisifyRequest<JournalRecord[]>(store.index("time").getAll(over)),
    ]);
    const oldest = today - retentionDays * millisecondsPerDay;
    const stay = new Set(thinRecords(records.filter(({ time }) => time >= oldest)));
    for (const [index, key] of keys.entries()) {
      const record = records[index];
      if (record && !stay.has(record)) store.delete(key);
    }
  });
}
