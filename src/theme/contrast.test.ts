import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { checkContrast, contrastRatio, isDark } from "./contrast.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;

describe("contrast", () => {
  test("of black on white is 21, of a colour on itself 1", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#8a5e14", "#8a5e14")).toBe(1);
  });

  test("is the same both ways, in capitals too", () => {
    expect(contrastRatio("#FAF7F0", "#8a5e14")).toBe(contrastRatio("#8a5e14", "#faf7f0"));
  });

  test("agrees with the published examples of the formula", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

test("a colour is dark where light letters are read better on it", () => {
  const colors = ["#000000", "#0e2226", "#b4432a", "#777777", "#e2a62b", "#ffffff"];
  expect(colors.map(isDark)).toEqual([true, true, true, false, false, false]);
});

describe("the check of a theme", () => {
  test("finds nothing in the theme that ships", () => {
    expect(checkContrast(theme)).toEqual([]);
  });

  test("names the scheme, the pair, its ratio and what it should be", () => {
    const light = { ...theme.colors.light, inkSoft: "#999999" };
    const failures = checkContrast({ ...theme, colors: { ...theme.colors, light } });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ scheme: "light", pair: "inkSoft/paper", minimum: 4.5 });
    expect(failures[0]?.ratio).toBeCloseTo(2.65, 1);
  });

  test("asks less of lines than of text", () => {
    const dark = { ...theme.colors.dark, accent: theme.colors.dark.accentLine };
    const failures = checkContrast({ ...theme, colors: { ...theme.colors, dark } });
    // The same contrast is enough for a line, but not for text.
    expect(failures.map(({ scheme, pair }) => `${scheme} ${pair}`)).toEqual(["dark accent/paper"]);
  });
});
