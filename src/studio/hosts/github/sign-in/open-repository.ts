import type { Bytes } from "../../../../load/files/file-store.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import { browserJournal } from "../../../browser/browser-journal.ts";
import { acquireWebLock } from "../../../browser/web-lock.ts";
import type { StorageBackend } from "../../contract/backend.ts";
import { createGithubClient } from "../api/client.ts";
import { createGithubBackend } from "../backend.ts";
import { createIndexedDbBlobStore, ignoreBlobErrors } from "../files/indexeddb-blob-store.ts";
import { accountOf } from "./account.ts";
import { databaseNames, type SignIn, storeSignIn } from "./stored-sign-in.ts";
import { signInWords as words } from "./words.pt-br.ts";

/**
 * Retention in days. `written` exceeds that of the journal, which refers to stored blobs; `read` is
 * the cache.
 */
const retentionDays = { written: 91, read: 60 };

/**
 * Opens the content of a repository and stores the sign-in in this browser; else returns why not.
 */
export async function openGitHubRepository(
  signIn: SignIn,
  collections: CollectionRules,
): Promise<StorageBackend | { refused: string }> {
  const { written, read } = databaseNames(signIn);
  const api = createGithubClient({ token: signIn.token });
  const host = createGithubBackend({
    api,
    place: signIn,
    collections,
    journal: browserJournal(written),
    kept: createIndexedDbBlobStore(written, retentionDays.written),
    blobs: ignoreBlobErrors(createIndexedDbBlobStore(read, retentionDays.read)),
    pack: zipFiles,
    account: accountOf(signIn),
    signInAgain: () => location.reload(),
  });
  const listed = await host.list();
  if (listed.kind === "refused") {
    return { refused: listed.code === "password" ? words.ended : listed.message };
  }
  const isKept = await storeSignIn(signIn).then(
    () => true,
    () => false,
  );
  if (!isKept) return { refused: words.notKept };
  return (await acquireWebLock(written)) ? host : { refused: words.elsewhere };
}

async function zipFiles(files: ReadonlyMap<string, Bytes>): Promise<Bytes> {
  const { createZip: packFiles } = await import("../../local/export-zip.ts");
  const changed = new Date();
  return packFiles(
    (async function* () {
      for (const [path, bytes] of files) yield { path, bytes, modified: changed };
    })(),
  );
}
