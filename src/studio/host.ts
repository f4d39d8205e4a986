import type { Bytes } from "../site/folder/files.ts";

/**
 * Which bytes a file has: their SHA-256 in hexadecimal or, in a repository that is read without its bytes, the name
 * that git gives to them. Two files of one version are the same, whatever their times say.
 */
export type Version = string;

/** Why a host does not do what it was asked for. */
export type RefusalCode =
  | "bad-path"
  | "code"
  | "unknown-kind"
  | "link"
  | "too-large"
  | "wrong-bytes"
  | "unsafe-drawing"
  | "no-text"
  | "disk-full"
  | "read-only"
  | "in-use"
  | "already-open"
  | "not-proven"
  | "bad-request"
  | "unreachable"
  | "not-kept"
  | "macros"
  | "failed";

/** Why a host keeps no versions, tells none, or does not do so now. */
export type HistoryFault =
  | "no-git"
  | "no-repository"
  | "foreign"
  | "ignored"
  | "unfinished"
  | "detached"
  | "busy"
  | "outdated"
  | "nothing-new"
  | "no-name"
  | "not-kept"
  | "no-version"
  | "unreadable"
  | "too-slow";

/** Why versions are not sent, or it is not known whether they are live. */
export type SendFault =
  | "nowhere"
  | "gone-place"
  | "password"
  | "offline"
  | "overtaken"
  | "declined"
  | "unrelated"
  | "unchecked"
  | "no-address"
  | "example-address"
  | "no-answer"
  | "no-version-told";

/** What a host refused: nothing changed, and `message` tells an editor why and what can be done. */
export interface Refusal {
  kind: "refused";
  code: RefusalCode | HistoryFault | SendFault;
  message: string;
  /** The file that it is about, where it is about one. */
  path?: string;
  /** Where more is to be seen or done, and what a link there says. */
  way?: { address: string; label: string };
}

/** What is not there. */
export interface Missing {
  kind: "missing";
  path: string;
}

/** A content file of the site, as it is now. */
export interface HostFile {
  path: string;
  version: Version;
  /** How many bytes it has. */
  size: number;
}

/** All files of the content that the studio may see. */
interface HostList {
  kind: "files";
  files: readonly HostFile[];
}

/** The text of a file. */
export interface HostText {
  kind: "text";
  path: string;
  text: string;
  version: Version;
}

/** All texts of the content, in the order of their paths. */
export interface HostTexts {
  kind: "texts";
  files: readonly HostText[];
}

/** The bytes of a picture or of a document to download. */
export interface HostBytes {
  kind: "bytes";
  path: string;
  bytes: Bytes;
  version: Version;
}

/** One of the files that are written together. */
export interface TextEdit {
  path: string;
  /** What it says from now on; `null` removes it. */
  text: string | null;
  /** The version that was read; `null` where there must be no such file yet. */
  expect: Version | null;
}

/** A picture or a document among the files that are written together: bytes that `keep` took before. */
export interface KeptEdit {
  path: string;
  kept: Version;
  /** The version that was read; `null` where there must be no such file yet. */
  expect: Version | null;
}

export type FileEdit = TextEdit | KeptEdit;

/** Bytes are on the disk, beside the content, under their version. */
interface BytesKept {
  kind: "bytes-kept";
  version: Version;
}

/** A file after it was written; `null` for one that was removed. */
export interface FileVersion {
  path: string;
  version: Version | null;
}

/** All of a set is in its place. */
export interface Written {
  kind: "written";
  files: readonly FileVersion[];
}

/** Some files are not as they were read. Nothing was written; `text` is what they say now, `null` where they are gone or hold no text. */
export interface Conflict {
  kind: "conflict";
  files: readonly (FileVersion & { text: string | null })[];
}

export type WriteAnswer = Written | Conflict | Refusal;

/** What an editor wrote: opaque to the host but for the file it is about and the moment. */
export interface JournalRecord {
  file: string;
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

/** Which records of the journal are asked for; all unless told. */
export interface JournalQuery {
  file?: string;
  /** Not older than this moment. */
  from?: number;
  /** Not newer than this moment. */
  until?: number;
  /** So many of the newest. */
  newest?: number;
}

/** Records from old to new. */
interface JournalPage {
  kind: "records";
  records: readonly JournalRecord[];
}

/** The journal took in, or forgot, what it was asked to. */
interface Noted {
  kind: "noted";
}

/** What an editor wrote, kept apart from the content: each keystroke survives a crash. */
export interface HostJournal {
  append(records: readonly JournalRecord[]): Promise<Noted | Refusal>;
  read(query?: JournalQuery): Promise<JournalPage | Refusal>;
  /** Forgets what was written in a file; everything unless told. */
  clear(file?: string): Promise<Noted | Refusal>;
}

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
