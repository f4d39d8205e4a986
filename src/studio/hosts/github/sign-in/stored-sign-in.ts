import {
  deleteDatabase,
  openDatabase,
  promisifyRequest,
  runTransaction,
} from "../../../browser/database.ts";
import { hasExclusiveOrigin } from "../../../browser/exclusive-origin.ts";
import type { GithubLocationAndUser } from "../backend.ts";

/** A sign-in as this browser stores it. */
export interface StoredSignIn extends GithubLocationAndUser {
  /**
   * Stored only if no other site shares the studio's origin, because other pages of the origin
   * could read it.
   */
  token?: string;
  /** When the token expires, in milliseconds since 1970, if known. */
  ends?: number;
}

/** The sign-in of this window. */
export interface ActiveSignIn extends StoredSignIn {
  token: string;
}

/** The database of the sign-in, and its key in that database. */
const databaseName = "github";
const signInKey = "signed-in";

/**
 * Stores the sign-in. If other pages could read the token, the token is left out and stays in
 * memory.
 */
export async function storeSignIn(signIn: StoredSignIn): Promise<void> {
  const database = await openDatabase(databaseName);
  const write = { store: "facts", mode: "readwrite" } as const;
  await runTransaction(
    database,
    write,
    (store) => void store.put(withoutUnsafeToken(signIn), signInKey),
  );
  database.close();
}

function withoutUnsafeToken({ token, ...others }: StoredSignIn): StoredSignIn {
  return token !== undefined && hasExclusiveOrigin() ? { ...others, token } : others;
}

/**
 * Returns the last sign-in, unless the user signed out. Erases a token that an earlier version
 * stored on a shared origin.
 */
export async function loadAndSanitizeSignIn(): Promise<StoredSignIn | undefined> {
  const found = await readSignInRecord();
  if (found?.token === undefined || hasExclusiveOrigin()) return found;
  await storeSignIn(found);
  return withoutUnsafeToken(found);
}

async function readSignInRecord(): Promise<StoredSignIn | undefined> {
  const database = await openDatabase(databaseName);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await runTransaction(database, read, (store) =>
    promisifyRequest<StoredSignIn | undefined>(store.get(signInKey)),
  );
  database.close();
  return found;
}

/**
 * Returns the names of the databases of a content folder: one for its journal and blobs, and one
 * for its cache.
 */
export function databaseNamesFor({ owner, repository, prefix, login }: StoredSignIn) {
  const name = `github ${owner}/${repository}/${prefix} ${login}`;
  return { written: name, read: `${name} read` };
}

/** Erases the token and all data stored with it. */
export async function eraseSignInData(signIn: StoredSignIn): Promise<void> {
  const { written, read } = databaseNamesFor(signIn);
  // Erase the token first. Then nobody is signed in any more, even if a later step fails.
  for (const name of [databaseName, written, read]) await deleteDatabase(name);
}
