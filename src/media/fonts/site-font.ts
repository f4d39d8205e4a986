import { readFileSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * Indices of known tags in the WOFF2 table directory (WOFF2, section 4.1). Only the tags used here
 * are listed.
 */
const cmapTag = 0;
const transformedTags = [10, 11];
const fvarTag = 47;
const arbitraryTag = 63;
const headerSize = 48;

/** Properties of a font that the site provides. */
export interface SiteFont {
  /** The tags of its variation axes. Empty for a static font. */
  axes: string[];
  /** Whether the font has a glyph for the character. */
  has(character: string): boolean;
}

/**
 * Reads a font file of the site. Returns `undefined` if the file is missing or outside the folder.
 *
 * @param folder the fonts folder of the content
 */
export function readSiteFontFile(folder: string, name: string): Buffer | undefined {
  try {
    const place = realpathSync(join(folder, name));
    return place.startsWith(realpathSync(folder) + sep) ? readFileSync(place) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a WOFF2 file (W3C, WOFF File Format 2.0). Returns `undefined` if the file has another
 * format or is corrupt.
 */
export function parseSiteFont(data: Buffer): SiteFont | undefined {
  try {
    if (data.toString("latin1", 0, 4) !== "wOF2" || data.readUInt32BE(8) !== data.length) return;
    const tables = readWoff2Tables(data);
    const letters = tables.get(cmapTag);
    if (!letters) return;
    const ranges = readCharacterRanges(letters);
    const axes = readAxes(tables.get(fvarTag));
    return { axes, has: (character) => isWithin(character.codePointAt(0) ?? 0, ranges) };
  } catch {
    return undefined;
  }
}

function readWoff2Tables(data: Buffer): Map<number, Buffer> {
  const sizes: { tag: number; size: number }[] = [];
  let at = headerSize;
  const number = () => {
    let value = 0;
    for (let more = true; more; at += 1) {
      value = value * 128 + (data.readUInt8(at) & 127);
      more = data.readUInt8(at) > 127;
    }
    return value;
  };
  for (let count = data.readUInt16BE(12); count > 0; count -= 1) {
    const flags = data.readUInt8(at);
    const tag = flags & 63;
    at += tag === arbitraryTag ? 5 : 1;
    const plain = number();
    // By default, `glyf` and `loca` are transformed and other tables are not. Flags can change
    // that.
    const isTransformed = transformedTags.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    sizes.push({ tag, size: isTransformed ? number() : plain });
  }
  const all = brotliDecompressSync(data.subarray(at, at + data.readUInt32BE(20)), {
    // Limits the memory, since the file may be a decompression bomb.
    maxOutputLength: 32 * 1024 * 1024,
  });
  return sliceTables(all, sizes);
}

function sliceTables(all: Buffer, sizes: readonly { tag: number; size: number }[]) {
  let start = 0;
  const tables = new Map<number, Buffer>();
  for (const { tag, size } of sizes) {
    if (start + size > all.length) throw new RangeError("The font ends too early.");
    tables.set(tag, all.subarray(start, start + size));
    start += size;
  }
  return tables;
}

function readAxes(table: Buffer | undefined): string[] {
  if (!table) return [];
  const [first, count, size] = [4, 8, 10].map((at) => table.readUInt16BE(at));
  return Array.from({ length: count ?? 0 }, (_, index) => {
    const at = (first ?? 0) + index * (size ?? 0);
    return table.toString("latin1", at, at + 4);
  });
}

type CharacterRange = readonly [from: number, to: number];

/**
 * Reads the characters of a font from formats 4 and 12 of the `cmap` table. All modern fonts have
 * one of them.
 */
function readCharacterRanges(table: Buffer): CharacterRange[] {
  const places = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    return table.readUInt32BE(8 + index * 8);
  });
  return [...new Set(places)].flatMap((at) => {
    const format = table.readUInt16BE(at);
    if (format === 4) return readSegments(table, at);
    return format === 12 ? readCmapGroups(table, at) : [];
  });
}

function readSegments(table: Buffer, at: number): CharacterRange[] {
  const length = table.readUInt16BE(at + 6);
  return Array.from({ length: length / 2 }, (_, index) => {
    const end = at + 14 + index * 2;
    return [table.readUInt16BE(end + length + 2), table.readUInt16BE(end)];
  });
}

function readCmapGroups(table: Buffer, at: number): CharacterRange[] {
  return Array.from({ length: table.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
  });
}

function isWithin(code: number, ranges: readonly CharacterRange[]): boolean {
  return ranges.some(([from, to]) => from <= code && code <= to);
}
