import { answerOf, eraseDatabase, inStore, openDatabase } from "../../../browser/database.ts";
import { hasOwnOrigin } from "../../../browser/own-origin.ts";
import type { GithubPlace } from "../github-host.ts";

/** A sign-in as stored in this browser. */
export interface KeptSignIn extends GithubPlace {
  /**
   * Stored only if the studio has its origin to itself: other pages of the origin could read it.
   */
  token?: string;
  /** When the token expires, in milliseconds since 1970, if known. */
  ends?: number;
}

/** The sign-in of this window. */
export interface SignIn extends KeptSignIn {
  token: string;
}

/** The database of the sign-in, and its key there. */
const home = "github";
const last = "signed-in";

/** Stores the sign-in. The token stays in memory only if other pages could read it. */
export async function keepSignIn(signIn: KeptSignIn): Promise<void> {
  const database = await openDatabase(home);
  const write = { store: "facts", mode: "readwrite" } as const;
  await inStore(database, write, (store) => void store.put(storable(signIn), last));
  database.close();
}

function storable({ token, ...others }: KeptSignIn): KeptSignIn {
  return token !== undefined && hasOwnOrigin() ? { ...others, token } : others;
}

/**
 * The last sign-in that was not signed out. Erases a token that an earlier version stored on a
 * shared origin.
 */
export async function keptSignIn(): Promise<KeptSignIn | undefined> {
  const found = await readSignIn();
  if (found?.token === undefined || hasOwnOrigin()) return found;
  await keepSignIn(found);
  return storable(found);
}

async function readSignIn(): Promise<KeptSignIn | undefined> {
  const database = await openDatabase(home);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await inStore(database, read, (store) =>
    answerOf<KeptSignIn | undefined>(store.get(last)),
  );
  database.close();
  return found;
}

/** The names of the databases of a content: its journal and blobs, and its cache. */
export function databasesOf({ owner, repository, prefix, login }: KeptSignIn) {
  const name = `github ${owner}/${repository}/${prefix} ${login}`;
  return { written: name, read: `${name} read` };
}

/** Erases the token and all data stored with it. */
export async function eraseSignIn(signIn: KeptSignIn): Promise<void> {
  const { written, read } = databasesOf(signIn);
  // Erase the token first: if a later step fails, nobody is signed in any more.
  for (const name of [home, written, read]) await eraseDatabase(name);
}
