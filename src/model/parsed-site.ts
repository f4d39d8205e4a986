import { valueAt } from "../yaml/json-pointer.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { CollectionDefinitions } from "./collections.ts";
import type { ImageInfo } from "./image-size.ts";
import type { BodyOutline } from "./markup/extract-body-parts.ts";
import type { PictureError } from "./picture-problems/picture-error.ts";
import type { Resolvers } from "./resolvers.ts";
import type { Schemas } from "./schema/schemas.ts";

/** A content file that has been parsed and validated against its schema. */
export interface ParsedContentFile {
  parsed: ParsedFile;
  schemaId: string;
  /** The value matches the schema. The checks across files may still find errors. */
  valid: boolean;
  /** The content is hidden from visitors: a draft, scheduled for later, or expired. */
  hidden: boolean;
  /** The cached outline of the body, if the text itself is not loaded. */
  outline?: BodyOutline;
}

/** Why a picture cannot be shown. */
export interface PictureProblem {
  /** The file with the error: the picture itself or, for a drawing, one of its renditions. */
  file: string;
  /**
   * `unreadable`: the file is damaged. `endless`: a drawing whose references expand without end.
   * `heavy-animation`: an animation so large or long that the site shows only its first frame.
   */
  fault: "unreadable" | "endless" | "heavy-animation";
}

/** A file of the media folder. */
export interface MediaEntry {
  /** The file is a symbolic link to a target outside the folder. */
  outside: boolean;
  /** Set if the file is a picture that cannot be shown. */
  broken?: PictureProblem;
  /** In a caption file, the first line that browsers cannot parse, counted from 1. */
  captionsFault?: number;
}

/** All files of a site. Each has been validated on its own; the checks across files come next. */
export interface ParsedSite {
  /** The content folder as diagnostics name it. */
  folder: string;
  schemas: Schemas;
  collections: CollectionDefinitions;
  resolvers: Resolvers;
  /** The ISO calendar date of the build, such as "2024-01-15". */
  today: string;
  files: readonly ParsedContentFile[];
  /** The files of the media folder by relative path. */
  media: ReadonlyMap<string, MediaEntry>;
  /** Returns the size of an image of the media folder; `undefined` if the file is not an image. */
  sizeOf(name: string): ImageInfo | undefined;
  /**
   * Returns why a file of the media folder has no size; `undefined` if its bytes give no reason.
   */
  pictureFault(name: string): PictureError | undefined;
  /** Returns the size of a file of the media folder in bytes. */
  bytesOf(name: string): number | undefined;
  /**
   * Whether a page, article or notice is hidden from visitors. Always false if drafts are shown.
   */
  isOut(content: unknown): boolean;
}

/** Returns the files with a schema, in order. */
export function filesWithSchema(site: ParsedSite, schemaId: string): ParsedContentFile[] {
  return site.files.filter((file) => file.schemaId === schemaId);
}

/** Returns the text at a JSON Pointer of an unvalidated value; `undefined` if it is not a text. */
export function textAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : undefined;
}

/** Returns the list at a JSON Pointer of an unvalidated value; empty if it is not a list. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
