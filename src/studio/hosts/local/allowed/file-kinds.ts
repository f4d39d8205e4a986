import { schemaOf } from "../../../../check/site-index/content-files.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import { documentEndings } from "../../../../model/download-names.ts";

/** What the studio reads and writes: texts of the content, its pictures, its documents to download. */
export type FileKind = "text" | "picture" | "document";

/** A kind of file, and how large one may get. */
export interface KnownKind {
  kind: FileKind;
  /** What it ends in, in small letters, without the dot. */
  extension: string;
  /** The most bytes that are written. */
  limit: number;
}

const megabyte = 1024 * 1024;
const pictures = ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"];
const documents: readonly string[] = documentEndings;

/**
 * The kind of the file at a path, nothing where the content has no such files.
 *
 * @param collections the lists of the site, each with a file of its own
 */
export function kindOf(path: string, collections: CollectionRules): KnownKind | undefined {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (schemaOf(path, collections)) return { kind: "text", extension, limit: megabyte };
  if (!path.startsWith("media/")) return undefined;
  if (extension === "svg") return { kind: "picture", extension, limit: 2 * megabyte };
  // A photograph of a good camera has about 12 MB.
  if (pictures.includes(extension)) return { kind: "picture", extension, limit: 20 * megabyte };
  if (documents.includes(extension)) return { kind: "document", extension, limit: 20 * megabyte };
  return undefined;
}
