import type { GivenFile } from "../../../builder/single-file/data-address.ts";
import { mediaTypeOf } from "../../browser/media-types.ts";
import { lighterPicture } from "./lighter-picture.ts";

/** Fetches a picture or a font by its URL; `undefined` if it does not exist. */
export async function fileAt(address: string): Promise<GivenFile | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Content files are served without a media type of their own; derive it from the name.
  const type = mediaTypeOf(decodeURIComponent(address));
  const said = answer.headers.get("content-type")?.replace(/;.*/, "");
  return lighterPicture({ type: type ?? said ?? "application/octet-stream", bytes });
}
