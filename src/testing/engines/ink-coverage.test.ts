import sharp from "sharp";
import { expect, test } from "vitest";
import { measureInkCoverage } from "./ink-coverage.ts";

/** Draws a square of 10,000 pixels with a bar over a tenth of it. */
function drawing(ground: string, bar: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
    <path fill="${ground}" d="M0 0h100v100H0z"/><path fill="${bar}" d="M0 50h100v10H0z"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const all = { x: 0, y: 0, width: 100, height: 100 };

test("counts pixels that contrast with a light or dark background", async () => {
  expect(await measureInkCoverage(await drawing("#fff", "#111"), all)).toBe(0.1);
  expect(await measureInkCoverage(await drawing("#111", "#eee"), all)).toBe(0.1);
});

test("ignores lines in nearly the background colour", async () => {
  expect(await measureInkCoverage(await drawing("#111", "#181818"), all)).toBe(0);
});

test("counts only pixels inside both the box and the picture", async () => {
  const png = await drawing("#fff", "#111");
  expect(await measureInkCoverage(png, { x: -20, y: 40, width: 200, height: 20 })).toBe(0.5);
});
