import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { checkContrast, contrastRatio, isDark } from "./contrast.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;

describe("contrastRatio", () => {
  test("returns 21 for black on white and 1 for a colour on itself", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#8a5e14", "#8a5e14")).toBe(1);
  });

  test("returns the same for swapped colours and for upper-case digits", () => {
    expect(contrastRatio("#FAF7F0", "#8a5e14")).toBe(contrastRatio("#8a5e14", "#faf7f0"));
  });

  test("agrees with published examples of the formula", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

test("isDark returns true for colours on which light text has more contrast", () => {
  const colors = ["#000000", "#0e2226", "#b4432a", "#777777", "#e2a62b", "#ffffff"];
  expect(colors.map(isDark)).toEqual([true, true, true, false, false, false]);
});

describe("checkContrast", () => {
  test("reports nothing for the shipped theme", () => {
    expect(checkContrast(theme)).toEqual([]);
  });

  test("reports the scheme, the colour pair, its ratio and the required minimum", () => {
    const light = { ...theme.colors.light, inkSoft: "#999999" };
    const failures = checkContrast({ ...theme, colors: { ...theme.colors, light } });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ scheme: "light", pair: "inkSoft/paper", minimum: 4.5 });
    expect(failures[0]?.ratio).toBeCloseTo(2.65, 1);
  });

  test("requires less contrast for lines than for text", () => {
    const dark = { ...theme.colors.dark, accent: theme.colors.dark.accentLine };
    const failures = checkContrast({ ...theme, colors: { ...theme.colors, dark } });
    // The same contrast is enough for a line, but not for text.
    expect(failures.map(({ scheme, pair }) => `${scheme} ${pair}`)).toEqual(["dark accent/paper"]);
  });
});
