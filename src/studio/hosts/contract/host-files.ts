import type { Bytes } from "../../../load/files/files.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Which bytes a file has: their SHA-256 in hexadecimal or, in a repository that is read without its bytes, the name
 * that git gives to them. Two files of one version are the same, whatever their times say.
 */
export type Version = string;

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
export interface BytesKept {
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
