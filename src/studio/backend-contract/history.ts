import type { BackendFailure } from "./failure.ts";
import type { MissingFile, StoredBytes, VersionedPath } from "./files.ts";

/** A commit of the content. */
export interface CommitInfo {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** The commit subject. */
  words: string;
}

/** A file that differs from the last commit. */
export interface ChangedFile extends VersionedPath {
  kind: "new" | "changed" | "gone";
}

/** The state of the content relative to its history. */
export interface ContentGitStatus {
  kind: "history";
  /** The commit that the next one builds on; `null` before the first. */
  base: string | null;
  /** The last commit that changed the content. */
  newest?: CommitInfo;
  unkept: readonly ChangedFile[];
  /** Why commits are impossible now, although the history can be read. */
  hindrance?: BackendFailure;
  /** The author name; missing if it is not configured. */
  name?: string;
  /** The number of unpushed commits; missing without a remote. */
  unsent?: number;
}

/** Commits, newest first. */
interface CommitLog {
  kind: "versions";
  versions: readonly CommitInfo[];
  /** Whether older commits exist that the log does not contain. */
  isCut: boolean;
}

/** The texts of an old commit that differ from the current ones. */
export interface DifferingCommitTexts {
  kind: "kept-texts";
  /** The texts in the commit; `null` if it did not have the file. */
  texts: readonly (readonly [path: string, text: string | null])[];
  /** Pictures and documents that have changed since. */
  others: readonly ChangedFile[];
}

/**
 * The commits that changed a file, newest first, each with its text. The text is `null` if the file
 * did not exist.
 */
export interface FileHistory {
  kind: "kept-file";
  versions: readonly (CommitInfo & { text: string | null })[];
}

/** What to commit: exactly these versions of these files, on this base commit. */
export interface CommitRequest {
  base: string | null;
  files: readonly VersionedPath[];
  /** One line. */
  summary: string;
  /** The commit body. */
  details: string;
  /** The author name, if none is configured; it is saved in the config. */
  name?: string;
  /** The author's address, optional; it is saved, too. */
  email?: string;
}

/** A commit was made. It is not published until it is pushed. */
interface CommitSuccess {
  kind: "kept";
  version: CommitInfo;
}

/** A field or file that both sides changed differently. */
export interface MergeConflict {
  path: string;
  /** JSON Pointer in the file; `""` for the file itself. */
  field: string;
  /** The values of both sides; missing if removed or not text. */
  mine?: string;
  theirs?: string;
}

/** All commits are on the branch that the site is built from. */
export interface PushSuccess {
  kind: "sent";
  /** The commits that others have pushed, newest first. */
  came: readonly CommitInfo[];
  /** Whether local changes prevented fast-forwarding the folder. */
  isBehind: boolean;
}

/** Nothing was pushed or changed. The user has to resolve conflicts first. */
interface PushConflictResult {
  kind: "clashing";
  clashes: readonly MergeConflict[];
  /** The newest commit that others have pushed. */
  theirs?: CommitInfo;
}

export type PushResult = PushSuccess | PushConflictResult | BackendFailure;

/** The state of the live site: whether it is built from the last pushed commit. */
export interface DeploymentState {
  kind: "live";
  isLive: boolean;
  /** The URL of the live site, or of a page about its deployments. */
  address: string;
  /** When the live site was published, in milliseconds since 1970; not all hosts send it. */
  since?: number;
}

/** The history of the content, backed by a git repository. */
export interface ContentHistory {
  state(): Promise<ContentGitStatus | BackendFailure>;
  /** Returns the newest commits that changed the content. */
  log(): Promise<CommitLog | BackendFailure>;
  textsAt(id: string): Promise<DifferingCommitTexts | BackendFailure>;
  fileLog(path: string): Promise<FileHistory | BackendFailure>;
  /** Returns a picture or document in a commit. */
  bytesAt(id: string, path: string): Promise<StoredBytes | MissingFile | BackendFailure>;
  /** Commits the requested files, all or none. */
  commit(keeping: CommitRequest): Promise<CommitSuccess | BackendFailure>;
  /**
   * Pushes our commits, merged with what others have pushed.
   *
   * @param isMine if both sides changed a field, our value wins; the other value stays in its
   *   commit
   */
  push(isMine?: boolean): Promise<PushResult>;
  /** Checks whether the live site is built from the last pushed commit. */
  deployment(): Promise<DeploymentState | BackendFailure>;
}
