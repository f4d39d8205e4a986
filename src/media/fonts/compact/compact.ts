import { type AxisFolding, foldOpticalSize } from "./fold.ts";
import { readGlyphs, writeGlyphs } from "./glyph-table.ts";
import { boxOf, type Glyph, snapGlyph, snapPoint } from "./glyphs.ts";
import { readKerning } from "./kerning.ts";
import { writeKerning } from "./kerning-table.ts";
import { readTables, type Tables, tableOf, words, writeFont } from "./sfnt.ts";
import { phantomPoints, readVariations, writeVariations } from "./variations.ts";

/**
 * The precision of outlines, in thousandths of the font size. Widths and line heights stay exact.
 */
export interface Precision {
  /** The grid size: points move by at most half of it. */
  grid: number;
  /** Tolerance of the points of variations. */
  tolerance: number;
  /** The step size of kerning values. */
  step: number;
  folding: AxisFolding;
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

/** An empty `name` table: CSS names the font, and `licenses.txt` states its licence. */
const emptyNameTable = words([0, 0, 6]);

/**
 * Compacts a font: rounds outlines to a precision that the eye cannot distinguish.
 *
 * @param font an uncompressed TrueType file
 * @throws RangeError if the file is truncated
 */
export function compactFont(font: Buffer, fineness: Precision): Buffer {
  const tables = readTables(font);
  if (!tables.has("glyf") || [...tables.keys()].some((tag) => !supportedTables.has(tag)))
    return font;
  const inUnits = toFontUnits(tables, fineness);
  const kerning = compactKerning(tables, inUnits);
  if (!kerning) return font;
  const glyphs = readGlyphs(tables);
  const snapped = glyphs.map((glyph) => snapGlyph(glyph, inUnits.grid));
  const made: Tables = new Map([
    ...tables,
    ["name", emptyNameTable],
    ["head", withLongOffsets(tables)],
    ["hmtx", withSideBearings(tables, snapped)],
    ...Object.entries(writeGlyphs(snapped)),
    ...kerning,
    ...compactVariations(tables, { glyphs, snapped }, inUnits),
  ]);
  // HVAR is redundant: the variations in `gvar` contain the widths, as phantom points.
  made.delete("HVAR");
  return writeFont(made);
}

function toFontUnits(tables: Tables, { grid, tolerance, step, folding }: Precision): Precision {
  const thousandth = tableOf(tables, "head").readUInt16BE(18) / 1000;
  const whole = (value: number) => Math.max(1, Math.round(value * thousandth));
  return { grid: whole(grid), tolerance: tolerance * thousandth, step: whole(step), folding };
}

/** Switches the index to long offsets, as `writeGlyphs` writes them. */
function withLongOffsets(tables: Tables): Buffer {
  const head = Buffer.from(tableOf(tables, "head"));
  head.writeInt16BE(1, 50);
  return head;
}

/**
 * Keeps the widths, and sets the left side bearings to the outlines: otherwise renderers shift the
 * glyphs.
 */
function withSideBearings(tables: Tables, glyphs: readonly Glyph[]): Buffer {
  const widths = Buffer.from(tableOf(tables, "hmtx"));
  const count = tableOf(tables, "hhea").readUInt16BE(34);
  glyphs.forEach((glyph, index) => {
    const at = index < count ? 4 * index + 2 : 2 * (count + index);
    widths.writeInt16BE(boxOf(glyph)[0], at);
  });
  return widths;
}

/**
 * Compacts the kerning. Returns `undefined` if the font has other positioning than pairs, or too
 * many classes.
 */
function compactKerning(tables: Tables, { step }: Precision): [string, Buffer][] | undefined {
  const gpos = tables.get("GPOS");
  if (!gpos) return [];
  const kerning = readKerning(gpos, tableOf(tables, "maxp").readUInt16BE(4));
  const round = (value: number) => step * Math.round(value / step);
  const written = kerning && writeKerning(kerning.map((row) => row.map(round)));
  return written && [["GPOS", written]];
}

interface CompactedGlyphs {
  glyphs: readonly Glyph[];
  snapped: readonly Glyph[];
}

function compactVariations(
  tables: Tables,
  { glyphs, snapped }: CompactedGlyphs,
  { folding, grid, tolerance }: Precision,
): [string, Buffer][] {
  const gvar = tables.get("gvar");
  if (!gvar) return [];
  const axes = axesOf(tableOf(tables, "fvar"));
  const variations = readVariations(gvar, glyphs).map((each) =>
    foldOpticalSize(each, axes, folding).map((variation) => {
      const { moves } = variation;
      const inner = moves.slice(0, -phantomPoints).map((move) => snapPoint(move, grid));
      return { ...variation, moves: [...inner, ...moves.slice(-phantomPoints)] };
    }),
  );
  return [["gvar", writeVariations(snapped, variations, { axes: axes.length, tolerance })]];
}

function axesOf(fvar: Buffer): string[] {
  const [start = 0, count = 0, size = 0] = [4, 8, 10].map((at) => fvar.readUInt16BE(at));
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return fvar.toString("latin1", at, at + 4);
  });
}
