/** A part of a file: its first and last byte. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): Safari plays no video of a server that
 * does not give parts. Several parts, and what is no range, are answered with the whole, as allowed.
 *
 * @param size that of the file in bytes
 * @returns the part; "none" where it lies beyond the file; nothing where the whole is to be sent
 */
export function readRange(header: string | undefined, size: number): Range | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start > end ? "none" : { start, end };
}
