import { readFileSync } from "node:fs";
import * as harfbuzz from "harfbuzzjs";
import { load } from "js-yaml";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import type { Theme } from "../../../model/types.ts";
import { alphabet } from "../alphabet.ts";
import { readFace } from "../face-files.ts";
import { compactFont } from "./compact.ts";
import { readGlyphs } from "./glyph-table.ts";
import { readTables, requireTable, writeFont } from "./sfnt.ts";
import { readVariations } from "./variations.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const fineness = { grid: 2, tolerance: 1.5, step: 4, folding: { light: 1, heavy: 0 } };
const text = "Suas contas em dia. AVATo, Tóquio 10.743,28 (fi)";

/**
 * The instances in which glyphs must look the same: the sizes and weights of headlines and of text.
 */
const places = [
  { wght: 400, opsz: 18 },
  { wght: 400, opsz: 72 },
  { wght: 320, opsz: 72 },
  { wght: 340, opsz: 72 },
  { wght: 600, opsz: 18 },
];

let before: Buffer;
let after: Buffer;
beforeAll(async () => {
  const [face] = theme.fonts.display.faces;
  if (!face) throw new Error("The theme has no letters.");
  before = await subsetFont(await readFace(theme.fonts.display, face), alphabet, {
    targetFormat: "truetype",
    keepFeatures: ["kern", "liga", "tnum"],
    noHinting: true,
    dropTables: ["GDEF", "STAT"],
    variationAxes: { wght: { min: 320, max: 600 }, opsz: { min: 18, max: 72 } },
  });
  after = compactFont(before, fineness);
});

describe("a compacted font", () => {
  test.each(places)("keeps its outlines within a few thousandths of the font size at %o", (at) => {
    const [drawn, own] = [draw(after, at), draw(before, at)];
    expect(drawn.outlines.map(({ length }) => length)).toEqual(
      own.outlines.map(({ length }) => length),
    );
    const off = drawn.outlines.flatMap((outline, index) =>
      outline.map((place, each) => Math.abs(place - (own.outlines[index]?.[each] ?? 0)) / 2),
    );
    expect(Math.max(...off)).toBeLessThan(6);
    expect(off.reduce((sum, value) => sum + value) / off.length).toBeLessThan(1.5);
  });

  test.each(places)("keeps its glyph widths at %o, within half a kerning step", (at) => {
    const { widths } = draw(after, at);
    draw(before, at).widths.forEach((width, index) => {
      expect(Math.abs((widths[index] ?? 0) - width) / 2).toBeLessThanOrEqual(
        fineness.step / 2 + 0.5,
      );
    });
  });

  test("keeps its vertical metrics", () => {
    const [own, made] = [readTables(before), readTables(after)];
    expect(made.get("OS/2")).toEqual(own.get("OS/2"));
    expect(made.get("hhea")?.subarray(0, 10)).toEqual(own.get("hhea")?.subarray(0, 10));
  });

  test("has no variations that combine both axes, and no HVAR table", () => {
    expect(peaksOf(before).some((peak) => peak.every(Boolean))).toBe(true);
    expect(peaksOf(after).map((peak) => peak.filter(Boolean).length)).not.toContain(2);
    expect(readTables(after).has("HVAR")).toBe(false);
  });
});

test("returns a font with an unknown table unchanged", () => {
  const unknown = writeFont(new Map([...readTables(before), ["MVAR", Buffer.alloc(12)]]));
  expect(compactFont(unknown, fineness)).toBe(unknown);
});

/** Returns the peaks of the variations of a font. */
function peaksOf(font: Buffer): (readonly number[])[] {
  const tables = readTables(font);
  const variations = readVariations(requireTable(tables, "gvar"), readGlyphs(tables));
  return variations.flat().map(({ peak }) => peak);
}

/** Returns the outlines of a line of text as numbers, and the advance of each glyph. */
function draw(font: Buffer, at: Record<string, number>) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  const drawn = new harfbuzz.Font(face);
  drawn.setVariations(Object.entries(at).map(([tag, value]) => new harfbuzz.Variation(tag, value)));
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(drawn, buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  return {
    outlines: glyphs.map((glyph) => drawn.glyphToJson(glyph).flatMap(({ values }) => [...values])),
    widths: buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance),
  };
}
