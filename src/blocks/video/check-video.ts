import { blockMessages } from "#lang/blocks/messages";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { createReport } from "../../check/site-index/site-rules.ts";
import { captionsExtension, splitFileName, videoExtensions } from "../../model/download-names.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { formatBytes } from "../../ui/format/format-amount.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import { parseVideoAddress } from "./video-address.ts";

const report = createReport(blockMessages);

/** Size in bytes above which a file is too large for mobile connections. */
const heavyFileSize = 20_000_000;

/**
 * Checks that a video has exactly one source: a playable file, or a page of a supported player.
 * Also checks its captions. Invalid URLs are reported elsewhere.
 */
export function checkVideo(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "blocks/video.json") return;
  const [url, file] = [textAt(value, "/url"), textAt(value, "/file/src")];
  if (url === undefined && childValue(value, "file") === undefined)
    return report(source, "video-without-source", path, {});
  if (url !== undefined && file !== undefined)
    report(source, "video-twice", pointer(path, "url"), {});
  if (url?.startsWith("https://") && !parseVideoAddress(url))
    report(source, "unknown-video", pointer(path, "url"), { url });
  if (file !== undefined) checkVideoFile(source, `${path}/file/src`, file);
  checkCaptions(source, path, value);
}

/** Checks the type and size of a video file. Missing files are reported elsewhere. */
function checkVideoFile(source: CheckContext, path: string, name: string) {
  const isPlayed = (videoExtensions as readonly string[]).includes(splitFileName(name)[1]);
  if (!isPlayed) return report(source, "no-video-file", path, { name });
  const { draft, language } = source.site;
  const bytes = draft.bytesOf(name) ?? 0;
  if (bytes <= heavyFileSize) return;
  const size = (count: number) => formatBytes(count, language);
  const told = { name, size: size(bytes), most: size(heavyFileSize) };
  report(source, "heavy-video", path, told, { severity: "warning" });
}

function checkCaptions(source: CheckContext, path: string, block: unknown) {
  const name = textAt(block, "/captions/src");
  if (name === undefined) return;
  const place = `${path}/captions/src`;
  if (textAt(block, "/file/src") === undefined)
    return report(source, "captions-without-file", pointer(path, "captions"), {});
  if (splitFileName(name)[1] !== captionsExtension)
    return report(source, "no-captions-file", place, { name });
  const line = source.site.draft.media.get(name)?.captionsFault;
  if (line !== undefined) report(source, "captions-fault", place, { name, line });
}
