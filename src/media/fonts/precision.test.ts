import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Font, Theme } from "../../model/types.ts";
import { chooseFontPrecision } from "./precision.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const { display, text } = theme.fonts;

test("letters of headlines stay finer than those of text and remarks", () => {
  const headlines = of(display, "normal");
  for (const other of [of(display, "italic"), of(text, "normal")]) {
    expect(other.grid).toBeGreaterThan(headlines.grid);
    expect(other.step).toBeGreaterThan(headlines.step);
  }
});

test("light letters are those of the largest sizes in which the theme has them, heavy ones those of text", () => {
  expect(of(display, "normal").folding).toEqual({ light: 1, heavy: 0 });
});

test("heavy headlines have heavy letters of their size", () => {
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
