import {
  boundingBoxOf,
  type Composite,
  type Glyph,
  isOutline,
  type Outline,
  type Point,
} from "./glyphs.ts";
import { padTo, requireTable, type Tables, uint16Bytes } from "./sfnt.ts";

const pointFlags = {
  onCurve: 1,
  shortX: 2,
  shortY: 4,
  repeat: 8,
  sameX: 16,
  sameY: 32,
  overlaps: 64,
};
const componentFlags = { words: 1, scale: 8, more: 32, scales: 64, matrix: 128, hints: 256 };

/**
 * Reads all glyphs of a TrueType font.
 *
 * @throws RangeError if the font has no glyphs, or if it is truncated
 */
export function readGlyphs(tables: Tables): Glyph[] {
  const isLong = requireTable(tables, "head").readUInt16BE(50) === 1;
  const [loca, glyf] = [requireTable(tables, "loca"), requireTable(tables, "glyf")];
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  return Array.from({ length: requireTable(tables, "maxp").readUInt16BE(4) }, (_, index) => {
    const data = glyf.subarray(offset(index), offset(index + 1));
    if (data.length === 0) return undefined;
    return data.readInt16BE(0) < 0 ? readComposite(data) : readOutline(data);
  });
}

function readOutline(data: Buffer): Outline {
  const count = data.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const size = (ends.at(-1) ?? -1) + 1;
  const hintsAt = 10 + 2 * count;
  const flagsAt = hintsAt + 2 + data.readUInt16BE(hintsAt);
  const [flags, xsAt] = readFlags(data, flagsAt, size);
  const [xs, ysAt] = readCoordinates(data, xsAt, flags, {
    short: pointFlags.shortX,
    same: pointFlags.sameX,
  });
  const [ys] = readCoordinates(data, ysAt, flags, {
    short: pointFlags.shortY,
    same: pointFlags.sameY,
  });
  const points = xs.map((x, index): Point => [x, ys[index] ?? 0]);
  const contours = ends.map((end, index) => {
    const start = (ends[index - 1] ?? -1) + 1;
    const isOnCurve = flags.slice(start, end + 1).map((flag) => (flag & pointFlags.onCurve) !== 0);
    return { points: points.slice(start, end + 1), isOnCurve };
  });
  return { contours, overlaps: ((flags[0] ?? 0) & pointFlags.overlaps) !== 0 };
}

function readFlags(data: Buffer, start: number, size: number): [flags: number[], end: number] {
  const flags: number[] = [];
  let at = start;
  while (flags.length < size) {
    const flag = data.readUInt8(at++);
    const times = flag & pointFlags.repeat ? data.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  return [flags, at];
}

type CoordinateFlags = Record<"short" | "same", number>;

function readCoordinates(
  data: Buffer,
  start: number,
  flags: readonly number[],
  { short, same }: CoordinateFlags,
): [places: number[], end: number] {
  let at = start;
  let place = 0;
  const places = flags.map((flag) => {
    if (flag & short) {
      place += flag & same ? data.readUInt8(at) : -data.readUInt8(at);
      at += 1;
    } else if (!(flag & same)) {
      place += data.readInt16BE(at);
      at += 2;
    }
    return place;
  });
  return [places, at];
}

function readComposite(data: Buffer): Composite {
  const [left, bottom, right, top] = [2, 4, 6, 8].map((offset) => data.readInt16BE(offset));
  const parts: Composite["components"] = [];
  let at = 10;
  let flags: number = componentFlags.more;
  while (flags & componentFlags.more) {
    flags = data.readUInt16BE(at);
    const glyph = data.readUInt16BE(at + 2);
    const wide = flags & componentFlags.words ? 2 : 1;
    const place = (offset: number) =>
      wide === 2 ? data.readInt16BE(at + 4 + offset) : data.readInt8(at + 4 + offset);
    const restAt = at + 4 + 2 * wide;
    const end = restAt + transformByteLength(flags);
    parts.push({ flags, glyph, at: [place(0), place(wide)], rest: data.subarray(restAt, end) });
    at = end;
  }
  return { box: [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0], components: parts };
}

function transformByteLength(flags: number): number {
  if (flags & componentFlags.matrix) return 8;
  if (flags & componentFlags.scales) return 4;
  return flags & componentFlags.scale ? 2 : 0;
}

/** Writes the `glyf` and `loca` tables, with long offsets and without hints. */
export function writeGlyphs(glyphs: readonly Glyph[]): Record<"glyf" | "loca", Buffer> {
  const made = glyphs.map((glyph) => padTo(4, writeGlyph(glyph)));
  const loca = Buffer.alloc((made.length + 1) * 4);
  let end = 0;
  made.forEach((data, index) => {
    end += data.length;
    loca.writeUInt32BE(end, (index + 1) * 4);
  });
  return { glyf: Buffer.concat(made), loca };
}

function writeGlyph(glyph: Glyph): Buffer {
  if (!glyph) return Buffer.alloc(0);
  const body = isOutline(glyph) ? writeOutline(glyph) : writeComponents(glyph);
  const count = isOutline(glyph) ? glyph.contours.length : -1;
  return Buffer.concat([uint16Bytes([count, ...boundingBoxOf(glyph)]), body]);
}

function writeOutline({ contours, overlaps }: Outline): Buffer {
  let end = -1;
  const ends = contours.map(({ points }) => {
    end += points.length;
    return end;
  });
  const flags = contours.flatMap((contour) =>
    contour.isOnCurve.map((on) => (on ? pointFlags.onCurve : 0)),
  );
  if (overlaps) flags[0] = (flags[0] ?? 0) | pointFlags.overlaps;
  const points = contours.flatMap((contour) => contour.points);
  const steps = points.map(([x, y], index): Point => {
    const [lastX, lastY] = points[index - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
  // Coordinates of two bytes each compress better than mixed sizes.
  return Buffer.concat([
    uint16Bytes([...ends, 0]),
    Buffer.from(flags),
    uint16Bytes(steps.map(([x]) => x)),
    uint16Bytes(steps.map(([, y]) => y)),
  ]);
}

function writeComponents({ components }: Composite): Buffer {
  const made = components.flatMap(({ flags, glyph, at, rest }) => {
    const isSmall = at.every((value) => value >= -128 && value <= 127);
    const kept = flags & ~(componentFlags.words | componentFlags.hints);
    const places = isSmall ? Buffer.from(Int8Array.from(at).buffer) : uint16Bytes(at);
    return [uint16Bytes([isSmall ? kept : kept | componentFlags.words, glyph]), places, rest];
  });
  return Buffer.concat(made);
}
