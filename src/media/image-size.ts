export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size at which a browser shows a PNG, JPEG, GIF, WebP or AVIF, in px, read from its first
 * bytes; `undefined` for other files.
 */
export function readImageSize(data: Buffer): ImageSize | undefined {
  try {
    return readers.find(({ matches }) => matches(data))?.read(data);
  } catch (error) {
    // A file cut short ends in the middle of what is read.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Reader {
  matches(data: Buffer): boolean;
  read(data: Buffer): ImageSize | undefined;
}

const readers: readonly Reader[] = [
  {
    matches: (data) => signed(data, 1, "PNG"),
    read: (data) => ({ width: data.readUInt32BE(16), height: data.readUInt32BE(20) }),
  },
  {
    matches: (data) => signed(data, 0, "GIF8"),
    read: (data) => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8) }),
  },
  { matches: (data) => data[0] === 0xff && data[1] === 0xd8, read: readJpeg },
  { matches: (data) => signed(data, 0, "RIFF") && signed(data, 8, "WEBP"), read: readWebp },
  { matches: (data) => signed(data, 4, "ftypavi"), read: readAvif },
];

function signed(data: Buffer, at: number, signature: string): boolean {
  return data.toString("latin1", at, at + signature.length) === signature;
}

function readJpeg(data: Buffer): ImageSize | undefined {
  let turned = false;
  for (let at = 2; data[at] === 0xff; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt8(at + 1);
    if (marker === 0xe1) turned ||= isTurned(data.subarray(at + 4));
    // The start of a frame; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
  }
  return undefined;
}

/** Phones store portraits lying down and note in Exif that they must be turned. */
function isTurned(exif: Buffer): boolean {
  if (!signed(exif, 0, "Exif\0\0")) return false;
  const tiff = exif.subarray(6);
  const little = signed(tiff, 0, "II");
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index++) {
    const entry = directory + 2 + 12 * index;
    if (short(entry) === 0x0112) return short(entry + 8) >= 5;
  }
  return false;
}

function readWebp(data: Buffer): ImageSize | undefined {
  const kind = data.toString("latin1", 12, 16);
  if (kind === "VP8 ") {
    return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  }
  if (kind === "VP8L") {
    const bits = data.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind === "VP8X") {
    return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  }
  return undefined;
}

/** The largest of the sizes in the file: others are of thumbnails, tiles and the like. */
function readAvif(data: Buffer): ImageSize | undefined {
  let largest: ImageSize | undefined;
  for (let at = data.indexOf("ispe"); at !== -1; at = data.indexOf("ispe", at + 4)) {
    const size = { width: data.readUInt32BE(at + 8), height: data.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
