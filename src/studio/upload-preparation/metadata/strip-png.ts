import type { Bytes } from "../../../load/files/file-store.ts";
import { concatBytes, readLatin1, type StrippedPicture, toDataView } from "./bytes.ts";
import { readExifOrientation } from "./orientation.ts";

/**
 * The chunks that are needed to render the picture, animated or not. All other chunks count as
 * metadata (W3C, "PNG", section 11).
 */
const neededChunks = [
  "IHDR",
  "PLTE",
  "tRNS",
  "IDAT",
  "IEND",
  "acTL",
  "fcTL",
  "fdAT",
  "sRGB",
  "gAMA",
  "sBIT",
];
/** The chunks with colour profiles. */
const profileChunks = ["iCCP", "cICP"];

/**
 * Removes all metadata and trailing data from a PNG.
 *
 * @returns `undefined` if the file is truncated or not a PNG
 */
export function stripPng(bytes: Bytes): StrippedPicture | undefined {
  const view = toDataView(bytes);
  const kept = [bytes.subarray(0, 8)];
  let mustDraw = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = readLatin1(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (neededChunks.includes(name)) kept.push(bytes.subarray(at, end));
    const isTurned = name === "eXIf" && readExifOrientation(bytes.subarray(at + 8, end - 4)) !== 1;
    mustDraw ||= isTurned || profileChunks.includes(name);
    if (name === "IEND") return { bytes: concatBytes(kept), mustReencode: mustDraw };
    at = end;
  }
  return undefined;
}
