import { schemaIdOf } from "../../../check/folder-structure/content-files.ts";
import type { CollectionDefinitions } from "../../../model/collections.ts";
import { documentExtensions } from "../../../model/download-names.ts";

/**
 * The kinds of files that the studio reads and writes: texts of the content, pictures, and
 * documents to download.
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

const bytesPerMegabyte = 1024 * 1024;
const pictureExtensions = ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"];
const downloadExtensions: readonly string[] = documentExtensions;

/**
 * Returns the kind of the file at a path; `undefined` if the content cannot have such a file.
 *
 * @param collections the collections of the site, each with its own file
 */
export function findFileKind(
  path: string,
  collections: CollectionDefinitions,
): FileKindInfo | undefined {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (schemaIdOf(path, collections)) return { kind: "text", extension, limit: bytesPerMegabyte };
  if (!path.startsWith("media/")) return undefined;
  if (extension === "svg") return { kind: "picture", extension, limit: 2 * bytesPerMegabyte };
  // A photograph from a good camera has about 12 MB.
  if (pictureExtensions.includes(extension))
    return { kind: "picture", extension, limit: 20 * bytesPerMegabyte };
  if (downloadExtensions.includes(extension))
    return { kind: "document", extension, limit: 20 * bytesPerMegabyte };
  return undefined;
}
