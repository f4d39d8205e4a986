import type { Bytes } from "../../load/files/file-store.ts";
import type { BackendFailure } from "./failure.ts";
import type {
  FileEdit,
  FileVersionId,
  MissingFile,
  StageBlobSuccess,
  StoredBytes,
  StoredFileList,
  StoredText,
  StoredTexts,
  VersionedPath,
  WriteResult,
} from "./files.ts";
import type { ContentHistory } from "./history.ts";
import type { ContentJournal } from "./journal.ts";

/** The state of the site's own code. */
export interface SiteCodeState {
  /** Hash of the running code. */
  mark: string;
  /**
   * The error in the last saved code, as a sentence that names the file. The previous code keeps
   * running.
   */
  fault?: string;
}

/** The files of the site's own code, by their path in the folder `blocks`. */
export interface SiteCodeFiles {
  kind: "code";
  files: readonly VersionedPath[];
}

/** The signed-in account. */
export interface BackendAccount {
  userName: string;
  /** Where the content is, in readable form. */
  location: string;
  /** A warning for the user in sentences, such as one about a token that expires soon. */
  notice?: string;
  /** A sentence that says which work of the user remains after signing out. */
  retentionNote: string;
  /** Erases the credentials and all locally stored data. */
  signOut(): Promise<void>;
}

/**
 * The storage backend of the content: a local folder, a folder opened in the browser, or a
 * repository. No method rejects: errors are returned as a `BackendFailure`. All paths are relative
 * to the content folder, with `/`.
 */
export interface StorageBackend {
  list(): Promise<StoredFileList | BackendFailure>;
  read(path: string): Promise<StoredText | MissingFile | BackendFailure>;
  /** Reads all texts; files that are not readable text are left out. */
  readAll(): Promise<StoredTexts | BackendFailure>;
  /**
   * Writes several files, all or none. The old bytes of removed pictures and documents stay
   * available.
   */
  write(edits: readonly FileEdit[]): Promise<WriteResult>;
  readBytes(path: string): Promise<StoredBytes | MissingFile | BackendFailure>;
  /**
   * Stores the bytes of a picture or document outside the content for at least ninety days. The
   * content does not change until a write refers to them. Validates the bytes as `write` would.
   */
  stageBlob(path: string, bytes: Bytes): Promise<StageBlobSuccess | BackendFailure>;
  /**
   * Reads stored bytes, or the old bytes of a removed file, as the bytes of a file with this path.
   */
  readBlob(
    path: string,
    version: FileVersionId,
  ): Promise<StoredBytes | MissingFile | BackendFailure>;
  /** Writes a picture or document. */
  writeBytes(path: string, bytes: Bytes, expect: FileVersionId | null): Promise<WriteResult>;
  /** Reports every change, including our own. Returns the unsubscribe function. */
  watch(onChange: (changes: readonly VersionedPath[]) => void): () => void;
  /**
   * Reports when the backend becomes unreachable or reachable, while `watch` is active. Missing if
   * the backend is always reachable.
   */
  watchConnection?(onReach: (isThere: boolean) => void): () => void;
  /**
   * Reports the state of the site's own code while `watch` is active: first when the state is
   * known, then on each change. Missing if the code never changes.
   */
  watchSiteCode?(onCode: (state: SiteCodeState) => void): () => void;
  /**
   * Reads the files of the site's own code with their versions, if available. The code is not run.
   */
  siteCodeVersions?(): Promise<SiteCodeFiles | BackendFailure>;
  /**
   * The message shown while the backend is unreachable. By default it says that the studio program
   * has stopped.
   */
  unreachableMessage?: string;
  /** A user action that reconnects, if one is needed. An example is a permission prompt. */
  reconnect?: { label: string; ask(): void };
  /** How to publish saved changes, in sentences. Missing if the backend itself publishes. */
  publishingNote?: string;
  /** Missing if the backend has no sign-in. */
  account?: BackendAccount;
  /**
   * Sets the function that validates a whole content folder. It receives texts by path, and
   * resolves to the first error as a sentence. The backend uses it for merged content that nobody
   * has reviewed.
   */
  setContentValidator?(
    check: (texts: ReadonlyMap<string, string>) => Promise<string | undefined>,
  ): void;
  journal: ContentJournal;
  /** Missing if the backend has no history. */
  history?: ContentHistory;
  /** Exports the whole content as one ZIP file. */
  exportAll(): Promise<Bytes | BackendFailure>;
}
