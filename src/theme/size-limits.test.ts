import { readFileSync } from "node:fs";
import fc from "fast-check";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import type { Theme } from "../model/types.ts";
import { clampTheme, findOutOfBoundsValues } from "./size-limits.ts";
import { toCustomProperties } from "./tokens.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;

describe("out-of-bounds values of a theme", () => {
  test("do not occur in the shipped theme, which clampTheme returns unchanged", () => {
    expect(findOutOfBoundsValues(theme)).toEqual([]);
    expect(clampTheme(theme)).toBe(theme);
  });

  test.each([
    ["/space/margin/desktop", { space: { ...theme.space, margin: { phone: 80, desktop: 0 } } }, 56],
    ["/space/gap/phone", { space: { ...theme.space, gap: { phone: 0, desktop: 48 } } }, 12],
    ["/space/gutter/phone", { space: { ...theme.space, gutter: { phone: 400, desktop: 24 } } }, 40],
    ["/space/side/phone", { space: { ...theme.space, side: { phone: 400, desktop: 56 } } }, 48],
    [
      "/sizes/text/phone",
      { sizes: { ...theme.sizes, text: { ...theme.sizes.text, phone: 8 } } },
      11,
    ],
    ["/sizes/h1/phone", { sizes: { ...theme.sizes, h1: { ...theme.sizes.h1, phone: 400 } } }, 72],
    [
      "/sizes/text/line",
      { sizes: { ...theme.sizes, text: { ...theme.sizes.text, line: 0.7 } } },
      1,
    ],
    [
      "/sizes/h1/tracking",
      { sizes: { ...theme.sizes, h1: { ...theme.sizes.h1, tracking: -0.2 } } },
      -0.07,
    ],
    ["/space/gap/phone", { space: { ...theme.space, gap: { phone: 60, desktop: 48 } } }, 48],
    ["/space/side/desktop", { space: { ...theme.space, side: { phone: 20, desktop: 200 } } }, 140],
    [
      "/space/margin/desktop",
      { space: { ...theme.space, margin: { phone: 80, desktop: 280 } } },
      220,
    ],
    [
      "/space/steps/11",
      { space: { ...theme.space, steps: [...theme.space.steps.slice(0, 11), 300] } },
      256,
    ],
    [
      "/sizes/h2/tracking",
      { sizes: { ...theme.sizes, h2: { ...theme.sizes.h2, tracking: 0.1 } } },
      0.06,
    ],
  ])("are reported and clamped to the nearest allowed value: %s", (path, change, used) => {
    const written = { ...theme, ...change } as Theme;
    expect(findOutOfBoundsValues(written)).toMatchObject([{ path, used }]);
    expect(findOutOfBoundsValues(clampTheme(written))).toEqual([]);
  });

  test("are not reported for the margin in a style that draws none", () => {
    const space = { ...theme.space, margin: { phone: 0, desktop: 0 } };
    expect(findOutOfBoundsValues({ ...theme, pack: "azulejo", space })).toEqual([]);
  });

  test("are clamped in the custom properties, without changing the given theme", () => {
    const length = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        fc.array(length, { minLength: 12, maxLength: 12 }),
        length,
        length,
        (steps, a, b) => {
          const size = { phone: a, desktop: b };
          const space = {
            ...theme.space,
            steps,
            margin: size,
            gap: size,
            gutter: size,
            side: size,
          };
          const written = { ...theme, space } as Theme;
          const before = JSON.stringify(written);
          const css = toCustomProperties(written);
          expect(css).toBe(toCustomProperties(clampTheme(written)));
          expect(JSON.stringify(written)).toBe(before);
        },
      ),
    );
  });
});
