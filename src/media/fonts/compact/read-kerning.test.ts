import { expect, test } from "vitest";
import { readKerning } from "./read-kerning.ts";
import { writeKerning } from "./write-kerning.ts";

/** Creates kerning for a font with this number of glyphs. Only the given pairs are kerned. */
function kerningOf(glyphs: number, pairs: readonly (readonly [number, number, number])[]) {
  const kerning = Array.from({ length: glyphs }, () => new Array<number>(glyphs).fill(0));
  for (const [first, second, value] of pairs) (kerning[first] ?? [])[second] = value;
  return kerning;
}

test("reads kerning back from the table unchanged", () => {
  const kerning = kerningOf(6, [
    [1, 2, -40],
    [1, 4, 16],
    [3, 2, -40],
    [3, 4, 16],
    [5, 0, 8],
  ]);
  expect(readKerning(writeKerning(kerning) ?? Buffer.alloc(0), 6)).toEqual(kerning);
});

test("stores glyphs with the same kerning in one row", () => {
  const size = (firsts: readonly number[]) =>
    writeKerning(
      kerningOf(
        40,
        firsts.map((first) => [first, 39, -20] as const),
      ),
    )?.length ?? 0;
  // Each further glyph of a class only adds two bytes to the list of kerned glyphs.
  expect(size([1, 2, 3, 4, 5]) - size([1])).toBe(4 * 2);
});

test("writes no table if the kerning is too large for it", () => {
  const glyphs = 200;
  const all = Array.from({ length: glyphs }, (_, first) =>
    Array.from({ length: glyphs }, (__, second) => first * glyphs + second - 20_000),
  );
  expect(writeKerning(all)).toBeUndefined();
});
