import type { Bytes } from "../../../load/files/files.ts";
import type {
  BytesKept,
  FileEdit,
  FileVersion,
  HostBytes,
  HostList,
  HostText,
  HostTexts,
  Missing,
  Version,
  WriteAnswer,
} from "./host-files.ts";
import type { HostHistory } from "./host-history.ts";
import type { HostJournal } from "./host-journal.ts";
import type { Refusal } from "./refusal.ts";

/** The state of the site's own code. */
export interface CodeState {
  /** Hash of the running code. */
  mark: string;
  /**
   * The error in the last saved code, a sentence that names the file. The previous code keeps
   * running.
   */
  fault?: string;
}

/** The files of the site's own code, by path in its folder `blocks`. */
export interface CodeFiles {
  kind: "code";
  files: readonly FileVersion[];
}

/** The signed-in account. */
export interface HostAccount {
  who: string;
  /** A readable location of the content. */
  place: string;
  /** A warning in sentences, such as an expiring token. */
  notice?: string;
  /** What remains of the user's work after signing out, in a sentence. */
  stays: string;
  /** Erases the credentials and all locally stored data. */
  leave(): Promise<void>;
}

/**
 * The storage backend of the content: a local folder, a folder opened in the browser, or a
 * repository. Errors are returned as a `Refusal`; no method rejects. All paths are relative to the
 * content folder, with `/`.
 */
export interface StudioHost {
  list(): Promise<HostList | Refusal>;
  read(path: string): Promise<HostText | Missing | Refusal>;
  /** Reads all texts; files that are not readable text are left out. */
  readAll(): Promise<HostTexts | Refusal>;
  /** Writes several files atomically. The old bytes of removed pictures and documents are kept. */
  write(edits: readonly FileEdit[]): Promise<WriteAnswer>;
  readBytes(path: string): Promise<HostBytes | Missing | Refusal>;
  /**
   * Stores the bytes of a picture or document outside the content for ninety days. The content does
   * not change until a write refers to them. Validates them as `write` would.
   */
  keep(path: string, bytes: Bytes): Promise<BytesKept | Refusal>;
  /** Reads stored bytes as those of a file with this path. */
  readKept(path: string, version: Version): Promise<HostBytes | Missing | Refusal>;
  /** Writes a picture or document. */
  writeBytes(path: string, bytes: Bytes, expect: Version | null): Promise<WriteAnswer>;
  /** Reports every change, including our own. Returns the unsubscribe function. */
  watch(onChange: (changes: readonly FileVersion[]) => void): () => void;
  /**
   * Reports when the backend becomes unreachable or reachable, while `watch` is active. Missing if
   * the backend is always reachable.
   */
  reach?(onReach: (isThere: boolean) => void): () => void;
  /**
   * Reports the state of the site's own code, first when it is known, then on each change, while
   * `watch` is active. Missing if the code never changes.
   */
  ownCode?(onCode: (state: CodeState) => void): () => void;
  /**
   * Reads the files of the site's own code with their versions, if available. Nothing runs them.
   */
  codeVersions?(): Promise<CodeFiles | Refusal>;
  /** The message while the backend is unreachable; default: the studio program has stopped. */
  away?: string;
  /** A user action that reconnects, if one is needed (such as a permission prompt). */
  regain?: { label: string; ask(): void };
  /** How to publish what was saved, in sentences, if the backend does not publish. */
  onward?: string;
  /** Missing if the backend has no sign-in. */
  account?: HostAccount;
  /**
   * Sets the validator of a whole content (texts by path; returns the first error as a sentence).
   * The backend uses it for merged content that nobody has reviewed.
   */
  checkWith?(check: (texts: ReadonlyMap<string, string>) => Promise<string | undefined>): void;
  journal: HostJournal;
  /** Missing if the backend has no history. */
  history?: HostHistory;
  /** The whole content as one ZIP file. */
  exportAll(): Promise<Bytes | Refusal>;
}
