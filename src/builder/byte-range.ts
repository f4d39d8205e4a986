/** A byte range of a file: the positions of its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, 14.2). Safari plays videos only from servers that support
 * ranges. Invalid headers and headers with several ranges are ignored, as the RFC allows.
 *
 * @param size the size of the file in bytes
 * @returns the range; "none" if it is beyond the end of the file; `undefined` to send the whole
 *   file
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start > end ? "none" : { start, end };
}
