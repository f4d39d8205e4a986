import { answerOf, inStore, openDatabase } from "../../browser/database.ts";

/** A folder that was opened in this browser. */
export interface KnownFolder {
  /** Names its journal and its kept bytes. */
  id: string;
  handle: FileSystemDirectoryHandle;
}

/** The database in which folders are known by what the browser calls them. */
const home = "folders";
/** The key of the folder that was opened last. */
const last = "last";

/** The folder as it is known here, or as a new one; from then on it is the last one that was opened. */
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

/** The folder that was opened last; nothing where none was. */
export async function lastFolder(): Promise<KnownFolder | undefined> {
  const database = await openDatabase(home);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await inStore(database, read, (store) =>
    answerOf<KnownFolder | undefined>(store.get(last)),
  );
  database.close();
  return found;
}
