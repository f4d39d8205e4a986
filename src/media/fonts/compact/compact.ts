import { foldOpticalSize, type OpticalSizeShares } from "./fold-optical-size.ts";
import { readGlyphs, writeGlyphs } from "./glyph-table.ts";
import { boundingBoxOf, type Glyph, snapGlyph, snapPoint } from "./glyphs.ts";
import { readKerning } from "./read-kerning.ts";
import { readTables, requireTable, type Tables, uint16Bytes, writeFont } from "./sfnt.ts";
import { phantomPoints, readVariations, writeVariations } from "./variations.ts";
import { writeKerning } from "./write-kerning.ts";

/**
 * The precision of outlines, in thousandths of the font size. Widths and line heights stay exact.
 */
export interface Precision {
  /** The grid size. A point moves by at most half of it. */
  grid: number;
  /** The maximum error of a point in a variation, in thousandths of the font size. */
  tolerance: number;
  /** The step size of kerning values. */
  step: number;
  folding: OpticalSizeShares;
}

/** The supported tables. A font with any other table stays unchanged. */
const supportedTables = new Set(
  ["head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post", "gasp"].concat([
    "GPOS",
    "GSUB",
    "HVAR",
    "avar",
    "fvar",
    "gvar",
  ]),
);

/**
 * An empty `name` table. It is not needed, because CSS names the font, and `licenses.txt` states
 * its licence.
 */
const emptyNameTable = uint16Bytes([0, 0, 6]);

/**
 * Compacts a font. Rounds its outlines to a precision that the eye cannot distinguish. Returns a
 * font with unsupported tables or positioning unchanged.
 *
 * @param font an uncompressed TrueType file
 * @throws RangeError if the file is truncated
 */
export function compactFont(font: Buffer, precision: Precision): Buffer {
  const tables = readTables(font);
  if (!tables.has("glyf") || [...tables.keys()].some((tag) => !supportedTables.has(tag)))
    return font;
  const inUnits = precisionInFontUnits(tables, precision);
  const kerning = compactKerning(tables, inUnits);
  if (!kerning) return font;
  const glyphs = readGlyphs(tables);
  const snapped = glyphs.map((glyph) => snapGlyph(glyph, inUnits.grid));
  const made: Tables = new Map([
    ...tables,
    ["name", emptyNameTable],
    ["head", headWithLongOffsets(tables)],
    ["hmtx", recomputeSideBearings(tables, snapped)],
    ...Object.entries(writeGlyphs(snapped)),
    ...kerning,
    ...compactVariations(tables, { glyphs, snapped }, inUnits),
  ]);
  // HVAR is redundant: the phantom points in `gvar` also contain the variations of the widths.
  made.delete("HVAR");
  return writeFont(made);
}

function precisionInFontUnits(
  tables: Tables,
  { grid, tolerance, step, folding }: Precision,
): Precision {
  const thousandth = requireTable(tables, "head").readUInt16BE(18) / 1000;
  const whole = (value: number) => Math.max(1, Math.round(value * thousandth));
  return { grid: whole(grid), tolerance: tolerance * thousandth, step: whole(step), folding };
}

/** Returns the `head` table with the format for long offsets, which `writeGlyphs` writes. */
function headWithLongOffsets(tables: Tables): Buffer {
  const head = Buffer.from(requireTable(tables, "head"));
  head.writeInt16BE(1, 50);
  return head;
}

/**
 * Adjusts the left side bearings to the rounded outlines, since renderers would otherwise shift the
 * glyphs. The widths stay unchanged.
 */
function recomputeSideBearings(tables: Tables, glyphs: readonly Glyph[]): Buffer {
  const widths = Buffer.from(requireTable(tables, "hmtx"));
  const count = requireTable(tables, "hhea").readUInt16BE(34);
  glyphs.forEach((glyph, index) => {
    const at = index < count ? 4 * index + 2 : 2 * (count + index);
    widths.writeInt16BE(boundingBoxOf(glyph)[0], at);
  });
  return widths;
}

/**
 * Compacts the kerning. Returns `undefined` if the font has positioning other than pair kerning, or
 * too many kerning classes.
 */
function compactKerning(tables: Tables, { step }: Precision): [string, Buffer][] | undefined {
  const gpos = tables.get("GPOS");
  if (!gpos) return [];
  const kerning = readKerning(gpos, requireTable(tables, "maxp").readUInt16BE(4));
  const round = (value: number) => step * Math.round(value / step);
  const written = kerning && writeKerning(kerning.map((row) => row.map(round)));
  return written && [["GPOS", written]];
}

interface OriginalAndSnappedGlyphs {
  glyphs: readonly Glyph[];
  snapped: readonly Glyph[];
}

function compactVariations(
  tables: Tables,
  { glyphs, snapped }: OriginalAndSnappedGlyphs,
  { folding, grid, tolerance }: Precision,
): [string, Buffer][] {
  const gvar = tables.get("gvar");
  if (!gvar) return [];
  const axes = readAxisTags(requireTable(tables, "fvar"));
  const variations = readVariations(gvar, glyphs).map((each) =>
    foldOpticalSize(each, axes, folding).map((variation) => {
      const { deltas } = variation;
      const inner = deltas.slice(0, -phantomPoints).map((move) => snapPoint(move, grid));
      return { ...variation, deltas: [...inner, ...deltas.slice(-phantomPoints)] };
    }),
  );
  return [["gvar", writeVariations(snapped, variations, { axes: axes.length, tolerance })]];
}

function readAxisTags(fvar: Buffer): string[] {
  const [start = 0, count = 0, size = 0] = [4, 8, 10].map((at) => fvar.readUInt16BE(at));
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return fvar.toString("latin1", at, at + 4);
  });
}
