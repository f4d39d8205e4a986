import type { Bytes } from "../../../load/files/file-store.ts";
import { concatBytes, readLatin1, type StrippedPicture } from "./bytes.ts";

const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [control, application] = [0xf9, 0xff];

/**
 * Removes comments, XMP and trailing data from a GIF. Keeps the loop count (GIF89a, sections 23 to
 * 27).
 *
 * @returns `undefined` if the file is truncated or not a GIF
 */
export function stripGif(bytes: Bytes): StrippedPicture | undefined {
  const first = 13 + colorTableLength(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, first)];
  let frames = 0;
  for (let at = first; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === trailer) {
      const whole = concatBytes([...kept, bytes.subarray(at, at + 1)]);
      return { bytes: whole, mustReencode: false, isMoving: frames > 1 };
    }
    const end =
      kind === image
        ? gifImageEnd(bytes, at)
        : kind === extension
          ? subBlocksEnd(bytes, at + 2)
          : -1;
    if (end < 0 || end > bytes.length) return undefined;
    if (kind === image || isNeededExtension(bytes, at)) kept.push(bytes.subarray(at, end));
    if (kind === image) frames++;
    at = end;
  }
  return undefined;
}

function isNeededExtension(bytes: Bytes, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === control || (label === application && readLatin1(bytes, at + 3, 11) === "NETSCAPE2.0")
  );
}

function gifImageEnd(bytes: Bytes, at: number): number {
  return subBlocksEnd(bytes, at + 11 + colorTableLength(bytes[at + 9] ?? 0));
}

/**
 * Returns the end of a sequence of sub-blocks. Each sub-block is prefixed with its length; one of
 * length zero ends the sequence.
 */
function subBlocksEnd(bytes: Bytes, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function colorTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
