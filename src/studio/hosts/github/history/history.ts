import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { MissingFile, StoredBytes, VersionedPath } from "../../../backend-contract/files.ts";
import type {
  CommitInfo,
  CommitRequest,
  ContentGitStatus,
  ContentHistory,
  DifferingCommitTexts,
  FileHistory,
} from "../../../backend-contract/history.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { toApiFailure } from "../api/failures.ts";
import type { GitCommit } from "../api/git-client.ts";
import type { RepositoryContext } from "../draft/commit-files.ts";
import { isDraftCommit } from "../draft/draft-trailer.ts";
import type { WriteBatcher } from "../draft/write-batches.ts";
import { readBlob, readBlobs } from "../files/blob-store.ts";
import type { CommitSnapshot } from "../files/commit-reader.ts";
import { commitDraft } from "./commit-draft.ts";
import { type GetDeploymentState, toDeploymentFailure } from "./deployment-status.ts";
import {
  findDraftBaseCommit,
  listChangesSinceCommit,
  readContentCommits,
  toCommitInfo,
} from "./log.ts";
import { publishCommits } from "./publish-commits.ts";

/** The dependencies of the history. */
export interface HistoryContext extends RepositoryContext {
  writes: WriteBatcher;
  isKnown(path: string): boolean;
  isText(path: string): boolean;
  /** The author name, taken from the account. */
  who: string;
  /** The URL for opening a pull request, if a branch rule forbids the push. */
  proposal: string;
  check?(snapshot: CommitSnapshot): Promise<string | undefined>;
  follow: GetDeploymentState;
  /** Called after a push, because the draft may have moved. */
  onMoved(): void;
}

/**
 * Creates the history of a content folder on GitHub. It contains the commits of the site's branch,
 * and those commits of the draft branch that have a message by the user.
 */
export function createGithubHistory(context: HistoryContext): ContentHistory {
  const { writes, branches } = context;
  const inTurn = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    await writes.flush();
    return writes.runExclusive(action);
  };
  return {
    state: () => inTurn(() => readHistoryState(context)),
    log: () =>
      inTurn(async () => {
        const found = await readLog(context);
        if (isApiError(found)) return toApiFailure(found);
        const { versions, isCut } = found;
        return { kind: "versions" as const, versions: versions.map(toCommitInfo), isCut };
      }),
    textsAt: (id) => inTurn(() => readDifferingCommitTexts(context, id)),
    fileLog: (path) => inTurn(() => readFileHistory(context, path)),
    bytesAt: (id, path) => readCommitBytes(context, id, path),
    commit: (keeping) =>
      inTurn(async () => {
        const version = await commitReviewedFiles(context, keeping);
        return "code" in version ? version : { kind: "kept" as const, version };
      }),
    push: (isMine = false) =>
      inTurn(async () => {
        const answer = await publishCommits(context, { ...context, isMine });
        context.onMoved();
        return answer;
      }),
    deployment: async () => {
      const stand = await branches.cached();
      if (isApiError(stand)) return toApiFailure(stand);
      const answer = await context.follow(stand.published);
      return isApiError(answer) ? toDeploymentFailure(answer) : answer;
    },
  };
}

async function readLog(context: HistoryContext) {
  const stand = await context.branches.refresh();
  return isApiError(stand) ? stand : readContentCommits(context, stand.head.commit);
}

/** Reads the state of both branches, and the last commit below the draft with its snapshot. */
async function readDraftBase(context: HistoryContext) {
  const stand = await context.branches.refresh();
  if (isApiError(stand)) return stand;
  const base = await findDraftBaseCommit(context, stand.head.commit);
  if (isApiError(base)) return base;
  const kept = await context.reader.snapshot(base.id);
  return isApiError(kept) ? kept : { stand, base, kept };
}

async function readHistoryState(
  context: HistoryContext,
): Promise<ContentGitStatus | BackendFailure> {
  const apart = await readDraftBase(context);
  if (isApiError(apart)) return toApiFailure(apart);
  const { stand, base, kept } = apart;
  const unsent = await countUnpushedCommits(context, base, stand.published);
  if (isApiError(unsent)) return toApiFailure(unsent);
  return {
    kind: "history",
    base: base.id,
    newest: toCommitInfo(base),
    unkept: listChangesSinceCommit(kept, stand.head, context.isKnown),
    name: context.who,
    unsent,
  };
}

/** Returns the number of the user's commits that are not on the site's branch. */
async function countUnpushedCommits(
  context: HistoryContext,
  base: GitCommit,
  published: string,
): Promise<number | ApiError> {
  if (base.id === published) return 0;
  const compared = await context.git.compare(published, base.id);
  return isApiError(compared)
    ? compared
    : compared.commits.filter((each) => !isDraftCommit(each)).length;
}

async function commitReviewedFiles(
  context: HistoryContext,
  keeping: CommitRequest,
): Promise<CommitInfo | BackendFailure> {
  if (keeping.files.length === 0) return createHistoryFailure("nothing-new");
  const apart = await readDraftBase(context);
  if (isApiError(apart)) return toApiFailure(apart);
  const { stand, base, kept } = apart;
  if (base.id !== keeping.base) return createHistoryFailure("outdated");
  const unkept = listChangesSinceCommit(kept, stand.head, context.isKnown);
  const now = new Map(unkept.map(({ path, version }) => [path, version]));
  const isSame = ({ path, version }: VersionedPath) => now.has(path) && now.get(path) === version;
  if (!keeping.files.every(isSame)) return createHistoryFailure("outdated");
  const isAll = keeping.files.length === unkept.length;
  const made = await commitDraft(context, {
    request: keeping,
    baseSnapshot: kept,
    head: stand.head,
    isAll,
  });
  return "code" in made ? made : toCommitInfo(made);
}

/** Reads the snapshot of a commit. Returns a failure if it does not exist or cannot be read. */
async function readSnapshotAt(
  { reader }: HistoryContext,
  id: string,
): Promise<CommitSnapshot | BackendFailure> {
  if (!/^[0-9a-f]{40,64}$/.test(id)) return createHistoryFailure("no-version");
  const found = await reader.snapshot(id);
  if (!isApiError(found)) return found;
  const isUnknown = found.status === 404 || found.status === 422;
  return isUnknown ? createHistoryFailure("no-version") : toApiFailure(found);
}

async function readCommitBytes(
  context: HistoryContext,
  id: string,
  path: string,
): Promise<StoredBytes | MissingFile | BackendFailure> {
  if (!context.isKnown(path)) return createHistoryFailure("no-version");
  const then = await readSnapshotAt(context, id);
  if ("code" in then) return then;
  const version = then.files.get(path)?.blob;
  if (version === undefined) return { kind: "missing", path };
  const bytes = await readBlob(context, version);
  return isApiError(bytes) ? toApiFailure(bytes) : { kind: "bytes", path, bytes, version };
}

async function readDifferingCommitTexts(
  context: HistoryContext,
  id: string,
): Promise<DifferingCommitTexts | BackendFailure> {
  const stand = await context.branches.cached();
  if (isApiError(stand)) return toApiFailure(stand);
  const then = await readSnapshotAt(context, id);
  if ("code" in then) return then;
  const unkept = listChangesSinceCommit(then, stand.head, context.isKnown);
  const changed = unkept.filter(({ path }) => context.isText(path));
  const known = await readBlobs(
    context,
    changed.flatMap(({ path }) => then.files.get(path)?.blob ?? []),
  );
  if (isApiError(known)) return toApiFailure(known);
  const texts = changed.flatMap(({ path }): [string, string | null][] => {
    const blob = then.files.get(path)?.blob;
    const bytes = blob === undefined ? undefined : known.get(blob);
    if (blob === undefined) return [[path, null]];
    const text = bytes && decodeUtf8(bytes);
    return text === undefined ? [] : [[path, text]];
  });
  return { kind: "kept-texts", texts, others: unkept.filter(({ path }) => !context.isText(path)) };
}

/** The maximum number of commits read for a file. Each one costs one or two requests. */
const maxFileVersions = 30;

async function readFileHistory(
  context: HistoryContext,
  path: string,
): Promise<FileHistory | BackendFailure> {
  if (!context.isText(path)) return createHistoryFailure("no-version");
  const all = await readLog(context);
  if (isApiError(all)) return toApiFailure(all);
  const stand = await context.branches.cached();
  if (isApiError(stand)) return toApiFailure(stand);
  const touched = await context.git.commits(stand.head.commit, 1, `${context.prefix}${path}`);
  if (isApiError(touched)) return toApiFailure(touched);
  const wanted = new Set(touched.map(({ id }) => all.collects.get(id) ?? id));
  const versions = all.versions.filter(({ id }) => wanted.has(id)).slice(0, maxFileVersions);
  const told: (CommitInfo & { text: string | null })[] = [];
  for (const version of versions) {
    const text = await readCommitText(context, version.id, path);
    if (isApiError(text)) return toApiFailure(text);
    if (text !== undefined) told.push({ ...toCommitInfo(version), text });
  }
  return { kind: "kept-file", versions: told };
}

/**
 * Reads the text of a file in a commit: `null` if the file does not exist, `undefined` if it is not
 * text.
 */
async function readCommitText(context: HistoryContext, id: string, path: string) {
  const snapshot = await context.reader.snapshot(id);
  if (isApiError(snapshot)) return snapshot;
  const blob = snapshot.files.get(path)?.blob;
  if (blob === undefined) return null;
  const found = await readBlobs(context, [blob]);
  return isApiError(found) ? found : decodeUtf8(found.get(blob) ?? new Uint8Array());
}
