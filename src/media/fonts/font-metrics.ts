/** Measures of a font, in fractions of its size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The width of an average letter of Portuguese text, spaces included. */
  average: number;
}

/** Any change of how fonts are measured must change this text: it is part of the cache's key. */
export const measuring = "metrics, 1";

/** How often each character comes in a thousand of Portuguese text. */
export const letterFrequency: Readonly<Record<string, number>> = {
  ...{ " ": 170, a: 122, e: 105, o: 90, s: 66, r: 55, i: 52, n: 42, d: 42, m: 40, u: 39, t: 36 },
  ...{ c: 33, l: 23, p: 21, v: 14, ",": 12, g: 11, q: 10, ".": 10, b: 9, f: 9, h: 7, ã: 7, ç: 5 },
  ...{ z: 4, é: 3, j: 3, x: 2 },
};

/**
 * Reads the measures of a font.
 *
 * @param font an uncompressed TrueType or OpenType file
 * @throws RangeError when the file is cut short
 */
export function readMetrics(font: Buffer): FontMetrics {
  const tables = readTables(font);
  const unit = font.readUInt16BE(tableAt(tables, "head") + 18);
  const hhea = tableAt(tables, "hhea");
  const measure = (offset: number) => font.readInt16BE(hhea + offset) / unit;
  return {
    ascent: measure(4),
    descent: -measure(6),
    lineGap: measure(8),
    average: averageAdvance(font, tables) / unit,
  };
}

/** Those characters of a text that a font has; throws RangeError when the file is cut short. */
export function charactersIn(font: Buffer, text: string): string {
  const segments = readSegments(font, tableAt(readTables(font), "cmap"));
  const has = (character: string) => glyphOf(font, segments, character.codePointAt(0) ?? 0) > 0;
  return [...text].filter(has).join("");
}

type Tables = ReadonlyMap<string, number>;

function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => [font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8)]),
  );
}

function tableAt(tables: Tables, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new RangeError(`The font has no table ${tag}.`);
  return offset;
}

function averageAdvance(font: Buffer, tables: Tables): number {
  const segments = readSegments(font, tableAt(tables, "cmap"));
  const last = font.readUInt16BE(tableAt(tables, "hhea") + 34) - 1;
  const advance = (glyph: number) =>
    font.readUInt16BE(tableAt(tables, "hmtx") + 4 * Math.min(glyph, last));
  let sum = 0;
  let count = 0;
  for (const [character, times] of Object.entries(letterFrequency)) {
    sum += times * advance(glyphOf(font, segments, character.codePointAt(0) ?? 0));
    count += times;
  }
  return sum / count;
}

interface Segment {
  start: number;
  end: number;
  delta: number;
  /** Where the segment lists its glyphs, or 0 when they follow from the delta. */
  list: number;
}

/** The segments of the character map in format 4, which every web font has. */
function readSegments(font: Buffer, cmap: number): Segment[] {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4),
  );
  const map = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new RangeError("The font has no character map of format 4.");
  const size = font.readUInt16BE(map + 6);
  return Array.from({ length: size / 2 }, (_, index) => readSegment(font, map + 14, size, index));
}

function readSegment(font: Buffer, ends: number, size: number, index: number): Segment {
  // Four arrays of the same size: ends, (two bytes of padding), starts, deltas, list offsets.
  const at = ends + 2 * index;
  const offsetAt = at + 3 * size + 2;
  const offset = font.readUInt16BE(offsetAt);
  return {
    end: font.readUInt16BE(at),
    start: font.readUInt16BE(at + size + 2),
    delta: font.readUInt16BE(at + 2 * size + 2),
    list: offset === 0 ? 0 : offsetAt + offset,
  };
}

function glyphOf(font: Buffer, segments: readonly Segment[], code: number): number {
  const segment = segments.find(({ start, end }) => start <= code && code <= end);
  if (!segment) return 0;
  const { start, delta, list } = segment;
  const glyph = list === 0 ? code : font.readUInt16BE(list + 2 * (code - start));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
