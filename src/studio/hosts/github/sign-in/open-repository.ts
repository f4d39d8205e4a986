import { signInStrings as strings } from "#lang/studio/hosts/github/sign-in/strings";
import type { Bytes } from "../../../../load/files/file-store.ts";
import type { CollectionDefinitions } from "../../../../model/collections.ts";
import type { StorageBackend } from "../../../backend-contract/backend.ts";
import { createBrowserJournal } from "../../../browser/browser-journal.ts";
import { acquireWebLock } from "../../../browser/web-lock.ts";
import { createGithubClient } from "../api/client.ts";
import { createGithubBackend } from "../backend.ts";
import {
  createErrorIgnoringBlobStore,
  createIndexedDbBlobStore,
} from "../files/indexeddb-blob-store.ts";
import { toBackendAccount } from "./account.ts";
import { type ActiveSignIn, databaseNamesFor, storeSignIn } from "./stored-sign-in.ts";

/**
 * Retention in days. `written` holds stored blobs. It is longer than the retention of the journal,
 * which refers to these blobs. `read` is the cache.
 */
const retentionDays = { written: 91, read: 60 };

/**
 * Opens the content of a repository and stores the sign-in in this browser.
 *
 * @returns the backend, or a sentence that says why it cannot be opened
 */
export async function openAndRememberRepository(
  signIn: ActiveSignIn,
  collections: CollectionDefinitions,
): Promise<StorageBackend | { refused: string }> {
  const { written, read } = databaseNamesFor(signIn);
  const api = createGithubClient({ token: signIn.token });
  const host = createGithubBackend({
    api,
    location: signIn,
    collections,
    journal: createBrowserJournal(written),
    kept: createIndexedDbBlobStore(written, retentionDays.written),
    blobs: createErrorIgnoringBlobStore(createIndexedDbBlobStore(read, retentionDays.read)),
    createZip: zipFiles,
    account: toBackendAccount(signIn),
    signInAgain: () => location.reload(),
  });
  const listed = await host.list();
  if (listed.kind === "refused") {
    return { refused: listed.code === "password" ? strings.ended : listed.message };
  }
  const isKept = await storeSignIn(signIn).then(
    () => true,
    () => false,
  );
  if (!isKept) return { refused: strings.notKept };
  return (await acquireWebLock(written)) ? host : { refused: strings.elsewhere };
}

async function zipFiles(files: ReadonlyMap<string, Bytes>): Promise<Bytes> {
  const { createZip } = await import("../../local/export-zip.ts");
  const changed = new Date();
  return createZip(
    (async function* () {
      for (const [path, bytes] of files) yield { path, bytes, modified: changed };
    })(),
  );
}
