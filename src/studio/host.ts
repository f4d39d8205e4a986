import type { Bytes } from "../site/folder/files.ts";

/**
 * Which bytes a file has: their SHA-256 in hexadecimal. Two files of one version are the same, whatever
 * their times say.
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

/** What a host refused: nothing changed, and `message` tells an editor why and what can be done. */
export interface Refusal {
  kind: "refused";
  code: RefusalCode;
  message: string;
  /** The file that it is about, where it is about one. */
  path?: string;
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
interface Kept {
  kind: "kept";
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
  keep(path: string, bytes: Bytes): Promise<Kept | Refusal>;
  /** Bytes that were kept, as those of a file with that path. */
  readKept(path: string, version: Version): Promise<HostBytes | Missing | Refusal>;
  /** Puts a picture or a document to download in its place. */
  writeBytes(path: string, bytes: Bytes, expect: Version | null): Promise<WriteAnswer>;
  /** Calls after each change, whoever made it, until what it gives is called. */
  watch(onChange: (changes: readonly FileVersion[]) => void): () => void;
  /** Calls when the host cannot be reached any more and when it can again, while it is watched; one that is always there has none of it. */
  reach?(onReach: (isThere: boolean) => void): () => void;
  journal: HostJournal;
  /** The whole content as one ZIP file. */
  exportAll(): Promise<Bytes | Refusal>;
}
