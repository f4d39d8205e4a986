import { schemaOf } from "../../../../check/site-index/content-files.ts";
import type { CollectionRules } from "../../../../model/collections.ts";
import { documentExtensions } from "../../../../model/download-names.ts";

/**
 * The files that the studio reads and writes: texts of the content, pictures, and documents to
 * download.
 */
export type FileKind = "text" | "picture" | "document";

/** A kind of file and its size limit. */
export interface FileKindInfo {
  kind: FileKind;
  /** The extension in lower case, without the dot. */
  extension: string;
  /** The size limit in bytes. */
  limit: number;
}

const megabyte = 1024 * 1024;
const pictures = ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"];
const documents: readonly string[] = documentExtensions;

/**
 * The kind of the file at a path; `undefined` if the content cannot have such a file.
 *
 * @param collections the collections of the site, each with its own file
 */
export function fileKindOf(path: string, collections: CollectionRules): FileKindInfo | undefined {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (schemaOf(path, collections)) return { kind: "text", extension, limit: megabyte };
  if (!path.startsWith("media/")) return undefined;
  if (extension === "svg") return { kind: "picture", extension, limit: 2 * megabyte };
  // A photograph of a good camera has about 12 MB.
  if (pictures.includes(extension)) return { kind: "picture", extension, limit: 20 * megabyte };
  if (documents.includes(extension)) return { kind: "document", extension, limit: 20 * megabyte };
  return undefined;
}
