import type { Hatching } from "../burin/hatch.ts";
import type { Plate } from "../burin/plate.ts";
import { type Point, polygon } from "../burin/shapes.ts";

/** The height of a line of hills at each place. */
export type Ridge = (x: number) => number;

/** Two waves, one over the other. */
export function waves(
  height: number,
  [swing, frequency, phase]: readonly [number, number, number],
  [swing2, frequency2, phase2]: readonly [number, number, number] = [0, 0, 0],
): Ridge {
  return (x) =>
    height - swing * Math.sin(x * frequency + phase) - swing2 * Math.sin(x * frequency2 + phase2);
}

/** Round mountains side by side: the middle, the half width and the height of each. */
export function mountains(
  height: number,
  ...each: readonly (readonly [middle: number, width: number, height: number])[]
): Ridge {
  const bell = (x: number) =>
    each.reduce(
      (sum, [middle, width, top]) => sum + top * Math.exp(-(((x - middle) / width) ** 2)),
      0,
    );
  return (x) => height - bell(x) - 5 * Math.sin(x * 0.013 + height);
}

interface Hills extends Pick<Hatching, "gap" | "alternate"> {
  ridge: Ridge;
  left: number;
  right: number;
  bottom: number;
  /** The tones at the left and at the right. */
  tones: readonly [number, number];
  /** How closely the lines follow the ridge. */
  follow?: number;
}

/** Hills down to the bottom, cut with lines that follow their ridge; `middle` is that of the plate. */
export function drawHills(plate: Plate, middle: number, hills: Hills): void {
  const { ridge, left, right, bottom, tones, follow = 0.85, ...hatching } = hills;
  const level = ridge((left + right) / 2);
  const slope = (x: number) => (ridge(x + 14) - ridge(x - 14)) / 14;
  const across = (x: number) => tones[0] + (tones[1] - tones[0]) * ((x - left) / (right - left));
  plate.shape(polygon(...along(ridge, left, right), [right, bottom], [left, bottom]), {
    tone: (x, y) => Math.max(0.12, across(x) - 0.005 * (y - ridge(x)) + 0.3 * slope(x)),
    bend: (x) => (ridge(x + middle) - level) * follow,
    ...hatching,
  });
}

function along(ridge: Ridge, left: number, right: number): Point[] {
  const points: Point[] = [];
  for (let x = left; x < right; x += 8) points.push([x, ridge(x)]);
  return [...points, [right, ridge(right)]];
}
