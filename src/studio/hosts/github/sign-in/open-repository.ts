import type { Bytes } from "../../../../load/files/files.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import { browserJournal } from "../../../browser/browser-journal.ts";
import { holdAlone } from "../../../browser/hold-alone.ts";
import type { StudioHost } from "../../contract/studio-host.ts";
import { createGithubApi } from "../api/github-api.ts";
import { createGithubHost } from "../github-host.ts";
import { browserBlobs, forgivingBlobs } from "../reading/browser-blobs.ts";
import { accountOf } from "./account.ts";
import { databasesOf, keepSignIn, type SignIn } from "./kept-sign-in.ts";
import { signInWords as words } from "./words.pt-br.ts";

/**
 * Retention in days. `written` exceeds that of the journal, which refers to stored blobs; `read` is
 * the cache.
 */
const days = { written: 91, read: 60 };

/**
 * Opens the content of a repository and stores the sign-in in this browser; else returns why not.
 */
export async function openRepository(
  signIn: SignIn,
  collections: CollectionRules,
): Promise<StudioHost | { refused: string }> {
  const { written, read } = databasesOf(signIn);
  const api = createGithubApi({ token: signIn.token });
  const host = createGithubHost({
    api,
    place: signIn,
    collections,
    journal: browserJournal(written),
    kept: browserBlobs(written, days.written),
    blobs: forgivingBlobs(browserBlobs(read, days.read)),
    pack,
    account: accountOf(signIn),
    signInAgain: () => location.reload(),
  });
  const listed = await host.list();
  if (listed.kind === "refused") {
    return { refused: listed.code === "password" ? words.ended : listed.message };
  }
  const isKept = await keepSignIn(signIn).then(
    () => true,
    () => false,
  );
  if (!isKept) return { refused: words.notKept };
  return (await holdAlone(written)) ? host : { refused: words.elsewhere };
}

async function pack(files: ReadonlyMap<string, Bytes>): Promise<Bytes> {
  const { packFiles } = await import("../../local/export-zip.ts");
  const changed = new Date();
  return packFiles(
    (async function* () {
      for (const [path, bytes] of files) yield { path, bytes, changed };
    })(),
  );
}
