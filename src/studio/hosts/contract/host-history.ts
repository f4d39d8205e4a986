import type { FileVersion, HostBytes, Missing } from "./host-files.ts";
import type { Refusal } from "./refusal.ts";

/** A state of the whole content that somebody kept. */
export interface KeptVersion {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  /** What it was kept for, in one line. */
  words: string;
}

/** A file that differs from the version that was kept last. */
export interface Unkept extends FileVersion {
  kind: "new" | "changed" | "gone";
}

/** How far the content has come from what was kept. */
export interface HistoryState {
  kind: "history";
  /** The version on which the next one is built; `null` before the first. */
  base: string | null;
  /** The last one in which the content changed. */
  newest?: KeptVersion;
  unkept: readonly Unkept[];
  /** Why nothing can be kept now, though versions can be read. */
  hindrance?: Refusal;
  /** Under whose name one is kept; nothing where nobody has said so yet. */
  name?: string;
  /** How many versions are not sent yet; nothing where they are sent nowhere. */
  unsent?: number;
}

/** Versions, the newest first. */
interface KeptVersions {
  kind: "versions";
  versions: readonly KeptVersion[];
  /** Those before the oldest that is told are elsewhere. */
  isCut: boolean;
}

/** What was otherwise in a version than it is where the content lies. */
export interface KeptTexts {
  kind: "kept-texts";
  /** Texts as they were then; `null` for those that it had not. */
  texts: readonly (readonly [path: string, text: string | null])[];
  /** Pictures and documents, as what has become of them since. */
  others: readonly Unkept[];
}

/** What a file said in the versions that changed it, the newest first; `null` where it was not there. */
export interface KeptFile {
  kind: "kept-file";
  versions: readonly (KeptVersion & { text: string | null })[];
}

/** What is to be kept: exactly these files as they are known, on this base. */
export interface Keeping {
  base: string | null;
  files: readonly FileVersion[];
  /** One line. */
  summary: string;
  /** What else there is to say of it. */
  details: string;
  /** Whose version it is, where nobody has said so yet; it is remembered. */
  name?: string;
  /** The address of that person, where they like to tell it; it is remembered, too. */
  email?: string;
}

/** A version was kept. Visitors do not see it yet: for that it has to be sent. */
interface Kept {
  kind: "kept";
  version: KeptVersion;
}

/** A field, or a whole file, that was changed here and by somebody else, each in their own way. */
export interface Clash {
  path: string;
  /** JSON Pointer in the file; `""` for the file itself. */
  field: string;
  /** What is there in both versions; nothing where it is gone, or no text. */
  mine?: string;
  theirs?: string;
}

/** All versions are where the site is made of them. */
export interface Sent {
  kind: "sent";
  /** Those that others had sent meanwhile, the newest first. */
  came: readonly KeptVersion[];
  /** What others sent could not come into the folder: something there is in its way. */
  isBehind: boolean;
}

/** Nothing was sent, and nothing changed: somebody has to choose. */
interface Clashing {
  kind: "clashing";
  clashes: readonly Clash[];
  /** The newest of those that others had sent meanwhile. */
  theirs?: KeptVersion;
}

export type SendAnswer = Sent | Clashing | Refusal;

/** Whether the live site is made of what was sent last. */
export interface LiveState {
  kind: "live";
  isLive: boolean;
  /** The address that was asked. */
  address: string;
  /** When what is there was published, in milliseconds; not all hosts say so. */
  since?: number;
}

/** The versions of a content: commits of a repository, wherever that is. */
export interface HostHistory {
  state(): Promise<HistoryState | Refusal>;
  /** The newest in which the content changed. */
  versions(): Promise<KeptVersions | Refusal>;
  textsOf(id: string): Promise<KeptTexts | Refusal>;
  versionsOf(path: string): Promise<KeptFile | Refusal>;
  /** A picture or a document as a version has it. */
  bytesOf(id: string, path: string): Promise<HostBytes | Missing | Refusal>;
  /** Keeps all of it as one version or, whatever happens meanwhile, nothing. */
  keep(keeping: Keeping): Promise<Kept | Refusal>;
  /**
   * Sends what was kept, together with what others sent meanwhile.
   *
   * @param isMine in fields that both changed what is here is to count; what others wrote stays in their version
   */
  send(isMine?: boolean): Promise<SendAnswer>;
  /** Asks the live site of which content it was made. */
  live(): Promise<LiveState | Refusal>;
}
