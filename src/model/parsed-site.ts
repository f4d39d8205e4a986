import { valueAt } from "../yaml/json-pointer.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { CollectionDefinitions } from "./collections.ts";
import type { ImageInfo } from "./image-size.ts";
import type { BodyOutline } from "./markup/outline.ts";
import type { PictureError } from "./pictures/picture-error.ts";
import type { Resolvers } from "./resolvers.ts";
import type { Schemas } from "./schema/schemas.ts";

/** A content file that has been parsed and validated against its schema. */
export interface ParsedContentFile {
  parsed: ParsedFile;
  schemaId: string;
  /** The value matches the schema. Checks across files may still find errors. */
  valid: boolean;
  /** Hidden from visitors: a draft, scheduled for later, or expired. */
  hidden: boolean;
  /** The cached outline of its body, if the text itself is not loaded. */
  outline?: BodyOutline;
}

/** Why a picture cannot be shown. */
export interface BrokenPicture {
  /** The file with the error: the picture itself, or a rendition of the drawing. */
  file: string;
  /**
   * `unreadable`: the file is damaged. `endless`: a drawing whose references expand without end.
   * `heavy-animation`: only its first frame could be shown.
   */
  fault: "unreadable" | "endless" | "heavy-animation";
}

/** A file of the media folder. */
export interface MediaEntry {
  /** The file is a symbolic link to a target outside the folder. */
  outside: boolean;
  /** Why the picture cannot be shown. */
  broken?: BrokenPicture;
  /** The first line of a caption file that browsers cannot parse, counted from 1. */
  captionsFault?: number;
}

/** All files of a site, each validated on its own, before the checks across files. */
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
  /** The size of an image of the media folder; `undefined` if the file is no image. */
  sizeOf(name: string): ImageInfo | undefined;
  /** Why a file of the media folder has no size; `undefined` if its bytes give no reason. */
  pictureFault(name: string): PictureError | undefined;
  /** The size of a file of the media folder in bytes. */
  bytesOf(name: string): number | undefined;
  /** Whether a page, article or notice is hidden from visitors; never if drafts are shown. */
  isOut(content: unknown): boolean;
}

/** The files with a schema, in order. */
export function filesWithSchema(site: ParsedSite, schemaId: string): ParsedContentFile[] {
  return site.files.filter((file) => file.schemaId === schemaId);
}

/** The text at a JSON Pointer of an unvalidated value; `undefined` if there is no text. */
export function textAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : undefined;
}

/** The list at a JSON Pointer of an unvalidated value; empty if there is no list. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
