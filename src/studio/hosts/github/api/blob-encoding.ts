import type { Bytes } from "../../../../load/files/file-store.ts";

/**
 * Computes the git blob id of bytes: the SHA-1 of `blob <size>`, a zero byte and the bytes, in
 * hexadecimal (Git, "Git Internals - Git Objects").
 */
export async function computeGitBlobId(bytes: Bytes): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", whole));
  return [...digest].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/**
 * Encodes bytes as base64. Works in chunks, because a picture has more bytes than a call can have
 * arguments.
 */
export function encodeBase64(bytes: Bytes): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(""));
}
