import type { Bytes } from "../../../load/files/file-store.ts";
import { concatBytes, readLatin1, type StrippedPicture, toDataView } from "./bytes.ts";
import { readExifOrientation } from "./orientation.ts";

const [startOfScan, endOfImage] = [0xda, 0xd9];
/**
 * JFIF and Adobe segments, which define pixel density and colour transform. The picture looks
 * different without them.
 */
const neededSegments = [0xe0, 0xee];

/**
 * Removes metadata from a JPEG: EXIF with location and camera, XMP, IPTC, comments, trailing data
 * (ITU-T T.81, annex B), and the thumbnail of the JFIF segment. Keeps the rest of that segment, the
 * Adobe segment and the pixels. `mustReencode` says whether it removed a rotation or a colour
 * profile.
 *
 * @returns `undefined` if the file is truncated or not a JPEG
 */
export function stripJpeg(bytes: Bytes): StrippedPicture | undefined {
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  const view = toDataView(bytes);
  let mustDraw = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage)
      return { bytes: concatBytes([...kept, endMarker]), mustReencode: mustDraw };
    else {
      const segment = at + 2 + view.getUint16(at + 2);
      const end = marker === startOfScan ? scanDataEnd(bytes, segment) : segment;
      if (end > bytes.length) return undefined;
      const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
      const piece = bytes.subarray(at, end);
      if (!isNote || isNeededSegment(marker, piece)) kept.push(withoutThumbnail(piece));
      else mustDraw ||= affectsDisplay(marker, piece);
      at = end;
    }
  }
  return bytes.at(-2) === 0xff && bytes.at(-1) === endOfImage
    ? { bytes: concatBytes([...kept, endMarker]), mustReencode: mustDraw }
    : undefined;
}

const endMarker = new Uint8Array([0xff, endOfImage]);

function isNeededSegment(marker: number, piece: Bytes): boolean {
  const [start, name] = [neededSegments.includes(marker), readLatin1(piece, 4, 5)];
  return start && (name === "JFIF\0" || name === "Adobe");
}

/** The length of a JFIF segment without a thumbnail, including its marker (ITU-T T.871, 10.1). */
const jfifLength = 18;

/**
 * Removes the thumbnail of a JFIF segment. It may show the picture as it was before it was cropped.
 */
function withoutThumbnail(segment: Bytes): Bytes {
  if (segment[1] !== 0xe0 || segment.length <= jfifLength) return segment;
  const short = segment.slice(0, jfifLength);
  short.set([0, jfifLength - 2], 2);
  short.set([0, 0], jfifLength - 2);
  return short;
}

/**
 * Returns the end of entropy-coded data: the first marker that is neither a restart marker nor a
 * stuffed byte.
 */
function scanDataEnd(bytes: Bytes, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isOwn = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (bytes[at] === 0xff && !isOwn) return at;
  }
  return bytes.length + 1;
}

/**
 * Whether a segment affects the display: EXIF may rotate the picture, and an ICC profile changes
 * its colours.
 */
function affectsDisplay(marker: number, piece: Bytes): boolean {
  if (marker === 0xe2) return readLatin1(piece, 4, 11) === "ICC_PROFILE";
  const isExif = marker === 0xe1 && readLatin1(piece, 4, 4) === "Exif";
  return isExif && readExifOrientation(piece.subarray(10)) !== 1;
}
