import type { Bytes } from "../../../load/files/file-store.ts";

/** A picture without metadata. */
export interface StrippedPicture {
  bytes: Bytes;
  /**
   * Whether the removed metadata affects the display (orientation, colour profile). If so, the
   * picture must be re-encoded.
   */
  mustReencode: boolean;
  /** Whether the picture has several frames. */
  isMoving?: boolean;
}

/** Concatenates byte arrays. */
export function concatBytes(pieces: readonly Bytes[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Returns a `DataView` on the same bytes. */
export function toDataView(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads bytes of a file as Latin-1 text. */
export function readLatin1(bytes: Bytes, at: number, count = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
