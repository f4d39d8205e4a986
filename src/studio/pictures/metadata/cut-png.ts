import type { Bytes } from "../../../load/files/files.ts";
import { orientationIn } from "./orientation.ts";
import { type Cut, joined, lettersAt, viewOf } from "./pieces.ts";

/** What makes the picture, also a moving one; all else is notes (W3C, "PNG", section 11). */
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
/** What colours mean. */
const profiles = ["iCCP", "cICP"];

/**
 * Takes out of a PNG file all notes, and whatever follows it.
 *
 * @returns nothing where the file is cut short or none
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
