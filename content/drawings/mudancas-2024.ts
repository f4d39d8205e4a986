import type { Ink, Plate } from "./burin/plate.ts";
import { cover } from "./burin/scene.ts";
import { ellipse, type Point, polygon, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";
import { drawHills, waves } from "./parts/hills.ts";

/** The points of a railway: one line comes, two lines go, and the new one is brass. */
export const drawing = cover(
  { gap: 4, widths: [0, 0.4, 0.7, 1, 1.4], outline: 0.95, trim: 0.55 },
  (plate) => {
    const sky = linear(0, 0, 0.46, 0, 150, 0.12);
    plate.hatch(rectangle(0, 0, 480, 150), { tone: sky, gap: 6, alternate: 0, dark: 0.12 });
    const sun = linear(0, 80, 0.25, 0, 140, 0.7);
    plate.shape(ellipse(326, 112, 34), {
      tone: sun,
      dark: 0.75,
      ink: "metal",
      edge: "metal",
      gap: 3.4,
    });
    const [far, near] = [
      waves(128, [16, 0.018, 1], [6, 0.05, 2]),
      waves(152, [14, 0.014, 3.4], [5, 0.04, 0]),
    ];
    const sides = { left: -8, right: 488 };
    drawHills(plate, 240, { ...sides, ridge: far, bottom: 200, tones: [0.2, 0.5], gap: 6.6 });
    drawHills(plate, 240, { ...sides, ridge: near, bottom: 220, tones: [0.5, 0.95], gap: 6 });
    plate.cover(rectangle(-4, 172, 488, 132));
    plate.stroke("M0 172L480 172", { width: 0.85 });
    plate.hatch(rectangle(0, 178, 480, 122), { tone: 0.15, gap: 11, alternate: 0, dark: "same" });
    track(plate, 0, 0.02, "ink");
    track(plate, 1, 0.36, "metal");
    lever(plate);
  },
);

/** The middle of a track at part `way` of its course, and how large things are there. */
function onTrack(way: number, turn: number): [x: number, y: number, size: number] {
  return [226 - 60 * way + turn * way * way * 300, 312 - way * 140, 1 - way * 0.93];
}

function track(plate: Plate, turn: number, start: number, ink: Ink): void {
  for (let way = start; way < 0.9; way += 0.014 + 0.105 * (1 - way * 0.93) ** 2) {
    const [x, y, size] = onTrack(way, turn);
    const [half, top] = [96 * size, y - 1 - 7.5 * size * size];
    const [left, right] = [x - half * 0.97, x + half * 0.97];
    plate.shape(polygon([x - half, y], [x + half, y], [right, top], [left, top]), {
      tone: 0.7,
      gap: 5,
      line: 0.85,
    });
  }
  for (const side of [-64, 64]) rail(plate, turn, side, ink);
}

function rail(plate: Plate, turn: number, side: number, ink: Ink): void {
  const edge = (direction: number): Point[] =>
    Array.from({ length: 31 }, (_, i) => {
      const [x, y, size] = onTrack(i * 0.0325, turn);
      return [x + side * size + direction * (3.6 * size + 0.3), y];
    });
  plate.shape(polygon(...edge(-1), ...edge(1).reverse()), {
    tone: 1,
    dark: "same",
    gap: 1.9,
    line: 1.1,
    ink,
  });
}

function lever(plate: Plate): void {
  plate.shape(rectangle(62, 128, 6, 138), { tone: cylinder(62, 68), gap: 2, angle: 90 });
  plate.shape(ellipse(65, 118, 17), { tone: 0.85, dark: "same", gap: 2.6, ink: "metal" });
  plate.shape(ellipse(65, 118, 8), { tone: null });
  const foot = polygon([40, 258], [92, 258], [100, 272], [32, 272]);
  plate.shape(foot, { tone: 0.8, gap: 2.4 });
}
