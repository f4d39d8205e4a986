import type { Bytes } from "../../load/files/files.ts";
import { drawAnew, heaviest, longestSide, type MadePicture } from "./draw-anew.ts";
import type { PictureSign } from "./file-sign.ts";
import { cutMetadata } from "./metadata/cut-metadata.ts";

const extensions = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif" } as const;

/** Largest animation in bytes; the studio cannot send more in one request. */
const heaviestAnimation = 20 * 1024 * 1024;

type Shrunk = MadePicture | "broken" | "too-large";

/**
 * Converts a photo for the site: scaled down, upright, without metadata. If only metadata has to be
 * removed, the pixels are not re-encoded.
 *
 * @returns `broken` if it cannot be decoded, `too-large` for an animation over the limit
 */
export async function shrink(sign: PictureSign, bytes: Bytes): Promise<Shrunk> {
  const cut = cutMetadata(sign, bytes);
  if (cut === "broken") return "broken";
  // Decode the original bytes: orientation and colour profile are in the metadata.
  const source = await createImageBitmap(new Blob([bytes.slice()])).catch(() => undefined);
  if (!source) return "broken";
  const { width, height } = source;
  const extension = extensions[sign as keyof typeof extensions];
  // An animation keeps its size: browsers cannot encode one. The build scales it down.
  if (cut.isMoving && extension) {
    const isFit = cut.bytes.length <= heaviestAnimation;
    return isFit ? { bytes: cut.bytes, extension, width, height } : "too-large";
  }
  const isSmall = Math.max(width, height) <= longestSide && cut.bytes.length <= heaviest;
  if (isSmall && !cut.mustDraw && extension) return { bytes: cut.bytes, extension, width, height };
  const made = await drawAnew(source, sign);
  source.close();
  return { ...made, bytes: withoutNotes(made) };
}

/** Browsers write an sRGB profile, which is redundant: no profile means sRGB. */
function withoutNotes({ extension, bytes }: MadePicture): Bytes {
  const cut = cutMetadata(extension === "jpg" ? "jpeg" : (extension as PictureSign), bytes);
  return cut === "broken" ? bytes : cut.bytes;
}
