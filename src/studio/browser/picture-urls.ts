import type { StorageBackend } from "../backend-contract/backend.ts";
import type { StoredBytes } from "../backend-contract/files.ts";
import { mediaTypeFromPath } from "./media-types.ts";
import { type ByteReader, readContentBytes } from "./serve-bytes-to-worker.ts";
import { type ContentFileRef, parseContentUrl } from "./static-studio-addresses.ts";

/** Resolves picture addresses to ones that a browser can load. */
export interface PictureUrls {
  /** Returns an address to show. While the bytes are loading, this is a transparent picture. */
  resolve(address: string): string;
}

/** A transparent picture (GIF, 1 × 1). */
const transparentPixel =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * Serves pictures of a backend as blob URLs. Each is loaded when it is first shown.
 *
 * @param onCame is called when pictures have loaded or changed
 */
export function createPictureUrls(
  host: ByteReader & Pick<StorageBackend, "watch">,
  onCame: () => void,
): PictureUrls {
  const shown = new Map<string, string>();
  const forget = (path: string) => {
    for (const [address, url] of shown) {
      const file = parseContentUrl(address);
      if (file?.path !== path || file.version !== undefined) continue;
      URL.revokeObjectURL(url);
      shown.delete(address);
    }
  };
  const load = async (address: string, file: ContentFileRef) => {
    const answer = await readContentBytes(host, file).catch(() => undefined);
    if (answer?.kind !== "bytes") return;
    shown.set(address, URL.createObjectURL(toBlob(answer)));
    onCame();
  };
  host.watch((changes) => {
    for (const { path } of changes) forget(path);
    if (changes.some(({ path }) => path.startsWith("media/"))) onCame();
  });
  return {
    resolve(address) {
      const file = parseContentUrl(address);
      if (!file) return address;
      const known = shown.get(address);
      if (known !== undefined) return known;
      shown.set(address, transparentPixel);
      void load(address, file);
      return transparentPixel;
    },
  };
}

function toBlob({ path, bytes }: StoredBytes): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeFromPath(path) });
}
