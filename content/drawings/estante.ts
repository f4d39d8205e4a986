import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { type Point, polygon, polyline, rectangle } from "./burin/shapes.ts";
import { cylinder, linear } from "./burin/tones.ts";

const floor = 218;

/** The spines, from the year of the foundation on: left edge, width, height. */
const spines = [
  [22, 15, 104],
  [38, 19, 126],
  [58, 22, 118],
  [81, 24, 138],
  [106, 27, 130],
  [134, 29, 150],
  [164, 32, 142],
  [197, 36, 162],
  [234, 40, 152],
] as const;

/** A shelf of ledgers, one for each year: the first was thin, and it is the one in brass. */
export const drawing = vignette({ crop: "4 46 352 204" }, (plate) => {
  plate.shadow(rectangle(18, 232, 330, 12), { tone: linear(0, 232, 0.9, 0, 244, 0.3), gap: 3 });
  for (const [i, [x, width, height]] of spines.entries()) spine(plate, x, width, height, i);
  leaning(plate);
  const front = linear(0, floor, 0.15, 0, floor + 14, 0.95);
  plate.shape(rectangle(8, floor, 344, 14), { tone: front, gap: 2.6 });
});

function spine(plate: Plate, x: number, width: number, height: number, order: number): void {
  const top = floor - height;
  const ink = order === 0 ? "metal" : "ink";
  const round = cylinder(x, x + width, 0.06, order % 3 === 1 ? 1 : 0.72);
  plate.shape(rectangle(x, top, width, height), {
    tone: round,
    angle: 90,
    gap: 2.7,
    ink,
    line: 1.1,
  });
  for (const part of [0.1, 0.84]) band(plate, x, width, top + height * part, order);
  if (order === 0) return;
  label(plate, x + width * 0.16, top + height * 0.26, width * 0.68);
}

/** The cords under the leather. */
function band(plate: Plate, x: number, width: number, y: number, order: number): void {
  const ink = order === 0 ? "metal" : "ink";
  plate.shape(rectangle(x, y, width, 7), { tone: 0.95, gap: 2.4, line: 0.9, ink, dark: 0.1 });
}

function label(plate: Plate, x: number, y: number, width: number): void {
  plate.shape(rectangle(x, y, width, 24), { tone: null, line: 0.9 });
  const [from, to] = [x + width * 0.22, x + width * 0.78];
  plate.stroke(`M${from} ${y + 8}H${to}M${from} ${y + 15}H${to}`, { width: 1 });
}

/** The current year is still being written: it leans on those before. */
function leaning(plate: Plate): void {
  const [cos, sin] = [0.976, 0.217];
  const at = (along: number, across: number): Point => [
    302 - along * sin + across * cos,
    floor - along * cos - across * sin,
  ];
  const block = (from: number, to: number, left: number, right: number) =>
    polygon(at(from, left), at(to, left), at(to, right), at(from, right));
  plate.shadow(polygon([275, floor], [275, 90], [300, floor]), { tone: 0.95, gap: 2.6 });
  const [light, dark] = [at(0, 0), at(0, 34)];
  const round = linear(light[0], light[1], 0.12, dark[0], dark[1], 1);
  plate.shape(block(0, 140, 0, 34), { tone: round, angle: 77.4, gap: 2.7 });
  for (const along of [14, 118]) {
    plate.shape(block(along, along + 7, 0, 34), {
      tone: 0.95,
      angle: -12.5,
      gap: 2.4,
      line: 0.9,
      dark: 0.1,
    });
  }
  plate.shape(block(76, 102, 6, 28), { tone: null, line: 0.9 });
  plate.stroke(polyline([at(93, 11), at(93, 23)]) + polyline([at(86, 11), at(86, 19)]), {
    width: 1,
  });
}
