import { between, flatten } from "./burin/geometry.ts";
import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { type Point, polygon, polyline } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";

/** An open ledger: both pages filled in, the totals in brass, the pen at the last line. */
export const drawing = vignette(
  { crop: "12 52 344 200", gap: 5, widths: [0, 0.4, 0.65, 0.95, 1.3], outline: 1, tolerance: 0.3 },
  (plate) => {
    plate.ground(190, 226, 168, 24, { depth: 0.9, gap: 3.2 });
    pages(plate);
    for (const x of [-0.3, -0.42, 0.56, 0.68]) {
      plate.stroke(polyline([onPage(x, 0), onPage(x, 1)]), { ink: "metal", width: 1.1 });
    }
    for (let row = 0; row < 10; row++) entry(plate, row);
    const total = (y: number) => polyline([onPage(0.74, y), onPage(0.96, y)]);
    plate.stroke(total(0.9) + total(0.93), { width: 1.1, ink: "metal" });
    pen(plate);
  },
);

const edges = {
  left: ["M180 84C142 70 84 68 46 84", "M180 206C140 190 76 190 26 212"],
  right: ["M180 84C218 70 276 68 314 84", "M180 206C220 190 284 190 334 212"],
} as const;

function pages(plate: Plate): void {
  const block =
    "M180 206C140 190 76 190 26 212L24 224C76 204 140 203 180 219" +
    "C220 203 284 204 336 224L334 212C284 190 220 190 180 206Z";
  const swell = (x: number) => -18 * Math.sin((Math.PI * Math.abs(x)) / 155);
  plate.shape(block, { tone: 0.85, gap: 2.6, bend: swell });
  const bend = (x: number) => -18 * Math.sin(Math.PI * Math.min(1, Math.abs(x) / 150) * 0.95);
  const left = "M180 206C140 190 76 190 26 212L46 84C84 68 142 70 180 84Z";
  const right = "M180 206C220 190 284 190 334 212L314 84C276 68 218 70 180 84Z";
  plate.shape(left, { tone: linear(180, 0, 0.95, 40, 0, 0.14), bend, dark: 0.2 });
  plate.shape(right, { tone: linear(180, 0, 0.7, 250, 0, 0.16), bend, dark: 0.2 });
}

/** A place on the pages: across from the fold (left is negative), down from the upper edge. */
function onPage(across: number, down: number): Point {
  const [upper, lower] = across < 0 ? edges.left : edges.right;
  return between(onEdge(upper, Math.abs(across)), onEdge(lower, Math.abs(across)), down);
}

function onEdge(path: string, part: number): Point {
  const points = flatten(path)[0] ?? [];
  const at = Math.min(part, 0.999) * (points.length - 1);
  const [from = [0, 0], to = [0, 0]] = points.slice(Math.floor(at));
  return between(from, to, at - Math.floor(at));
}

/** One line of the book: text and amount on both pages; the last amounts are not written yet. Small, every second one. */
function entry(plate: Plate, row: number): void {
  const y = 0.14 + row * 0.08;
  const runs = [
    [-0.9, -0.55 - ((row * 7) % 5) * 0.03],
    [-0.38, -0.33],
    [0.12, 0.4 - ((row * 3) % 4) * 0.05],
    ...(row < 8 ? [[0.74, 0.88 + (row % 3) * 0.03] as const] : []),
  ] as const;
  for (const [from, to] of runs) {
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => onPage(from + (to - from) * part, y));
    plate.stroke(polyline(points), { width: 1.6, fine: row % 2 === 1 });
  }
}

function pen(plate: Plate): void {
  plate.shadow(polygon([236, 178], [262, 172], [340, 92], [350, 90], [268, 180]), {
    tone: 0.7,
    gap: 2.6,
  });
  const barrel = polygon([232, 176], [246, 158], [338, 62], [348, 70], [258, 168]);
  plate.shape(barrel, { tone: linear(290, 110, 0.25, 304, 122, 1), angle: -46, gap: 2.4 });
  const nib = polygon([232, 176], [246, 158], [258, 168]);
  plate.shape(nib, { tone: 0.3, angle: -46, gap: 2.4, ink: "metal" });
  plate.stroke("M232 176L250 163", { width: 0.9 });
}
