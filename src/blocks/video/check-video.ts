import type { Source } from "../../check/lookup/source.ts";
import { createReport } from "../../check/site-rules.ts";
import { textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { pointer } from "../../text/pointer.ts";
import { blockMessages } from "../messages.pt-br.ts";
import { videoAddress } from "./video-address.ts";

const report = createReport(blockMessages);

/** A video has a player that is known. What is no address at all is told elsewhere. */
export function checkVideo(source: Source, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/video.json") return;
  const url = textAt(value, "/url");
  if (url === undefined || !url.startsWith("https://") || videoAddress(url)) return;
  report(source, "unknown-video", pointer(path, "url"), { url });
}
