import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Bytes } from "../../load/files/file-store.ts";
import type { FileVersionId } from "../backend-contract/files.ts";
import { hasSystemErrorCode } from "./file-system.ts";

/** Returns the version of bytes: their SHA-256 in hexadecimal. */
export function computeVersion(bytes: Bytes): FileVersionId {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Returns the bytes of a file; `undefined` if it does not exist. */
export async function readBytesIfPresent(path: string): Promise<Bytes | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasSystemErrorCode(error, "ENOENT", "ENOTDIR")) return undefined;
    throw error;
  }
}

/** Returns the current version of a file; `null` if it does not exist. */
export async function readVersionIfPresent(path: string): Promise<FileVersionId | null> {
  const bytes = await readBytesIfPresent(path);
  return bytes === undefined ? null : computeVersion(bytes);
}

/** The version and size of a listed file. */
interface FileVersionAndSize {
  version: FileVersionId;
  size: number;
}

/**
 * Creates a version cache. It reads a file again only if the file's stat data changed, or if the
 * file changed very recently. Returns `undefined` for missing files.
 */
export function createVersionCache(): (place: string) => Promise<FileVersionAndSize | undefined> {
  const known = new Map<string, FileVersionAndSize & { state: string }>();
  return async (place) => {
    const found = await stat(place, { bigint: true }).catch(() => undefined);
    if (!found?.isFile()) return void known.delete(place);
    const state = `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}`;
    const before = known.get(place);
    // A file may change twice within one clock tick, so recently changed files are always read.
    const isSettled = Date.now() - Number(found.mtimeNs / 1_000_000n) > 2000;
    if (before?.state === state && isSettled) return before;
    const bytes = await readBytesIfPresent(place);
    if (!bytes) return undefined;
    const told = { version: computeVersion(bytes), size: bytes.length, state };
    known.set(place, told);
    return told;
  };
}
