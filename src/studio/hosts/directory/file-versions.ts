import type { FileVersionId } from "../../backend-contract/files.ts";
import { hashBytes } from "../../browser/hash-bytes.ts";

/** The version and size of a listed file. */
interface FileVersionAndSize {
  version: FileVersionId;
  size: number;
}

/** A file may change again within this many milliseconds without a new timestamp. */
const timestampResolution = 2000;

/**
 * Creates a version cache. It reads a file again only if the file's timestamp or size changed, or
 * if the timestamp is very recent.
 */
export function createFileVersionCache(): (
  path: string,
  file: File,
) => Promise<FileVersionAndSize> {
  const known = new Map<string, FileVersionAndSize & { changed: number }>();
  return async (path, file) => {
    const { lastModified: changed, size } = file;
    const before = known.get(path);
    const isSettled = Date.now() - changed > timestampResolution;
    if (before && before.changed === changed && before.size === size && isSettled) return before;
    const version = await hashBytes(new Uint8Array(await file.arrayBuffer()));
    const told = { version, size, changed };
    known.set(path, told);
    return told;
  };
}
