import type { Bytes } from "../../../load/files/files.ts";

/** A picture without what its camera and its programs wrote into it. */
export interface Cut {
  bytes: Bytes;
  /** Something that went says how it is to be shown, such as turned, or in other colours: it must be drawn anew. */
  mustDraw: boolean;
  /** It has several frames. */
  isMoving?: boolean;
}

/** Puts pieces together. */
export function joined(pieces: readonly Bytes[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Looks at bytes as numbers. */
export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Four letters of a file. */
export function lettersAt(bytes: Bytes, at: number, count = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
