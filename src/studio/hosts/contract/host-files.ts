import type { Bytes } from "../../../load/files/files.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Identifies the bytes of a file: their SHA-256 in hexadecimal or, in a repository read by API, the
 * git blob id. Equal versions mean equal bytes, regardless of timestamps.
 */
export type Version = string;

/** The file does not exist. */
export interface Missing {
  kind: "missing";
  path: string;
}

/** A content file in its current version. */
export interface HostFile {
  path: string;
  version: Version;
  /** In bytes. */
  size: number;
}

/** All files of the content that the studio may see. */
export interface HostList {
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

/** All texts of the content, sorted by path. */
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

/** A text edit within a write of several files. */
export interface TextEdit {
  path: string;
  /** The new text; `null` removes the file. */
  text: string | null;
  /** The version that was read; `null` where there must be no such file yet. */
  expect: Version | null;
}

/** A picture or document within a write of several files: bytes that `keep` stored before. */
export interface KeptEdit {
  path: string;
  kept: Version;
  /** The version that was read; `null` where there must be no such file yet. */
  expect: Version | null;
}

export type FileEdit = TextEdit | KeptEdit;

/** Bytes are stored outside the content, addressed by their version. */
export interface BytesKept {
  kind: "bytes-kept";
  version: Version;
}

/** A file after it was written; `null` for one that was removed. */
export interface FileVersion {
  path: string;
  version: Version | null;
}

/** All files were written. */
export interface Written {
  kind: "written";
  files: readonly FileVersion[];
}

/**
 * Some files are not in the expected version, and nothing was written. `text` is their current
 * text; `null` if they are gone or not text.
 */
export interface Conflict {
  kind: "conflict";
  files: readonly (FileVersion & { text: string | null })[];
}

export type WriteAnswer = Written | Conflict | Refusal;
