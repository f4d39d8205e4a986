import type { Bytes } from "../../load/files/file-store.ts";
import type { FileVersionId } from "../backend-contract/files.ts";

/**
 * Returns the version id of a file: the SHA-256 of its bytes in hexadecimal, as in every backend.
 * Needs a secure context (https or localhost).
 */
export async function hashBytes(bytes: Bytes): Promise<FileVersionId> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
