import type { FileWithMediaType } from "../../../builder/single-file/data-url.ts";
import { mediaTypeFromPath } from "../../browser/media-types.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/**
 * Fetches a picture or a font by its URL. Large photos are scaled down. Returns `undefined` if the
 * request fails.
 */
export async function fetchFileForExport(address: string): Promise<FileWithMediaType | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Content files are served without a media type of their own; derive it from the name.
  const type = mediaTypeFromPath(decodeURIComponent(address));
  const said = answer.headers.get("content-type")?.replace(/;.*/, "");
  return shrinkPhoto({ type: type ?? said ?? "application/octet-stream", bytes });
}
