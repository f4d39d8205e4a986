import { downloadPath, fileFormatLabel } from "../../model/download-names.ts";
import { picturesIn } from "../../model/markup/extract-body-parts.ts";
import { listLinkedFiles } from "../../model/markup/list-linked-files.ts";
import { type ParsedSite, textAt } from "../../model/parsed-site.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import type { Download } from "../../model/types.ts";
import { pointer } from "../../yaml/json-pointer.ts";

type MediaFolder = Pick<ParsedSite, "media" | "sizeOf" | "bytesOf">;

/**
 * Adds the pictures and files that the bodies of a content value use: `bodyPictures` by file name,
 * and `bodyFiles`. Returns other content unchanged.
 *
 * @param written the value with its links as written, which name files
 */
export function withBodyMedia(
  content: unknown,
  { properties = {} }: Schema,
  { written, folder }: { written: unknown; folder: MediaFolder },
): unknown {
  const bodies = Object.keys(properties)
    .filter((name) => properties[name]?.markup === "body")
    .map((name) => textAt(written, pointer("", name)) ?? "");
  const pictures = bodies.flatMap(picturesIn).map(({ file }) => [file, bodyPicture(file, folder)]);
  const files = new Set(bodies.flatMap((body) => listLinkedFiles(body, folder.media)));
  if (pictures.length === 0 && files.size === 0) return content;
  return {
    ...Object(content),
    ...(pictures.length > 0 && { bodyPictures: Object.fromEntries(pictures) }),
    ...(files.size > 0 && {
      bodyFiles: [...files].map((name) => downloadForLinkedFile(name, folder)),
    }),
  };
}

/** Returns a picture of a body, without an alternative text: each use in the body has its own. */
function bodyPicture(file: string, { sizeOf }: MediaFolder) {
  const { width, height } = sizeOf(file) ?? {};
  return { src: `/media/${file}`, alt: "", ...(width && { width, height }) };
}

/**
 * Returns a download in a body. The size of a media file is already known. The size of a generated
 * file is added later.
 */
function downloadForLinkedFile(name: string, { bytesOf }: MediaFolder): Download {
  const bytes = bytesOf(name);
  const file = { src: downloadPath(name), format: fileFormatLabel(name) };
  return bytes ? { ...file, bytes } : file;
}
