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

/** The code that a site brings along, as it stands. */
export interface CodeState {
  /** Stands for the code that runs: another one where its bytes are others. */
  mark: string;
  /** What is wrong with the code as it was saved last, in a sentence that names the file; the one before runs on. */
  fault?: string;
}

/** The code that a site brings along, as files: paths in its folder `blocks`. */
export interface CodeFiles {
  kind: "code";
  files: readonly FileVersion[];
}

/** Who edits, where somebody signed in. */
export interface HostAccount {
  who: string;
  /** Where the content lies, as somebody would write it down. */
  place: string;
  /** What is to be done before long, in sentences: what somebody signed in with ends. */
  notice?: string;
  /** What of their work is there after they have left, in a sentence. */
  stays: string;
  /** Erases what they signed in with and all that was kept here. */
  leave(): Promise<void>;
}

/**
 * Where the content of a site lies that the studio edits: a folder on this computer, one that a browser
 * was given, a repository. What goes wrong is an answer, never thrown. All paths are those in the content
 * folder, with `/`.
 */
export interface StudioHost {
  list(): Promise<HostList | Refusal>;
  read(path: string): Promise<HostText | Missing | Refusal>;
  /** All texts at once; a file that cannot be read as one is left out. */
  readAll(): Promise<HostTexts | Refusal>;
  /**
   * Writes a set of files: all of them or, whatever happens meanwhile, none. The bytes of a picture or a document
   * that is removed are kept.
   */
  write(edits: readonly FileEdit[]): Promise<WriteAnswer>;
  readBytes(path: string): Promise<HostBytes | Missing | Refusal>;
  /**
   * Lays the bytes of a picture or a document beside the content, for ninety days: nothing of the content changes
   * until a set names them. What would be refused in that place is refused now.
   */
  keep(path: string, bytes: Bytes): Promise<BytesKept | Refusal>;
  /** Bytes that were kept, as those of a file with that path. */
  readKept(path: string, version: Version): Promise<HostBytes | Missing | Refusal>;
  /** Puts a picture or a document to download in its place. */
  writeBytes(path: string, bytes: Bytes, expect: Version | null): Promise<WriteAnswer>;
  /** Calls after each change, whoever made it, until what it gives is called. */
  watch(onChange: (changes: readonly FileVersion[]) => void): () => void;
  /** Calls when the host cannot be reached any more and when it can again, while it is watched; one that is always there has none of it. */
  reach?(onReach: (isThere: boolean) => void): () => void;
  /** Calls with the state of the site's own code when it is known and when it changes, while `watch` is on; where code never changes there is none of it. */
  ownCode?(onCode: (state: CodeState) => void): () => void;
  /** The files of the site's own code with their versions, where they can be had: nobody runs them. */
  codeVersions?(): Promise<CodeFiles | Refusal>;
  /** What is said while the host cannot be reached; that the studio's program is gone, unless told. */
  away?: string;
  /** What a press does about it, where somebody has to: it is asked for once more. */
  regain?: { label: string; ask(): void };
  /** How what was saved comes to the visitors, in sentences, where the host does not bring it there. */
  onward?: string;
  /** Where nobody signs in there is none of it. */
  account?: HostAccount;
  /**
   * Gives the host what tells the first mistake of a whole content, texts by their paths, in a sentence: for one that
   * comes about by joining what several people wrote, and has not been seen by anybody.
   */
  checkWith?(check: (texts: ReadonlyMap<string, string>) => Promise<string | undefined>): void;
  journal: HostJournal;
  /** Nothing where no versions are kept. */
  history?: HostHistory;
  /** The whole content as one ZIP file. */
  exportAll(): Promise<Bytes | Refusal>;
}
