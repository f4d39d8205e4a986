import { githubStrings } from "#lang/studio/hosts/github/strings";
import type { Bytes } from "../../../load/files/file-store.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import type { BackendAccount, StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { WriteResult } from "../../backend-contract/files.ts";
import type { ContentJournal } from "../../backend-contract/journal.ts";
import {
  type CheckedChange,
  checkBytes,
  checkEdits,
  checkPath,
  isBackendFailure,
} from "../../backend-contract/validation/check-edits.ts";
import { toBrowserFailure } from "../../browser/browser-failure.ts";
import { isApiError } from "./api/api-error.ts";
import { computeGitBlobId } from "./api/blob-encoding.ts";
import type { GithubClient } from "./api/client.ts";
import { toApiFailure } from "./api/failures.ts";
import { createGitClient, repositoryApiPath } from "./api/git-client.ts";
import { type BranchTracker, createBranchTracker, draftBranchName } from "./draft/branches.ts";
import type { RepositoryContext } from "./draft/commit-files.ts";
import { createWriteBatcher, type WriteBatcher } from "./draft/write-batches.ts";
import type { BlobStore } from "./files/blob-store.ts";
import { type CommitSnapshot, createCommitReader } from "./files/commit-reader.ts";
import {
  type ContentReadContext,
  findLocalBlob,
  isFileOfKind,
  listSiteCodeFiles,
  readBytes,
  readNonHiddenFiles,
  readStoredBlob,
  readText,
  readTexts,
  toStoredFiles,
} from "./files/read-files.ts";
import { createBranchWatcher } from "./files/watch-branches.ts";
import { createGithubDeploymentCheck } from "./history/deployment-status.ts";
import { createGithubHistory } from "./history/history.ts";

/** The location of a content folder on GitHub, and its user. */
export interface GithubLocationAndUser {
  owner: string;
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The content folder, with a trailing `/`; empty if it is the top of the repository. */
  prefix: string;
  login: string;
  /** The user's display name. */
  who: string;
}

export interface GithubBackendOptions {
  api: GithubClient;
  location: GithubLocationAndUser;
  /** The collections of the site; each adds a writable file. */
  collections: CollectionDefinitions;
  journal: ContentJournal;
  /** A cache of blobs; it may be emptied at any time. */
  blobs: BlobStore;
  /** Blobs stored outside the content. They must stay for ninety days. */
  kept: BlobStore;
  /** Packs files by path into one ZIP. */
  createZip(files: ReadonlyMap<string, Bytes>): Promise<Bytes>;
  account?: BackendAccount;
  /** Signs in again after the token was rejected. */
  signInAgain?(): void;
  /** The batch delay of commits in milliseconds, and below it the poll interval of the branches. */
  wait?: number;
  pause?: number;
}

/** A storage backend on a GitHub repository. */
export interface GithubBackend extends StorageBackend {
  /** Writes all queued changes and stops polling. */
  close(): Promise<void>;
}

interface GithubBackendContext extends RepositoryContext, ContentReadContext {
  branches: BranchTracker;
  writes: WriteBatcher;
  options: GithubBackendOptions;
  /**
   * Validates the texts of a whole content folder. Resolves to the first error, or to `undefined`
   * if there is none.
   */
  check?(texts: ReadonlyMap<string, string>): Promise<string | undefined>;
}

/**
 * Creates the storage backend for a GitHub repository. It uses the REST API without a client
 * library: it needs about twenty endpoints, and a library is larger than the studio. File versions
 * are git blob ids. Writes go to a draft branch (`draftBranchName`). Publishing merges it into the
 * site's branch.
 */
export function createGithubBackend(options: GithubBackendOptions): GithubBackend {
  const parts = createGithubBackendContext(options);
  const { writes } = parts;
  const watching = createBranchWatcher(parts, options.pause);
  const isKnown = (path: string) => !isBackendFailure(checkPath(path, options.collections));
  const isText = (path: string) => isFileOfKind(options, path, "text");
  const write = async (changes: readonly CheckedChange[]): Promise<WriteResult> => {
    const answer = await writes.write(changes);
    if (answer.kind === "written") watching.tellOwn();
    return answer;
  };
  return {
    list: () =>
      withHeadSnapshot(parts, async ({ files }) => ({
        kind: "files",
        files: toStoredFiles(files, isKnown),
      })),
    read: (path) => withHeadSnapshot(parts, (head) => readText(parts, head, path)),
    readAll: () => withHeadSnapshot(parts, (head) => readTexts(parts, head, isText)),
    readBytes: (path) => withHeadSnapshot(parts, (head) => readBytes(parts, head, path)),
    async write(edits) {
      const changes = await checkEdits(edits, options.collections, (name) =>
        findLocalBlob(options, name),
      );
      return isBackendFailure(changes) ? changes : write(changes);
    },
    async writeBytes(path, bytes, expect) {
      const refused = await checkBytes(path, bytes, options.collections);
      return refused ?? write([{ path, bytes, expect }]);
    },
    async stageBlob(path, bytes) {
      const refused = await checkBytes(path, bytes, options.collections);
      if (refused) return refused;
      const version = await computeGitBlobId(bytes);
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
      return fault && githubStrings.faults(fault);
    },
    get reconnect() {
      const { signInAgain: ask } = options;
      const isOver = options.api.connectionError()?.fault === "token";
      return isOver && ask ? { label: githubStrings.signInAgain, ask } : undefined;
    },
    siteCodeVersions: () => withHeadSnapshot(parts, async (head) => listSiteCodeFiles(head)),
    setContentValidator: (check) => {
      parts.check = check;
    },
    account: options.account,
    journal: options.journal,
    history: createGithubHistory({
      ...parts,
      isKnown,
      isText,
      ...createPublishOptions(parts, isText),
      onMoved: watching.tellOwn,
    }),
    exportAll: () => withHeadSnapshot(parts, (head) => zipNonHiddenFiles(parts, head)),
    close: async () => {
      watching.close();
      await writes.flush();
    },
  };
}

function createGithubBackendContext(options: GithubBackendOptions): GithubBackendContext {
  const { api, location, blobs } = options;
  const git = createGitClient(api, repositoryApiPath(location.owner, location.repository));
  const reader = createCommitReader(git, location.prefix);
  const names = { published: location.branch, draft: draftBranchName(location.login) };
  const branches = createBranchTracker({ git, reader }, names);
  const workplace = { git, reader, blobs, branches, names, prefix: location.prefix };
  const { kept, collections } = options;
  return {
    ...{ ...workplace, kept, collections, options },
    writes: createWriteBatcher(workplace, options.wait),
  };
}

function createPublishOptions(context: GithubBackendContext, isText: (path: string) => boolean) {
  const { api, location } = context.options;
  const home = `https://github.com/${location.owner}/${location.repository}`;
  const { published, draft } = context.names;
  return {
    who: location.who,
    proposal: `${home}/compare/${published}...${draft}?expand=1`,
    follow: createGithubDeploymentCheck(api, {
      repository: repositoryApiPath(location.owner, location.repository),
      branch: published,
      home: `${home}/actions`,
    }),
    check: async (snapshot: CommitSnapshot) => {
      if (!context.check) return undefined;
      const all = await readTexts(context, snapshot, isText);
      if (all.kind === "refused") return all.message;
      return context.check(new Map(all.files.map(({ path, text }) => [path, text])));
    },
  };
}

async function withHeadSnapshot<Answer>(
  { branches }: GithubBackendContext,
  action: (head: CommitSnapshot) => Promise<Answer>,
): Promise<Answer | BackendFailure> {
  const stand = await branches.cached();
  return isApiError(stand) ? toApiFailure(stand) : action(stand.head);
}

async function zipNonHiddenFiles(
  context: GithubBackendContext,
  head: CommitSnapshot,
): Promise<Bytes | BackendFailure> {
  const all = await readNonHiddenFiles(context, head);
  return isBackendFailure(all) ? all : context.options.createZip(all);
}
