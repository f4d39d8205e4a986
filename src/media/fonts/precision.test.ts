import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Font, Theme } from "../../model/types.ts";
import { chooseFontPrecision } from "./precision.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const { display, text } = theme.fonts;

test("uses a finer grid and finer steps for headlines than for text and italics", () => {
  const headlines = of(display, "normal");
  for (const other of [of(display, "italic"), of(text, "normal")]) {
    expect(other.grid).toBeGreaterThan(headlines.grid);
    expect(other.step).toBeGreaterThan(headlines.step);
  }
});

test("folds light weights at the largest optical size of the theme, and heavy weights at the smallest", () => {
  expect(of(display, "normal").folding).toEqual({ light: 1, heavy: 0 });
});

test("folds heavy weights at the headline size if a headline is heavy", () => {
  const sizes = { ...theme.sizes, h1: { ...theme.sizes.h1, weight: 600, desktop: 45 } };
  const face = faceOf(display, "normal");
  expect(chooseFontPrecision({ ...theme, sizes }, display, face).folding.heavy).toBeCloseTo(0.5);
});

function of(font: Font, style: string) {
  return chooseFontPrecision(theme, font, faceOf(font, style));
}

function faceOf({ faces }: Font, style: string) {
  const face = faces.find((each) => each.style === style);
  if (!face) throw new Error(`No face is ${style}.`);
  return face;
}
