/*
 * What a browser keeps for a studio that no server keeps anything for: a database (IndexedDB) for each content, by its
 * name. Who has the same content open in two windows has one database.
 */

const version = 1;
const prefix = "prelo-studio ";

/** What lies in the database of a content. */
export type StoreName = "records" | "kept" | "sets" | "facts";

/** Opens the database of a content; it is made where there is none. Rejects where the browser lets nothing be kept. */
export function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(prefix + name, version);
  opening.addEventListener("upgradeneeded", () => {
    const made = opening.result;
    const records = made.createObjectStore("records", { autoIncrement: true });
    records.createIndex("time", "time");
    records.createIndex("file", "file");
    made.createObjectStore("kept").createIndex("asked", "asked");
    made.createObjectStore("sets");
    made.createObjectStore("facts");
  });
  return answerOf(opening).then((database) => {
    // Another window erases it, or brings a newer form: neither waits for this one.
    database.addEventListener("versionchange", () => database.close());
    return database;
  });
}

/** Forgets all that was kept of a content. */
export async function eraseDatabase(name: string): Promise<void> {
  await answerOf(indexedDB.deleteDatabase(prefix + name));
}

/** What a request comes to. */
export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => failed(request.error));
    // Only opening and erasing wait for others: those close by themselves.
  });
}

/**
 * Does something with one store, whole or not at all; the answer comes once the browser has all of it.
 *
 * @param act asks the store, and gives what the last of its requests comes to
 */
export async function inStore<Value>(
  database: IDBDatabase,
  { store, mode }: { store: StoreName; mode: IDBTransactionMode },
  act: (store: IDBObjectStore) => Promise<Value> | Value,
): Promise<Value> {
  const transaction = database.transaction(store, mode);
  const ended = new Promise<void>((done, failed) => {
    transaction.addEventListener("complete", () => done());
    transaction.addEventListener("abort", () => failed(transaction.error ?? new Error("aborted")));
  });
  const [value] = await Promise.all([act(transaction.objectStore(store)), ended]);
  return value;
}
