import { type Glyph, isOutline, type Point } from "./glyphs.ts";
import { interpolateDeltas, omitInferableDeltas, type PointDeltas } from "./interpolation.ts";
import {
  type Cursor,
  readPackedDeltas,
  readPackedPoints,
  writePackedDeltas,
  writePackedPoints,
} from "./packed-deltas.ts";
import { padTo, uint16Bytes } from "./sfnt.ts";

/** A tuple variation: the deltas of a glyph for one peak of the variation axes. */
export interface Variation {
  /**
   * The coordinates of the peak, one for each axis, from -1 to 1. With 0, the axis has no effect.
   */
  peak: readonly number[];
  /**
   * The start and end of the region. Missing if they have the usual values: 0 and the end of the
   * axis.
   */
  region?: readonly number[];
  /** The deltas of all points or components. The last four are the phantom points. */
  deltas: Point[];
}

const f2Dot14One = 1 << 14;
/** The number of phantom points of each glyph: left, right, top, bottom. */
export const phantomPoints = 4;
const tupleFlags = { peak: 0x8000, region: 0x4000, points: 0x2000 };
const sharesPoints = 0x8000;

/**
 * Reads the variations of each glyph, with all deltas.
 *
 * @throws RangeError if the table is truncated
 */
export function readVariations(gvar: Buffer, glyphs: readonly Glyph[]): Variation[][] {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offset = (index: number) =>
    isLong ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2;
  const start = gvar.readUInt32BE(16);
  return glyphs.map((glyph, index) => {
    const data = gvar.subarray(start + offset(index), start + offset(index + 1));
    return data.length === 0 ? [] : readGlyphVariations(data, glyph, gvar);
  });
}

function readGlyphVariations(data: Buffer, glyph: Glyph, gvar: Buffer): Variation[] {
  const axes = gvar.readUInt16BE(4);
  const count = data.readUInt16BE(0);
  const body: Cursor = { data, at: data.readUInt16BE(2) };
  const shared = count & sharesPoints ? readPackedPoints(body) : undefined;
  let at = 4;
  return Array.from({ length: count & 0xfff }, () => {
    const [size, flags] = [data.readUInt16BE(at), data.readUInt16BE(at + 2)];
    at += 4;
    const take = (times: number) => {
      at += 2 * axes * times;
      return readF2Dot14(data, at - 2 * axes * times, axes * times);
    };
    const index = gvar.readUInt32BE(8) + (flags & 0xfff) * axes * 2;
    const peak = flags & tupleFlags.peak ? take(1) : readF2Dot14(gvar, index, axes);
    const region = flags & tupleFlags.region ? take(2) : undefined;
    const end = body.at + size;
    const points = flags & tupleFlags.points ? readPackedPoints(body) : shared;
    const deltas = readPointDeltas(body, glyph, points);
    body.at = end;
    return { peak, ...(region && { region }), deltas };
  });
}

function readF2Dot14(data: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => data.readInt16BE(at + 2 * index) / f2Dot14One);
}

function readPointDeltas(
  body: Cursor,
  glyph: Glyph,
  points: readonly number[] | undefined,
): Point[] {
  const size = pointCountWithPhantoms(glyph);
  const numbers = points ?? Array.from({ length: size }, (_, index) => index);
  const xs = readPackedDeltas(body, numbers.length);
  const ys = readPackedDeltas(body, numbers.length);
  const moves: (Point | undefined)[] = Array.from({ length: size });
  numbers.forEach((number, index) => {
    moves[number] = [xs[index] ?? 0, ys[index] ?? 0];
  });
  const inner = contoursWithDeltas(glyph, moves).flatMap((each) =>
    interpolateDeltas(each.points, each.moves),
  );
  const rest = moves.slice(inner.length).map((move): Point => move ?? [0, 0]);
  return [...inner, ...rest].map(([x, y]) => [Math.round(x), Math.round(y)]);
}

function pointCountWithPhantoms(glyph: Glyph): number {
  if (!glyph) return phantomPoints;
  const count = isOutline(glyph)
    ? glyph.contours.reduce((sum, { points }) => sum + points.length, 0)
    : glyph.components.length;
  return count + phantomPoints;
}

/**
 * Splits an outline into contours with their deltas. Returns an empty list for a composite glyph,
 * since deltas of components and phantom points are never interpolated.
 */
function contoursWithDeltas<Move extends Point | undefined>(glyph: Glyph, moves: readonly Move[]) {
  if (!isOutline(glyph)) return [];
  let start = 0;
  return glyph.contours.map(({ points }) => {
    start += points.length;
    return { points, moves: moves.slice(start - points.length, start) };
  });
}

/**
 * Writes the `gvar` table.
 *
 * @param tolerance the maximum error of a point, in font units
 */
export function writeVariations(
  glyphs: readonly Glyph[],
  variations: readonly Variation[][],
  { axes, tolerance }: { axes: number; tolerance: number },
): Buffer {
  const peaks = [...new Set(variations.flat().map(({ peak }) => JSON.stringify(peak)))];
  const made = glyphs.map((glyph, index) => {
    const moving = variations[index] ?? [];
    const made = writeGlyphVariations(
      moving.map((variation) => thinVariation(glyph, variation, tolerance)),
      peaks,
    );
    return padTo(4, made);
  });
  const shared = uint16Bytes(peaks.flatMap((peak) => toF2Dot14(JSON.parse(peak))));
  const head = Buffer.alloc(20 + (made.length + 1) * 4);
  let end = 0;
  made.forEach((data, index) => {
    end += data.length;
    head.writeUInt32BE(end, 24 + index * 4);
  });
  uint16Bytes([1, 0, axes, peaks.length]).copy(head);
  head.writeUInt32BE(head.length, 8);
  uint16Bytes([made.length, 1]).copy(head, 12);
  head.writeUInt32BE(head.length + shared.length, 16);
  return Buffer.concat([head, shared, ...made]);
}

function toF2Dot14(values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * f2Dot14One));
}

interface ThinnedVariation extends Variation {
  /** The deltas that are stored. The others are interpolated from them. */
  neededDeltas: PointDeltas;
}

function thinVariation(glyph: Glyph, variation: Variation, tolerance: number): ThinnedVariation {
  const { deltas } = variation;
  const inner = contoursWithDeltas(glyph, deltas).flatMap((each) =>
    omitInferableDeltas(each.points, each.moves, tolerance),
  );
  return { ...variation, neededDeltas: [...inner, ...deltas.slice(inner.length)] };
}

function writeGlyphVariations(
  variations: readonly ThinnedVariation[],
  peaks: readonly string[],
): Buffer {
  const moving = variations.filter(({ neededDeltas }) =>
    neededDeltas.some((move) => move?.some(Boolean)),
  );
  if (moving.length === 0) return Buffer.alloc(0);
  const bodies = moving.map((each) => Buffer.from(writePointDeltas(each)));
  const heads = moving.flatMap(({ peak, region }, index) => {
    const flags = tupleFlags.points | (region ? tupleFlags.region : 0);
    const shared = peaks.indexOf(JSON.stringify(peak));
    return [bodies[index]?.length ?? 0, flags | shared, ...toF2Dot14(region ?? [])];
  });
  return Buffer.concat([uint16Bytes([moving.length, 4 + heads.length * 2, ...heads]), ...bodies]);
}

/**
 * Writes only the needed deltas, with their point numbers. Even if that takes more bytes than
 * writing all deltas, the result compresses better.
 */
function writePointDeltas({ neededDeltas }: ThinnedVariation): number[] {
  const numbers = neededDeltas.flatMap((move, index) => (move ? [index] : []));
  const moves = neededDeltas.filter((move) => move !== undefined);
  return [
    ...writePackedPoints(moves.length < neededDeltas.length ? numbers : undefined),
    ...packPointDeltas(moves),
  ];
}

function packPointDeltas(moves: readonly Point[]): number[] {
  return [
    ...writePackedDeltas(moves.map(([x]) => x)),
    ...writePackedDeltas(moves.map(([, y]) => y)),
  ];
}
