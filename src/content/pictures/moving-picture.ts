/**
 * Whether a picture has more than one frame, as far as its bytes are there: a GIF with a second image (GIF89a, 20), a
 * WebP whose header says so (RFC 9649, 2.7), a PNG with the chunk `acTL` (PNG, third edition, 11.3.5).
 *
 * @param data the file, or its beginning
 */
export function isMovingPicture(data: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...data.subarray(from, to));
  if (text(0, 4) === "GIF8") return hasTwoImages(data);
  if (text(0, 4) === "RIFF" && text(8, 16) === "WEBPVP8X") return ((data[20] ?? 0) & 0x02) !== 0;
  return text(1, 4) === "PNG" && hasChunk(data, "acTL");
}

function hasTwoImages(data: Uint8Array): boolean {
  const at = (place: number) => data[place] ?? 0;
  let images = 0;
  let place = 13 + colorTable(at(10));
  while (place < data.length) {
    const sign = at(place);
    if (sign === 0x21) place = behindBlocks(data, place + 2);
    else if (sign === 0x2c) {
      images += 1;
      if (images > 1) return true;
      // Behind the place and size of the image, and the size of its codes.
      place = behindBlocks(data, place + 10 + colorTable(at(place + 9)) + 1);
    } else return false;
  }
  return false;
}

/** How many bytes a table of colours takes, by the flags before it. */
function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Each block begins with its length; one without any ends them. */
function behindBlocks(data: Uint8Array, start: number): number {
  let place = start;
  for (let length = data[place]; length; length = data[place]) place += length + 1;
  return place + 1;
}

/** Whether a PNG has a chunk before its picture. */
function hasChunk(data: Uint8Array, name: string): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let place = 8; place + 8 <= data.length; place += 12 + view.getUint32(place)) {
    const found = String.fromCharCode(...data.subarray(place + 4, place + 8));
    if (found === name) return true;
    if (found === "IDAT") return false;
  }
  return false;
}
