import type { Bytes } from "../../load/files/file-store.ts";
import { stripMetadata } from "./metadata/strip-metadata.ts";
import {
  type EncodedPicture,
  maxPhotoBytes,
  maxSide,
  reencodePicture,
} from "./reencode-picture.ts";
import type { PictureFormat } from "./sniff-file-format.ts";

const extensionByFormat = { jpeg: "jpg", png: "png", webp: "webp", gif: "gif" } as const;

/** The maximum size of an animation in bytes. The studio cannot send more in one request. */
const maxAnimationBytes = 20 * 1024 * 1024;

type PhotoConversionResult = EncodedPicture | "broken" | "too-large";

/**
 * Converts a photo for the site. The result is scaled down, upright and without metadata. If only
 * metadata must be removed, the pixels are not re-encoded.
 *
 * @returns `broken` if it cannot be decoded, `too-large` for an animation over the limit
 */
export async function convertPhoto(
  sign: PictureFormat,
  bytes: Bytes,
): Promise<PhotoConversionResult> {
  const cut = stripMetadata(sign, bytes);
  if (cut === "broken") return "broken";
  // Decode the original bytes, because the metadata contains orientation and colour profile.
  const source = await createImageBitmap(new Blob([bytes.slice()])).catch(() => undefined);
  if (!source) return "broken";
  const { width, height } = source;
  const extension = extensionByFormat[sign as keyof typeof extensionByFormat];
  // An animation keeps its size, because browsers cannot encode one. The build scales it down.
  if (cut.isMoving && extension) {
    const isFit = cut.bytes.length <= maxAnimationBytes;
    return isFit ? { bytes: cut.bytes, extension, width, height } : "too-large";
  }
  const isSmall = Math.max(width, height) <= maxSide && cut.bytes.length <= maxPhotoBytes;
  if (isSmall && !cut.mustReencode && extension)
    return { bytes: cut.bytes, extension, width, height };
  const made = await reencodePicture(source, sign);
  source.close();
  return { ...made, bytes: stripColorProfile(made) };
}

/**
 * Removes the sRGB profile that browsers write. It is redundant, because a picture without a
 * profile is sRGB.
 */
function stripColorProfile({ extension, bytes }: EncodedPicture): Bytes {
  const cut = stripMetadata(extension === "jpg" ? "jpeg" : (extension as PictureFormat), bytes);
  return cut === "broken" ? bytes : cut.bytes;
}
