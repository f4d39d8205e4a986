import { answerOf, inStore, openDatabase } from "../../browser/database.ts";

/** A folder that was opened in this browser before. */
export interface KnownFolder {
  /** The name of its journal and blob store. */
  id: string;
  handle: FileSystemDirectoryHandle;
}

/** The database of folder handles. */
const home = "folders";
/** The key of the folder that was opened last. */
const last = "last";

/** Finds or creates the entry of a folder, and marks it as last opened. */
export async function knowFolder(handle: FileSystemDirectoryHandle): Promise<KnownFolder> {
  const database = await openDatabase(home);
  const read = { store: "facts", mode: "readonly" } as const;
  const all = await inStore(database, read, (store) => answerOf<KnownFolder[]>(store.getAll()));
  let known: KnownFolder | undefined;
  for (const each of all) if (await each.handle.isSameEntry(handle)) known = each;
  const folder = known ?? { id: `folder ${crypto.randomUUID()}`, handle };
  await inStore(database, { store: "facts", mode: "readwrite" }, (store) => {
    store.put(folder, folder.id);
    store.put(folder, last);
  });
  database.close();
  return folder;
}

/** The folder that was opened last, if any. */
export async function lastFolder(): Promise<KnownFolder | undefined> {
  const database = await openDatabase(home);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await inStore(database, read, (store) =>
    answerOf<KnownFolder | undefined>(store.get(last)),
  );
  database.close();
  return found;
}
