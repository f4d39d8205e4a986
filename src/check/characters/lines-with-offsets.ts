import { type Line, splitLines } from "../../yaml/lines.ts";

/** The lines of a part of a file, with the places that they have in the file. */
export function linesWithOffsets(text: string, start: number): Line[] {
  return splitLines(text).map((line) => ({
    ...line,
    start: start + line.start,
    end: start + line.end,
  }));
}
