import type { Bytes } from "../../../load/files/files.ts";

/** Lets the browser keep a text, or bytes, as a file, where it keeps what is downloaded; gives its size in bytes. */
export function downloadFile(name: string, content: string | Bytes, type = "text/html"): number {
  const blob = new Blob([content as BlobPart], { type });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Safari takes it up only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return blob.size;
}
