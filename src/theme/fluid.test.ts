import { describe, expect, test } from "vitest";
import { fluidFontSize, fluidSpace } from "./fluid.ts";

describe("fluidSpace", () => {
  test("returns a plain length if the sizes for phone and desktop are equal", () => {
    expect(fluidSpace({ phone: 20, desktop: 20 })).toBe("20px");
  });

  test("is exact at the phone and desktop widths and linear between them", () => {
    const side = fluidSpace({ phone: 20, desktop: 56 });
    expect(valueAt(side, 390)).toBeCloseTo(20, 1);
    expect(valueAt(side, 1440)).toBeCloseTo(56, 1);
    expect(valueAt(side, 915)).toBeCloseTo(38, 1);
  });

  test("stays constant below the phone width and above the desktop width", () => {
    const side = fluidSpace({ phone: 20, desktop: 56 });
    expect(valueAt(side, 320)).toBe(20);
    expect(valueAt(side, 2560)).toBe(56);
  });
});

describe("fluidFontSize", () => {
  test("returns rem, which follows the visitor's font size", () => {
    expect(fluidFontSize({ phone: 15, desktop: 15 })).toBe("0.9375rem");
  });

  test("reaches the middle size at 900 px and the end sizes at the phone and desktop widths", () => {
    for (const middle of [40, 63, 90]) {
      const size = fluidFontSize({ phone: 55, middle, desktop: 95 });
      expect(valueAt(size, 390)).toBeCloseTo(55, 1);
      expect(valueAt(size, 900)).toBeCloseTo(middle, 1);
      expect(valueAt(size, 1440)).toBeCloseTo(95, 1);
    }
  });

  test("shrinks display sizes on screens narrower than the phone width", () => {
    expect(valueAt(fluidFontSize({ phone: 55, desktop: 95 }), 320)).toBeCloseTo(45.1, 1);
  });

  test("does not shrink body text below its phone size", () => {
    expect(valueAt(fluidFontSize({ phone: 16.5, desktop: 17 }), 320)).toBeCloseTo(16.5, 1);
  });
});

/** Evaluates `clamp()`, `min()`, `max()`, px, rem and vw for a viewport width. */
function valueAt(css: string, width: number): number {
  const source = css
    .replace(/(-?[\d.]+)(px|rem|vw)/g, (_, number, unit) => {
      const size = { px: 1, rem: 16, vw: width / 100 }[unit as "px" | "rem" | "vw"];
      return `(${number} * ${size})`;
    })
    .replace(/\b(min|max)\(/g, "Math.$1(");
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  return new Function("clamp", `return ${source}`)(clamp);
}
