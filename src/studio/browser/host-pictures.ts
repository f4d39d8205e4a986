import type { HostBytes } from "../hosts/contract/host-files.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { type BytesOfHost, bytesOf } from "./hand-bytes.ts";
import { mediaTypeOf } from "./media-types.ts";
import { fileBehind, type StandsFor } from "./static-addresses.ts";

/** Resolves picture addresses to ones that a browser can load. */
export interface ShownPictures {
  /** Returns an address to show; an empty picture while the bytes are loading. */
  at(address: string): string;
}

/** A transparent picture (GIF, 1 × 1). */
const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * Serves pictures of a backend as blob URLs. Each is loaded when it is first shown.
 *
 * @param onCame is called when pictures have loaded or changed
 */
export function createHostPictures(
  host: BytesOfHost & Pick<StudioHost, "watch">,
  onCame: () => void,
): ShownPictures {
  const shown = new Map<string, string>();
  const forget = (path: string) => {
    for (const [address, url] of shown) {
      const file = fileBehind(address);
      if (file?.path !== path || file.version !== undefined) continue;
      URL.revokeObjectURL(url);
      shown.delete(address);
    }
  };
  const load = async (address: string, file: StandsFor) => {
    const answer = await bytesOf(host, file).catch(() => undefined);
    if (answer?.kind !== "bytes") return;
    shown.set(address, URL.createObjectURL(toBlob(answer)));
    onCame();
  };
  host.watch((changes) => {
    for (const { path } of changes) forget(path);
    if (changes.some(({ path }) => path.startsWith("media/"))) onCame();
  });
  return {
    at(address) {
      const file = fileBehind(address);
      if (!file) return address;
      const known = shown.get(address);
      if (known !== undefined) return known;
      shown.set(address, empty);
      void load(address, file);
      return empty;
    },
  };
}

function toBlob({ path, bytes }: HostBytes): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeOf(path) });
}
