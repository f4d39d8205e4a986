import type { Bytes } from "../../load/files/file-store.ts";
import type { BackendFailure } from "./failure.ts";

/**
 * Identifies the bytes of a file. It is their SHA-256 in hexadecimal, or the git blob id in a
 * repository that is read through an API. Equal versions mean equal bytes, regardless of
 * timestamps.
 */
export type FileVersionId = string;

/** The file does not exist. */
export interface MissingFile {
  kind: "missing";
  path: string;
}

/** A content file in its current version. */
export interface StoredFile {
  path: string;
  version: FileVersionId;
  /** In bytes. */
  size: number;
}

/** All files of the content that the studio may see. */
export interface StoredFileList {
  kind: "files";
  files: readonly StoredFile[];
}

/** The text of a file. */
export interface StoredText {
  kind: "text";
  path: string;
  text: string;
  version: FileVersionId;
}

/** All texts of the content, sorted by path. */
export interface StoredTexts {
  kind: "texts";
  files: readonly StoredText[];
}

/** The bytes of a picture or of a document to download. */
export interface StoredBytes {
  kind: "bytes";
  path: string;
  bytes: Bytes;
  version: FileVersionId;
}

/** A text edit within a write of several files. */
export interface TextFileEdit {
  path: string;
  /** The new text; `null` removes the file. */
  text: string | null;
  /** The version that was read; `null` if the file must not exist yet. */
  expect: FileVersionId | null;
}

/**
 * A picture or document within a write of several files. `stageBlob` has stored its bytes before.
 */
export interface BlobEdit {
  path: string;
  kept: FileVersionId;
  /** The version that was read; `null` if the file must not exist yet. */
  expect: FileVersionId | null;
}

export type FileEdit = TextFileEdit | BlobEdit;

/** The bytes were stored outside the content, under their version. */
export interface StageBlobSuccess {
  kind: "bytes-kept";
  version: FileVersionId;
}

/** A file after it was written. The version is `null` if the file was removed. */
export interface VersionedPath {
  path: string;
  version: FileVersionId | null;
}

/** All files were written. */
export interface WriteSuccess {
  kind: "written";
  files: readonly VersionedPath[];
}

/**
 * Some files are not in the expected version, so nothing was written. `text` is their current text;
 * `null` if a file does not exist or is not text.
 */
export interface WriteConflict {
  kind: "conflict";
  files: readonly (VersionedPath & { text: string | null })[];
}

export type WriteResult = WriteSuccess | WriteConflict | BackendFailure;
