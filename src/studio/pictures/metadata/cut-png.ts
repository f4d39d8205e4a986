import type { Bytes } from "../../../load/files/files.ts";
import { orientationIn } from "./orientation.ts";
import { type Cut, joined, lettersAt, viewOf } from "./pieces.ts";

/**
 * Chunks that render the picture, animated or not; all others are metadata (W3C, "PNG", section
 * 11).
 */
const needed = [
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
/** Colour profiles. */
const profiles = ["iCCP", "cICP"];

/**
 * Removes all metadata and trailing data from a PNG.
 *
 * @returns `undefined` if the file is truncated or not a PNG
 */
export function cutPng(bytes: Bytes): Cut | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  let mustDraw = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = lettersAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (needed.includes(name)) kept.push(bytes.subarray(at, end));
    const isTurned = name === "eXIf" && orientationIn(bytes.subarray(at + 8, end - 4)) !== 1;
    mustDraw ||= isTurned || profiles.includes(name);
    if (name === "IEND") return { bytes: joined(kept), mustDraw };
    at = end;
  }
  return undefined;
}
