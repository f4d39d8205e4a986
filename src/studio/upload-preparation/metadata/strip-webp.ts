import type { Bytes } from "../../../load/files/file-store.ts";
import { concatBytes, readLatin1, type StrippedPicture, toDataView } from "./bytes.ts";
import { readExifOrientation } from "./orientation.ts";

const neededWebpChunks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"];
/** The VP8X flags for profile, EXIF and XMP (RFC 9649, section 2.7). */
const metadataFlags = 0x20 | 0x08 | 0x04;

/**
 * Removes all metadata and trailing data from a WebP (RFC 9649).
 *
 * @returns `undefined` if the file is truncated or not a WebP
 */
export function stripWebp(bytes: Bytes): StrippedPicture | undefined {
  const view = toDataView(bytes);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return undefined;
  const kept: Bytes[] = [];
  let mustDraw = false;
  let frames = 0;
  for (let at = 12; at + 8 <= whole; ) {
    const name = readLatin1(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return undefined;
    if (neededWebpChunks.includes(name)) kept.push(clearMetadataFlags(name, bytes.slice(at, end)));
    mustDraw ||= name === "ICCP" || (name === "EXIF" && mayBeRotated(bytes.subarray(at + 8, end)));
    if (name === "ANMF") frames++;
    at = end;
  }
  return kept.length > 0
    ? { bytes: prependRiffHeader(concatBytes(kept)), mustReencode: mustDraw, isMoving: frames > 1 }
    : undefined;
}

/**
 * Whether EXIF data rotates the picture. Some programs start the data with the "Exif" prefix of
 * JPEG, which does not belong here.
 */
function mayBeRotated(exif: Bytes): boolean {
  return readExifOrientation(readLatin1(exif, 0) === "Exif" ? exif.subarray(6) : exif) !== 1;
}

function clearMetadataFlags(name: string, chunk: Bytes): Bytes {
  if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
  return chunk;
}

function prependRiffHeader(body: Bytes): Bytes {
  const head = new TextEncoder().encode("RIFF\0\0\0\0WEBP");
  toDataView(head).setUint32(4, body.length + 4, true);
  return concatBytes([head, body]);
}
