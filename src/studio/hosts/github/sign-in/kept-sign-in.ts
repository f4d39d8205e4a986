import { answerOf, eraseDatabase, inStore, openDatabase } from "../../../browser/database.ts";
import { hasOwnOrigin } from "../../../browser/own-origin.ts";
import type { GithubPlace } from "../github-host.ts";

/** Who signed in, as this browser remembers it. */
export interface KeptSignIn extends GithubPlace {
  /** Only where the studio has its origin to itself: other pages of an origin read what is stored there. */
  token?: string;
  /** When the token ends, in milliseconds since 1970, as far as anybody knows. */
  ends?: number;
}

/** Who is signed in, in this window. */
export interface SignIn extends KeptSignIn {
  token: string;
}

/** The database of who is signed in, and the key there. */
const home = "github";
const last = "signed-in";

/** Remembers who is signed in; the token stays in memory where other pages could read it. */
export async function keepSignIn(signIn: KeptSignIn): Promise<void> {
  const database = await openDatabase(home);
  const write = { store: "facts", mode: "readwrite" } as const;
  await inStore(database, write, (store) => void store.put(storable(signIn), last));
  database.close();
}

function storable({ token, ...others }: KeptSignIn): KeptSignIn {
  return token !== undefined && hasOwnOrigin() ? { ...others, token } : others;
}

/** Who signed in last and did not leave. A token that an earlier studio stored at a shared origin is erased. */
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

/** What the browser keeps of a content in a repository: what was written and laid aside, and what was read. */
export function databasesOf({ owner, repository, prefix, login }: KeptSignIn) {
  const name = `github ${owner}/${repository}/${prefix} ${login}`;
  return { written: name, read: `${name} read` };
}

/** Forgets the token and all that was kept with it. */
export async function eraseSignIn(signIn: KeptSignIn): Promise<void> {
  const { written, read } = databasesOf(signIn);
  // The token goes first: whatever stops this, nobody is signed in any more.
  for (const name of [home, written, read]) await eraseDatabase(name);
}
