/*
 * IndexedDB of the static studio, with one database for each content folder. Windows with the same
 * content share it.
 */

const version = 1;
const prefix = "prelo-studio ";

/** The object stores of a database. */
export type ObjectStoreName = "records" | "kept" | "sets" | "facts";

/** Opens a database by its name, or creates it. Rejects if the browser denies storage. */
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
  return promisifyRequest(opening).then((database) => {
    // Another window wants to delete or upgrade the database. Close it, so that it does not block
    // that window.
    database.addEventListener("versionchange", () => database.close());
    return database;
  });
}

/** Deletes a database by its name. */
export async function deleteDatabase(name: string): Promise<void> {
  await promisifyRequest(indexedDB.deleteDatabase(prefix + name));
}

/** Converts an IndexedDB request to a promise. */
export function promisifyRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => failed(request.error));
    // `blocked` needs no handler: other connections close on `versionchange`.
  });
}

/**
 * Runs a transaction on one object store. Resolves once it is committed.
 *
 * @param act issues the requests and returns the result of the last one
 */
export async function runTransaction<Value>(
  database: IDBDatabase,
  { store, mode }: { store: ObjectStoreName; mode: IDBTransactionMode },
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
