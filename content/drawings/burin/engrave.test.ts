import { expect, test } from "vitest";
import { type Cut, engrave } from "./engrave.ts";
import type { Plate } from "./plate.ts";
import { type SceneOptions, scene } from "./scene.ts";
import { ellipse, rectangle } from "./shapes.ts";
import { linear } from "./tones.ts";

const large: Cut = { coarseness: 1, scheme: "light" };
const small: Cut = { coarseness: 2, scheme: "light" };
const dark: Cut = { coarseness: 1, scheme: "dark" };

function drawn(draw: (plate: Plate) => void, cut = large, options: SceneOptions = {}): string {
  return engrave(scene([40, 40], { gap: 10, outline: 1, ...options }, draw), cut);
}

/** The strokes of a drawing: ink, width, path data. */
function paths(svg: string): string[] {
  const found = svg.matchAll(/<path(?: stroke="([^"]*)")? stroke-width="([^"]*)" d="([^"]*)"/g);
  return [...found].map(([, ink, width, data]) => `${ink ? "metal " : ""}${width}: ${data}`);
}

test("draws a shape as parallel lines in a contour", () => {
  const svg = drawn((plate) => plate.shape(rectangle(0, 0, 40, 20), { tone: 0.5 }));
  expect(svg).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width=".85" d="M0 5h39.5"/><path stroke-width="1" d="M0 0h40v20h-40v-20"/><path stroke-width="1.25" d="M39.5 15h-39.5"/></svg>
    "
  `);
});

test("cuts away contours and lines that are covered", () => {
  const svg = drawn((plate) => {
    plate.shape(rectangle(0, 0, 40, 20), { tone: 0.5, alternate: 0 });
    plate.cover(rectangle(10, -5, 20, 50));
  });
  expect(paths(svg)).toMatchInlineSnapshot(`
    [
      ".85: M0 5h9.5m20.5 0h9.5m-30 10h-9.5m39.5 0h-9.5",
      "1: M0 0h9m21 0h10v20h-10m-21 0h-9v-20",
    ]
  `);
});

test("draws later elements over earlier ones", () => {
  const over = (plate: Plate) => plate.cover(rectangle(-5, -5, 50, 50));
  const line = (plate: Plate) => plate.stroke("M0 20H40");
  expect(paths(drawn((plate) => over(line(plate) as Plate)))).toEqual([]);
  expect(paths(drawn((plate) => line(over(plate) as Plate)))).toEqual(["1: M0 20h40"]);
});

test("does not hide lines below hatching or below a hole", () => {
  const through = drawn((plate) => {
    plate.stroke("M0 20H40");
    plate.hatch(rectangle(-5, -5, 50, 50), { tone: 0 });
    plate.cover(ellipse(20, 20, 30) + ellipse(20, 20, 10));
  });
  expect(paths(through)).toEqual(["1: M10 20h19"]);
});

test("draws wider lines for darker tones, and none for white", () => {
  const svg = drawn((plate) =>
    plate.hatch(rectangle(0, 0, 40, 10), { tone: linear(0, 0, 0, 40, 0, 1), alternate: 0 }),
  );
  expect(paths(svg)).toMatchInlineSnapshot(`
    [
      ".5: M4.5 5h8",
      ".85: M12.5 5h9",
      "1.25: M21.5 5h9",
      "1.7: M30.5 5h9",
    ]
  `);
});

test("draws metal in a theme colour, and ink in the text colour", () => {
  const svg = drawn((plate) => plate.stroke("M0 0H9", { ink: "metal" }).stroke("M0 9H9"));
  expect(svg).toContain('stroke="currentColor"');
  expect(svg).toContain('<path stroke="var(--ill-metal,#956617)" stroke-width="1" d="M0 0h9"/>');
});

test("drops more points of a contour with a wider trim", () => {
  const circle = (plate: Plate) => plate.stroke(ellipse(20, 20, 15));
  const fine = drawn(circle, large, { trim: 0.05 });
  const rough = drawn(circle, large, { trim: 0.5 });
  expect(rough.length).toBeLessThan(fine.length * 0.7);
});

test("draws fewer and wider lines for a small slot", () => {
  const draw = (plate: Plate) => plate.shape(rectangle(0, 0, 40, 40), { alternate: 0 });
  const lines = (svg: string) => paths(svg)[0]?.match(/h/g)?.length;
  expect(lines(drawn(draw))).toBe(4);
  expect(lines(drawn(draw, small))).toBe(2);
  expect(paths(drawn(draw, small)).map((path) => path.split(":")[0])).toEqual(["1.7", "2"]);
});

test("omits fine strokes for a small slot", () => {
  const draw = (plate: Plate) => plate.stroke("M0 0L40 0", { fine: true });
  expect(paths(drawn(draw))).toHaveLength(1);
  expect(paths(drawn(draw, small))).toHaveLength(0);
});

test("draws wider lines for lighter tones in the dark scheme, and none for black", () => {
  const tone = (value: number) => (plate: Plate) =>
    plate.hatch(rectangle(0, 0, 40, 40), { tone: value, alternate: 0 });
  const width = (svg: string) => Number(paths(svg)[0]?.split(":")[0] ?? 0);
  expect(width(drawn(tone(1), dark))).toBe(0);
  expect(width(drawn(tone(0.1), dark))).toBeGreaterThan(width(drawn(tone(0.6), dark)));
});

test("keeps or replaces a tone in the dark scheme if requested", () => {
  const draw = (plate: Plate) =>
    plate
      .hatch(rectangle(0, 0, 40, 10), { tone: 1, dark: "same" })
      .hatch(rectangle(0, 20, 40, 10), { tone: 1, dark: 0.2 });
  expect(paths(drawn(draw, dark))).toEqual([".5: M0 25h39.5", "1.7: M0 5h39.5"]);
});

test("draws a cast shadow as lines in the light scheme, and removes lines in the dark scheme", () => {
  const draw = (plate: Plate) => {
    plate.hatch(rectangle(0, 0, 40, 10), { tone: 0.4, alternate: 0, dark: "same" });
    plate.shadow(rectangle(20, 0, 20, 10), { tone: 1 });
    plate.stroke("M0 10H40");
  };
  expect(paths(drawn(draw))).toEqual([".85: M0 5h39.5", "1: M0 10h40", "1.7: M20 5h19.5"]);
  expect(paths(drawn(draw, dark))).toEqual([".85: M0 5h19.5", "1: M0 10h40"]);
});

test("returns the same bytes for the same scene", () => {
  const draw = (plate: Plate) =>
    plate.ground(20, 35, 18, 4).shape(ellipse(20, 20, 15), { angle: 30, bend: (x) => x / 9 });
  expect(drawn(draw)).toBe(drawn(draw));
});
