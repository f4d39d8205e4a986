import { historyFailure } from "../../../git/words.pt-br.ts";
import type { Failure } from "../../contract/failure.ts";
import type { FileVersion, MissingFile, StoredBytes } from "../../contract/files.ts";
import type {
  CommitInfo,
  CommitRequest,
  CommitTexts,
  ContentHistory,
  FileHistory,
  HistoryState,
} from "../../contract/history.ts";
import { decodeUtf8 } from "../../local/validation/file-signatures.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { apiFailure } from "../api/failures.ts";
import type { Commit } from "../api/git-client.ts";
import type { RepositoryContext } from "../draft/commit-files.ts";
import { isDraft } from "../draft/draft-trailer.ts";
import type { WriteBatcher } from "../draft/write-batches.ts";
import { readBlob, readBlobs } from "../files/blob-store.ts";
import type { Snapshot } from "../files/commit-reader.ts";
import { commitDraft } from "./commit-draft.ts";
import { deploymentFailure, type GetDeploymentState } from "./deployment-status.ts";
import { lastCommitBelow, readCommits, toCommitInfo, uncommittedBetween } from "./log.ts";
import { publish } from "./publish-draft.ts";

/** What the history needs. */
export interface HistoryContext extends RepositoryContext {
  writes: WriteBatcher;
  isKnown(path: string): boolean;
  isText(path: string): boolean;
  /** The author name: that of the account. */
  who: string;
  /** The URL to open a pull request, if a branch rule forbids the push. */
  proposal: string;
  check?(snapshot: Snapshot): Promise<string | undefined>;
  follow: GetDeploymentState;
  /** Reports that the draft moved. */
  onMoved(): void;
}

/**
 * The history of a content on GitHub: the commits of the draft that have a message by the user, and
 * those of the site's branch.
 */
export function githubHistory(place: HistoryContext): ContentHistory {
  const { writes, branches } = place;
  const inTurn = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    await writes.flush();
    return writes.runExclusive(action);
  };
  return {
    state: () => inTurn(() => stateOf(place)),
    log: () =>
      inTurn(async () => {
        const found = await readLog(place);
        if (isApiError(found)) return apiFailure(found);
        const { versions, isCut } = found;
        return { kind: "versions" as const, versions: versions.map(toCommitInfo), isCut };
      }),
    textsAt: (id) => inTurn(() => textsOf(place, id)),
    fileLog: (path) => inTurn(() => fileHistory(place, path)),
    bytesAt: (id, path) => bytesOf(place, id, path),
    commit: (keeping) =>
      inTurn(async () => {
        const version = await commitReviewed(place, keeping);
        return "code" in version ? version : { kind: "kept" as const, version };
      }),
    push: (isMine = false) =>
      inTurn(async () => {
        const answer = await publish(place, { ...place, isMine });
        place.onMoved();
        return answer;
      }),
    deployment: async () => {
      const stand = await branches.cached();
      if (isApiError(stand)) return apiFailure(stand);
      const answer = await place.follow(stand.published);
      return isApiError(answer) ? deploymentFailure(answer) : answer;
    },
  };
}

async function readLog(place: HistoryContext) {
  const stand = await place.branches.refresh();
  return isApiError(stand) ? stand : readCommits(place, stand.head.commit);
}

/** The branch state, and the last commit below the draft. */
async function readDraftBase(place: HistoryContext) {
  const stand = await place.branches.refresh();
  if (isApiError(stand)) return stand;
  const base = await lastCommitBelow(place, stand.head.commit);
  if (isApiError(base)) return base;
  const kept = await place.reader.snapshot(base.id);
  return isApiError(kept) ? kept : { stand, base, kept };
}

async function stateOf(place: HistoryContext): Promise<HistoryState | Failure> {
  const apart = await readDraftBase(place);
  if (isApiError(apart)) return apiFailure(apart);
  const { stand, base, kept } = apart;
  const unsent = await countUnpushed(place, base, stand.published);
  if (isApiError(unsent)) return apiFailure(unsent);
  return {
    kind: "history",
    base: base.id,
    newest: toCommitInfo(base),
    unkept: uncommittedBetween(kept, stand.head, place.isKnown),
    name: place.who,
    unsent,
  };
}

/** The number of commits that are not on the site's branch. */
async function countUnpushed(
  place: HistoryContext,
  base: Commit,
  published: string,
): Promise<number | ApiError> {
  if (base.id === published) return 0;
  const compared = await place.git.compare(published, base.id);
  return isApiError(compared) ? compared : compared.commits.filter((each) => !isDraft(each)).length;
}

async function commitReviewed(
  place: HistoryContext,
  keeping: CommitRequest,
): Promise<CommitInfo | Failure> {
  if (keeping.files.length === 0) return historyFailure("nothing-new");
  const apart = await readDraftBase(place);
  if (isApiError(apart)) return apiFailure(apart);
  const { stand, base, kept } = apart;
  if (base.id !== keeping.base) return historyFailure("outdated");
  const unkept = uncommittedBetween(kept, stand.head, place.isKnown);
  const now = new Map(unkept.map(({ path, version }) => [path, version]));
  const isSame = ({ path, version }: FileVersion) => now.has(path) && now.get(path) === version;
  if (!keeping.files.every(isSame)) return historyFailure("outdated");
  const isAll = keeping.files.length === unkept.length;
  const made = await commitDraft(place, { keeping, kept, head: stand.head, isAll });
  return "code" in made ? made : toCommitInfo(made);
}

/** The snapshot of a commit; a failure if it does not exist or cannot be read. */
async function snapshotAt({ reader }: HistoryContext, id: string): Promise<Snapshot | Failure> {
  if (!/^[0-9a-f]{40,64}$/.test(id)) return historyFailure("no-version");
  const found = await reader.snapshot(id);
  if (!isApiError(found)) return found;
  const isUnknown = found.status === 404 || found.status === 422;
  return isUnknown ? historyFailure("no-version") : apiFailure(found);
}

async function bytesOf(
  place: HistoryContext,
  id: string,
  path: string,
): Promise<StoredBytes | MissingFile | Failure> {
  if (!place.isKnown(path)) return historyFailure("no-version");
  const then = await snapshotAt(place, id);
  if ("code" in then) return then;
  const version = then.files.get(path)?.blob;
  if (version === undefined) return { kind: "missing", path };
  const bytes = await readBlob(place, version);
  return isApiError(bytes) ? apiFailure(bytes) : { kind: "bytes", path, bytes, version };
}

async function textsOf(place: HistoryContext, id: string): Promise<CommitTexts | Failure> {
  const stand = await place.branches.cached();
  if (isApiError(stand)) return apiFailure(stand);
  const then = await snapshotAt(place, id);
  if ("code" in then) return then;
  const unkept = uncommittedBetween(then, stand.head, place.isKnown);
  const changed = unkept.filter(({ path }) => place.isText(path));
  const known = await readBlobs(
    place,
    changed.flatMap(({ path }) => then.files.get(path)?.blob ?? []),
  );
  if (isApiError(known)) return apiFailure(known);
  const texts = changed.flatMap(({ path }): [string, string | null][] => {
    const blob = then.files.get(path)?.blob;
    const bytes = blob === undefined ? undefined : known.get(blob);
    if (blob === undefined) return [[path, null]];
    const text = bytes && decodeUtf8(bytes);
    return text === undefined ? [] : [[path, text]];
  });
  return { kind: "kept-texts", texts, others: unkept.filter(({ path }) => !place.isText(path)) };
}

/** The most commits of a file that we read: each costs one or two requests. */
const maxFileVersions = 30;

async function fileHistory(place: HistoryContext, path: string): Promise<FileHistory | Failure> {
  if (!place.isText(path)) return historyFailure("no-version");
  const all = await readLog(place);
  if (isApiError(all)) return apiFailure(all);
  const stand = await place.branches.cached();
  if (isApiError(stand)) return apiFailure(stand);
  const touched = await place.git.commits(stand.head.commit, 1, `${place.prefix}${path}`);
  if (isApiError(touched)) return apiFailure(touched);
  const wanted = new Set(touched.map(({ id }) => all.collects.get(id) ?? id));
  const versions = all.versions.filter(({ id }) => wanted.has(id)).slice(0, maxFileVersions);
  const told: (CommitInfo & { text: string | null })[] = [];
  for (const version of versions) {
    const text = await textIn(place, version.id, path);
    if (isApiError(text)) return apiFailure(text);
    if (text !== undefined) told.push({ ...toCommitInfo(version), text });
  }
  return { kind: "kept-file", versions: told };
}

/**
 * The text of a file in a commit: `null` if the file does not exist, `undefined` if it is not text.
 */
async function textIn(place: HistoryContext, id: string, path: string) {
  const snapshot = await place.reader.snapshot(id);
  if (isApiError(snapshot)) return snapshot;
  const blob = snapshot.files.get(path)?.blob;
  if (blob === undefined) return null;
  const found = await readBlobs(place, [blob]);
  return isApiError(found) ? found : decodeUtf8(found.get(blob) ?? new Uint8Array());
}
