import type { GivenFile } from "../../../builder/single-file/data-address.ts";
import { mediaTypeOf } from "../../browser/media-types.ts";
import { lighterPicture } from "./lighter-picture.ts";

/** A picture or a font by its address, where the studio is served; nothing where there is none. */
export async function fileAt(address: string): Promise<GivenFile | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // The bytes of a content file are served as nothing but bytes.
  const type = mediaTypeOf(decodeURIComponent(address));
  const said = answer.headers.get("content-type")?.replace(/;.*/, "");
  return lighterPicture({ type: type ?? said ?? "application/octet-stream", bytes });
}
