import { openDatabase, promisifyRequest, runTransaction } from "../../browser/database.ts";

/** A folder that was opened in this browser before. */
export interface RecentFolder {
  /** The name of its journal and blob store. */
  id: string;
  handle: FileSystemDirectoryHandle;
}

/** The database that stores the folder handles. */
const databaseName = "folders";
/** The key of the folder that was opened last. */
const lastFolderKey = "last";

/** Finds or creates the entry of a folder, and marks it as last opened. */
export async function rememberFolder(handle: FileSystemDirectoryHandle): Promise<RecentFolder> {
  const database = await openDatabase(databaseName);
  const read = { store: "facts", mode: "readonly" } as const;
  const all = await runTransaction(database, read, (store) =>
    promisifyRequest<RecentFolder[]>(store.getAll()),
  );
  let known: RecentFolder | undefined;
  for (const each of all) if (await each.handle.isSameEntry(handle)) known = each;
  const folder = known ?? { id: `folder ${crypto.randomUUID()}`, handle };
  await runTransaction(database, { store: "facts", mode: "readwrite" }, (store) => {
    store.put(folder, folder.id);
    store.put(folder, lastFolderKey);
  });
  database.close();
  return folder;
}

/** Returns the folder that was opened last, if any. */
export async function loadLastFolder(): Promise<RecentFolder | undefined> {
  const database = await openDatabase(databaseName);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await runTransaction(database, read, (store) =>
    promisifyRequest<RecentFolder | undefined>(store.get(lastFolderKey)),
  );
  database.close();
  return found;
}
