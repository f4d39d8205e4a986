import type { GivenFile } from "../../../press/handout/data-address.ts";
import { lighterPicture } from "./lighter-picture.ts";

/** A picture or a font by its address, where the studio is served; nothing where there is none. */
export async function fileAt(address: string): Promise<GivenFile | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const type = kindOf(address) ?? answer.headers.get("content-type")?.replace(/;.*/, "");
  return lighterPicture({ type: type ?? "application/octet-stream", bytes });
}

const kinds: Record<string, string> = {
  ...{ svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" },
  ...{ webp: "image/webp", avif: "image/avif", gif: "image/gif", woff2: "font/woff2" },
};

/** By the end of its name: the bytes of a content file are served as nothing but bytes. */
function kindOf(address: string): string | undefined {
  return kinds[/\.(\w+)$/.exec(decodeURIComponent(address))?.[1]?.toLowerCase() ?? ""];
}
