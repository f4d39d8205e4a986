import type { Bytes } from "../../load/files/files.ts";
import type { Version } from "../hosts/contract/host-files.ts";

/** The version of bytes, as every host gives it: SHA-256 in hexadecimal. Needs a page that came over https, or from this computer. */
export async function bytesVersion(bytes: Bytes): Promise<Version> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
