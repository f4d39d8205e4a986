import { createHistoryFailure } from "#lang/studio/git/strings";
import { overlapsUntrustedFolder } from "../../load/site-code/code-switch.ts";
import type { CollectionDefinitions } from "../../model/collections.ts";
import { createSerialQueue } from "../async/serial-queue.ts";
import type { BackendFailure } from "../backend-contract/failure.ts";
import type { MissingFile, StoredBytes } from "../backend-contract/files.ts";
import type {
  ContentGitStatus,
  ContentHistory,
  DifferingCommitTexts,
} from "../backend-contract/history.ts";
import { checkPath, isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { computeVersion } from "../disk/file-versions.ts";
import { createCommit } from "./commit.ts";
import { readFileLog, readLog } from "./log.ts";
import { createDeploymentCheck } from "./push/deployment-status.ts";
import { countUnpushedCommits, mergeAndPushCommits } from "./push/push-commits.ts";
import { findFirstError } from "./push/validate-commit.ts";
import { listCommitBlobs, readBlobTexts, readGitBlobs } from "./read-blobs.ts";
import {
  findCommitObstacle,
  openRepository,
  type Repository,
  readConfiguredAuthor,
  readHeadCommit,
} from "./repository.ts";
import { runGit } from "./run-git.ts";
import { listChangesSinceCommit } from "./uncommitted-changes.ts";

/**
 * Creates the history of a content folder from the git repository that contains it. Each call
 * locates the repository again. Only texts, pictures and documents of the content are committed,
 * never other files.
 *
 * @param root the content folder
 */
export function createGitHistory(root: string, collections: CollectionDefinitions): ContentHistory {
  const inTurn = createSerialQueue();
  const askLive = createDeploymentCheck();
  const isKnown = (path: string) => !isBackendFailure(checkPath(path, collections));
  const isText = (path: string) => {
    const kind = checkPath(path, collections);
    return !isBackendFailure(kind) && kind.kind === "text";
  };
  return {
    state: () => withRepository(root, (repository) => readHistoryState(repository, isKnown)),
    log: () =>
      withRepository(root, async (repository) => {
        const versions = await readLog(repository);
        const isCut = repository.isShallow;
        return isBackendFailure(versions)
          ? versions
          : { kind: "versions" as const, versions, isCut };
      }),
    textsAt: (id) =>
      withRepository(root, (repository) =>
        readDifferingTextsAtCommit(repository, id, { isKnown, isText }),
      ),
    fileLog: (path) =>
      withRepository(root, async (repository) => {
        return isText(path)
          ? readFileHistory(repository, path)
          : createNoVersionFailure(path, collections);
      }),
    bytesAt: (id, path) =>
      withRepository(root, (repository) => readBytesAtCommit(repository, { id, path, isKnown })),
    commit: (keeping) =>
      inTurn(() =>
        withTrustedRepository(root, async (repository) => {
          const version = await createCommit(repository, keeping, isKnown);
          return isBackendFailure(version) ? version : { kind: "kept" as const, version };
        }),
      ),
    push: (isMine) =>
      inTurn(() =>
        withTrustedRepository(root, (repository) =>
          mergeAndPushCommits(repository, {
            isText,
            isMine,
            check: (commit) => findFirstError(root, commit),
          }),
        ),
      ),
    deployment: () => withRepository(root, askLive),
  };
}

/**
 * Runs an action only if the folder is trusted, because commits and pushes run hooks and filters
 * and use the network.
 */
async function withTrustedRepository<Answer>(
  root: string,
  action: (repository: Repository) => Promise<Answer>,
): Promise<Answer | BackendFailure> {
  return overlapsUntrustedFolder(root)
    ? createHistoryFailure("untrusted")
    : withRepository(root, action);
}

/** Runs an action in the folder's repository, or returns why there is none. */
async function withRepository<Answer>(
  root: string,
  action: (repository: Repository) => Promise<Answer>,
): Promise<Answer | BackendFailure> {
  const repository = await openRepository(root);
  return "code" in repository ? repository : action(repository);
}

async function readHistoryState(
  repository: Repository,
  isKnown: (path: string) => boolean,
): Promise<ContentGitStatus | BackendFailure> {
  const [base, hindrance, versions, { name }, unsent] = await Promise.all([
    readHeadCommit(repository),
    findCommitObstacle(repository),
    readLog(repository),
    readConfiguredAuthor(repository),
    countUnpushedCommits(repository),
  ]);
  if (isBackendFailure(versions)) return versions;
  const unkept = await listChangesSinceCommit(repository, base, isKnown);
  if (isBackendFailure(unkept)) return unkept;
  return {
    kind: "history",
    base,
    newest: versions[0],
    unkept,
    hindrance: hindrance && createHistoryFailure(hindrance),
    name,
    unsent,
  };
}

type PathPredicate = (path: string) => boolean;

async function readDifferingTextsAtCommit(
  repository: Repository,
  id: string,
  { isKnown, isText }: { isKnown: PathPredicate; isText: PathPredicate },
): Promise<DifferingCommitTexts | BackendFailure> {
  if (!(await isCommit(repository, id))) return createHistoryFailure("no-version");
  const unkept = await listChangesSinceCommit(repository, id, isKnown);
  if (isBackendFailure(unkept)) return unkept;
  const others = unkept.filter(({ path }) => !isText(path));
  const blobs = await listCommitBlobs(repository, id, isText);
  if (isBackendFailure(blobs)) return blobs;
  const wanted = unkept.flatMap(({ path }) => blobs.get(path) ?? []);
  const known = await readBlobTexts(repository, wanted);
  if (isBackendFailure(known)) return known;
  const texts = unkept.flatMap(({ path }): [string, string | null][] => {
    if (!isText(path)) return [];
    const blob = blobs.get(path);
    const text = blob === undefined ? null : known.get(blob);
    return text === undefined ? [] : [[path, text]];
  });
  return { kind: "kept-texts", texts, others };
}

async function readBytesAtCommit(
  repository: Repository,
  { id, path, isKnown }: { id: string; path: string; isKnown: PathPredicate },
): Promise<StoredBytes | MissingFile | BackendFailure> {
  if (!isKnown(path) || !(await isCommit(repository, id)))
    return createHistoryFailure("no-version");
  const blobs = await listCommitBlobs(repository, id, (each) => each === path);
  if (isBackendFailure(blobs)) return blobs;
  const found = await readGitBlobs(repository, [...blobs.values()]);
  if (isBackendFailure(found)) return found;
  const [bytes] = found.values();
  return bytes
    ? { kind: "bytes", path, bytes, version: computeVersion(bytes) }
    : { kind: "missing", path };
}

async function isCommit({ root }: Repository, id: string): Promise<boolean> {
  const kind = await runGit(root, ["cat-file", "-t", "--end-of-options", id]);
  return kind.stdout.toString().trim() === "commit";
}

async function readFileHistory(repository: Repository, path: string) {
  const found = await readFileLog(repository, path);
  if (isBackendFailure(found)) return found;
  const blobs = found.flatMap(({ blob }) => blob ?? []);
  const known = await readBlobTexts(repository, blobs);
  if (isBackendFailure(known)) return known;
  const versions = found.flatMap(({ blob, ...version }) => {
    const text = blob === null ? null : known.get(blob);
    return text === undefined ? [] : [{ ...version, text }];
  });
  return { kind: "kept-file" as const, versions };
}

/** Returns the failure for a path without history: it is invalid, or not a text. */
function createNoVersionFailure(path: string, collections: CollectionDefinitions): BackendFailure {
  const kind = checkPath(path, collections);
  return isBackendFailure(kind) ? kind : createHistoryFailure("no-version");
}
