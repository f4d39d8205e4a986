/**
 * Whether a picture is an animation of which the build reads only the first frame: a PNG with the
 * chunk `acTL` (PNG, third edition, 11.3.5), or an AVIF with the brand `avis` (AVIF 1.1, 6.3). The
 * build reads all frames of animated GIF and WebP files.
 *
 * @param data the file, or its first bytes
 */
export function isUnsupportedAnimation(data: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...data.subarray(from, to));
  if (text(4, 12) === "ftypavis") return true;
  return text(1, 4) === "PNG" && hasChunkBeforeIdat(data, "acTL");
}

/** Whether a PNG has a chunk with this name before its image data (`IDAT`). */
function hasChunkBeforeIdat(data: Uint8Array, name: string): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let place = 8; place + 8 <= data.length; place += 12 + view.getUint32(place)) {
    const found = String.fromCharCode(...data.subarray(place + 4, place + 8));
    if (found === name) return true;
    if (found === "IDAT") return false;
  }
  return false;
}
