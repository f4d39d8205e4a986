import type { Bytes } from "../../../load/files/file-store.ts";
import type { CollectionRules } from "../../../model/collections.ts";
import { toBrowserFailure } from "../../browser/browser-failure.ts";
import type { BackendAccount, StorageBackend } from "../contract/backend.ts";
import type { Failure } from "../contract/failure.ts";
import type { WriteResult } from "../contract/files.ts";
import type { ContentJournal } from "../contract/journal.ts";
import {
  type CheckedChange,
  checkBytes,
  checkEdits,
  checkPath,
  isFailure,
} from "../local/validation/check-edits.ts";
import { isApiError } from "./api/api-error.ts";
import { blobHash } from "./api/blob-encoding.ts";
import type { GithubClient } from "./api/client.ts";
import { apiFailure } from "./api/failures.ts";
import { createGitClient, repositoryPath } from "./api/git-client.ts";
import { type Branches, draftBranchName, openBranches } from "./draft/branches.ts";
import type { RepositoryContext } from "./draft/commit-files.ts";
import { createWriteBatcher, type WriteBatcher } from "./draft/write-batches.ts";
import type { BlobStore } from "./files/blob-store.ts";
import { createCommitReader, type Snapshot } from "./files/commit-reader.ts";
import {
  type ContentSource,
  findBlob,
  hasKind,
  listSiteCode,
  readAllFiles,
  readBytes,
  readStoredBlob,
  readText,
  readTexts,
  storedFiles,
} from "./files/read-files.ts";
import { watchBranches } from "./files/watch.ts";
import { deploymentTracker } from "./history/deployment-status.ts";
import { githubHistory } from "./history/history.ts";
import { githubWords } from "./words.pt-br.ts";

/** The location of a content on GitHub, and its editor. */
export interface GithubLocation {
  owner: string;
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The content folder, with a trailing `/`; empty if it is the top. */
  prefix: string;
  login: string;
  /** The user's display name. */
  who: string;
}

export interface GithubBackendOptions {
  api: GithubClient;
  place: GithubLocation;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionRules;
  journal: ContentJournal;
  /** A cache of blobs; it may be emptied at any time. */
  blobs: BlobStore;
  /** Blobs stored outside the content; they must stay for ninety days. */
  kept: BlobStore;
  /** Packs files by path into one ZIP. */
  pack(files: ReadonlyMap<string, Bytes>): Promise<Bytes>;
  account?: BackendAccount;
  /** Signs in again after the token was rejected. */
  signInAgain?(): void;
  /** The batch delay of commits, and the poll interval of the branches, in milliseconds. */
  wait?: number;
  pause?: number;
}

/** A storage backend on a GitHub repository. */
export interface GithubBackend extends StorageBackend {
  /** Writes the queue and stops polling. */
  close(): Promise<void>;
}

interface BackendContext extends RepositoryContext, ContentSource {
  branches: Branches;
  writes: WriteBatcher;
  options: GithubBackendOptions;
  /** Validates a content: the first error, or `undefined`. */
  check?(texts: ReadonlyMap<string, string>): Promise<string | undefined>;
}

/**
 * The storage backend for a GitHub repository, through the REST API. We use no client library: we
 * need some twenty endpoints, and a library is larger than the studio. File versions are git blob
 * ids. Writes go to a draft branch (`draftBranch`); publishing merges it into the site's branch.
 */
export function createGithubBackend(options: GithubBackendOptions): GithubBackend {
  const parts = createContext(options);
  const { writes } = parts;
  const watching = watchBranches(parts, options.pause);
  const isKnown = (path: string) => !isFailure(checkPath(path, options.collections));
  const isText = (path: string) => hasKind(options, path, "text");
  const write = async (changes: readonly CheckedChange[]): Promise<WriteResult> => {
    const answer = await writes.write(changes);
    if (answer.kind === "written") watching.tellOwn();
    return answer;
  };
  return {
    list: () =>
      withHead(parts, async ({ files }) => ({ kind: "files", files: storedFiles(files, isKnown) })),
    read: (path) => withHead(parts, (head) => readText(parts, head, path)),
    readAll: () => withHead(parts, (head) => readTexts(parts, head, isText)),
    readBytes: (path) => withHead(parts, (head) => readBytes(parts, head, path)),
    async write(edits) {
      const changes = await checkEdits(edits, options.collections, (name) =>
        findBlob(options, name),
      );
      return isFailure(changes) ? changes : write(changes);
    },
    async writeBytes(path, bytes, expect) {
      const refused = await checkBytes(path, bytes, options.collections);
      return refused ?? write([{ path, bytes, expect }]);
    },
    async stageBlob(path, bytes) {
      const refused = await checkBytes(path, bytes, options.collections);
      if (refused) return refused;
      const version = await blobHash(bytes);
      return options.kept.put(version, bytes).then(
        () => ({ kind: "bytes-kept", version }),
        (error: unknown) => toBrowserFailure(error, path),
      );
    },
    readBlob: (path, version) => readStoredBlob(parts, path, version),
    watch: watching.watch,
    watchConnection: (tell) => options.api.watchConnection(tell),
    get unreachableMessage() {
      const fault = options.api.connectionError();
      return fault && githubWords.faults(fault);
    },
    get reconnect() {
      const { signInAgain: ask } = options;
      const isOver = options.api.connectionError()?.fault === "token";
      return isOver && ask ? { label: githubWords.signInAgain, ask } : undefined;
    },
    siteCodeVersions: () => withHead(parts, async (head) => listSiteCode(head)),
    setContentValidator: (check) => {
      parts.check = check;
    },
    account: options.account,
    journal: options.journal,
    history: githubHistory({
      ...parts,
      isKnown,
      isText,
      ...publishingOptions(parts, isText),
      onMoved: watching.tellOwn,
    }),
    exportAll: () => withHead(parts, (head) => exportAll(parts, head)),
    close: async () => {
      watching.close();
      await writes.flush();
    },
  };
}

function createContext(options: GithubBackendOptions): BackendContext {
  const { api, place, blobs } = options;
  const git = createGitClient(api, repositoryPath(place.owner, place.repository));
  const reader = createCommitReader(git, place.prefix);
  const names = { published: place.branch, draft: draftBranchName(place.login) };
  const branches = openBranches({ git, reader }, names);
  const workplace = { git, reader, blobs, branches, names, prefix: place.prefix };
  const { kept, collections } = options;
  return {
    ...{ ...workplace, kept, collections, options },
    writes: createWriteBatcher(workplace, options.wait),
  };
}

function publishingOptions(parts: BackendContext, isText: (path: string) => boolean) {
  const { api, place } = parts.options;
  const home = `https://github.com/${place.owner}/${place.repository}`;
  const { published, draft } = parts.names;
  return {
    who: place.who,
    proposal: `${home}/compare/${published}...${draft}?expand=1`,
    follow: deploymentTracker(api, {
      repository: repositoryPath(place.owner, place.repository),
      branch: published,
      home: `${home}/actions`,
    }),
    check: async (snapshot: Snapshot) => {
      if (!parts.check) return undefined;
      const all = await readTexts(parts, snapshot, isText);
      if (all.kind === "refused") return all.message;
      return parts.check(new Map(all.files.map(({ path, text }) => [path, text])));
    },
  };
}

async function withHead<Answer>(
  { branches }: BackendContext,
  action: (head: Snapshot) => Promise<Answer>,
): Promise<Answer | Failure> {
  const stand = await branches.cached();
  return isApiError(stand) ? apiFailure(stand) : action(stand.head);
}

async function exportAll(parts: BackendContext, head: Snapshot): Promise<Bytes | Failure> {
  const all = await readAllFiles(parts, head);
  return isFailure(all) ? all : parts.options.pack(all);
}
