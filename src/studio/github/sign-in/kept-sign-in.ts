import { answerOf, eraseDatabase, inStore, openDatabase } from "../../browser/database.ts";
import type { GithubPlace } from "../github-host.ts";

/** Who is signed in, in this browser. The token stands nowhere else. */
export interface SignIn extends GithubPlace {
  token: string;
  /** When the token ends, in milliseconds since 1970, as far as anybody knows. */
  ends?: number;
}

/** The database of who is signed in, and the key there. */
const home = "github";
const last = "signed-in";

/** Remembers who is signed in. */
export async function keepSignIn(signIn: SignIn): Promise<void> {
  const database = await openDatabase(home);
  const write = { store: "facts", mode: "readwrite" } as const;
  await inStore(database, write, (store) => void store.put(signIn, last));
  database.close();
}

/** Who signed in last and did not leave. */
export async function keptSignIn(): Promise<SignIn | undefined> {
  const database = await openDatabase(home);
  const read = { store: "facts", mode: "readonly" } as const;
  const found = await inStore(database, read, (store) =>
    answerOf<SignIn | undefined>(store.get(last)),
  );
  database.close();
  return found;
}

/** What the browser keeps of a content in a repository: what was written and laid aside, and what was read. */
export function databasesOf({ owner, repository, prefix, login }: SignIn) {
  const name = `github ${owner}/${repository}/${prefix} ${login}`;
  return { written: name, read: `${name} read` };
}

/** Forgets the token and all that was kept with it. */
export async function eraseSignIn(signIn: SignIn): Promise<void> {
  const { written, read } = databasesOf(signIn);
  // The token goes first: whatever stops this, nobody is signed in any more.
  for (const name of [home, written, read]) await eraseDatabase(name);
}
