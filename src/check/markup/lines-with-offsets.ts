import { type Line, splitLines } from "../../yaml/lines.ts";

/**
 * Splits a part of a file into lines, with offsets in the file.
 *
 * @param start the offset of `text` in the file
 */
export function splitLinesWithOffsets(text: string, start: number): Line[] {
  return splitLines(text).map((line) => ({
    ...line,
    start: start + line.start,
    end: start + line.end,
  }));
}
