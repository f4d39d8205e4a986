import type { FileVersion, HostBytes, Missing } from "./host-files.ts";
import type { Refusal } from "./refusal.ts";

/** A commit of the content. */
export interface KeptVersion {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** The commit subject. */
  words: string;
}

/** A file that differs from the last commit. */
export interface Unkept extends FileVersion {
  kind: "new" | "changed" | "gone";
}

/** The state of the content relative to its history. */
export interface HistoryState {
  kind: "history";
  /** The commit that the next one builds on; `null` before the first. */
  base: string | null;
  /** The last commit that changed the content. */
  newest?: KeptVersion;
  unkept: readonly Unkept[];
  /** Why commits are impossible now, although the history can be read. */
  hindrance?: Refusal;
  /** The author name; missing if it is not configured. */
  name?: string;
  /** The number of unpushed commits; missing without a remote. */
  unsent?: number;
}

/** Commits, newest first. */
interface KeptVersions {
  kind: "versions";
  versions: readonly KeptVersion[];
  /** The history is truncated: older commits exist. */
  isCut: boolean;
}

/** Texts of an old commit that differ from the current ones. */
export interface KeptTexts {
  kind: "kept-texts";
  /** The texts in the commit; `null` if it did not have the file. */
  texts: readonly (readonly [path: string, text: string | null])[];
  /** Pictures and documents that have changed since. */
  others: readonly Unkept[];
}

/**
 * The commits that changed a file, newest first, each with its text; `null` if the file did not
 * exist.
 */
export interface KeptFile {
  kind: "kept-file";
  versions: readonly (KeptVersion & { text: string | null })[];
}

/** What to commit: exactly these versions of these files, on this base. */
export interface Keeping {
  base: string | null;
  files: readonly FileVersion[];
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
interface Kept {
  kind: "kept";
  version: KeptVersion;
}

/** A field or file that both sides changed differently. */
export interface Clash {
  path: string;
  /** JSON Pointer in the file; `""` for the file itself. */
  field: string;
  /** The values of both sides; missing if removed or not text. */
  mine?: string;
  theirs?: string;
}

/** All commits are on the branch that the site is built from. */
export interface Sent {
  kind: "sent";
  /** The commits that others pushed meanwhile, newest first. */
  came: readonly KeptVersion[];
  /** The folder could not be fast-forwarded: local changes are in the way. */
  isBehind: boolean;
}

/** Nothing was pushed or changed: the user has to resolve conflicts. */
interface Clashing {
  kind: "clashing";
  clashes: readonly Clash[];
  /** The newest commit that others pushed meanwhile. */
  theirs?: KeptVersion;
}

export type SendAnswer = Sent | Clashing | Refusal;

/** Whether the live site is built from the last pushed commit. */
export interface LiveState {
  kind: "live";
  isLive: boolean;
  /** The address of the request. */
  address: string;
  /** When the live site was published, in milliseconds since 1970; not all hosts send it. */
  since?: number;
}

/** The history of the content, backed by a git repository. */
export interface HostHistory {
  state(): Promise<HistoryState | Refusal>;
  /** The newest commits that changed the content. */
  versions(): Promise<KeptVersions | Refusal>;
  textsOf(id: string): Promise<KeptTexts | Refusal>;
  versionsOf(path: string): Promise<KeptFile | Refusal>;
  /** A picture or document in a commit. */
  bytesOf(id: string, path: string): Promise<HostBytes | Missing | Refusal>;
  /** Commits all of it, or nothing. */
  keep(keeping: Keeping): Promise<Kept | Refusal>;
  /**
   * Pushes our commits, merged with what others pushed meanwhile.
   *
   * @param isMine our value wins in fields that both sides changed; the other value stays in their
   *   commit
   */
  send(isMine?: boolean): Promise<SendAnswer>;
  /** Checks which content the live site is built from. */
  live(): Promise<LiveState | Refusal>;
}
