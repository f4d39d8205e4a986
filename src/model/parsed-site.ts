import { valueAt } from "../yaml/json-pointer.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";
import type { CollectionRules } from "./collections.ts";
import type { ImageInfo } from "./image-size.ts";
import type { BodyOutline } from "./markup/outline.ts";
import type { PictureError } from "./pictures/picture-error.ts";
import type { Resolvers } from "./resolvers.ts";
import type { Schemas } from "./schema/schemas.ts";

/** A content file that has been parsed and compared with its schema. */
export interface ParsedContentFile {
  parsed: ParsedFile;
  schemaId: string;
  /** Without errors so far: its value is what the schema says. */
  valid: boolean;
  /** A draft, not due yet, or over: visitors do not see it. */
  hidden: boolean;
  /** What its body says, where that is known from before and the text is not at hand. */
  outline?: BodyOutline;
}

/** What keeps a picture from being shown as it is. */
export interface BrokenPicture {
  /** The file at fault: the picture itself, or a cut of the drawing. */
  file: string;
  /** It cannot be read to its end, its parts draw each other without end, or only its first frame can be shown. */
  fault: "unreadable" | "endless" | "heavy-animation";
}

/** A file of the media folder. */
export interface MediaEntry {
  /** A symbolic link that leads out of the folder. */
  outside: boolean;
  /** Why the picture cannot be shown. */
  broken?: BrokenPicture;
  /** The line of captions that no browser reads. */
  captionsFault?: number;
}

/** All files of a site, each checked by itself, before they are checked against each other. */
export interface ParsedSite {
  /** The content folder as messages name it. */
  folder: string;
  schemas: Schemas;
  collections: CollectionRules;
  resolvers: Resolvers;
  /** The day for which the site is made, such as "2024-01-15". */
  today: string;
  files: readonly ParsedContentFile[];
  /** The files of the media folder by their path in it. */
  media: ReadonlyMap<string, MediaEntry>;
  /** The size of an image of the media folder; `undefined` where the file is no image. */
  sizeOf(name: string): ImageInfo | undefined;
  /** What a file of the media folder is that has no size, as far as its bytes tell. */
  pictureFault(name: string): PictureError | undefined;
  /** How many bytes a file of the media folder has. */
  bytesOf(name: string): number | undefined;
  /** Whether visitors do not see a page, article or notice. */
  isOut(content: unknown): boolean;
}

/** The files that follow a schema, in order. */
export function filesWithSchema(site: ParsedSite, schemaId: string): ParsedContentFile[] {
  return site.files.filter((file) => file.schemaId === schemaId);
}

/** The text at a path of a value that may be anything. */
export function textAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" ? found : undefined;
}

/** The list at a path of a value that may be anything; empty where there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
