import type { Bytes } from "../../../load/files/file-store.ts";

/** Downloads a text or bytes as a file. Returns the size in bytes. */
export function downloadFile(name: string, content: string | Bytes, type = "text/html"): number {
  const blob = new Blob([content as BlobPart], { type });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Safari reads the URL only after the click, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return blob.size;
}
