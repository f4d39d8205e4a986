import { flatten, type Line } from "../burin/geometry.ts";
import { type Path, type Point, polygon } from "../burin/shapes.ts";

/** What lies within `half` on both sides of a line: a cord, a road. `half` may change on the way. */
export function band(path: Path, half: number | ((part: number) => number)): Path {
  const line = flatten(path)[0] ?? [];
  const width = typeof half === "function" ? half : () => half;
  const side = (direction: number) =>
    line.map((point, i) => {
      const [dx, dy] = heading(line, i);
      const away = direction * width(i / (line.length - 1));
      return [point[0] - dy * away, point[1] + dx * away] as const;
    });
  return polygon(...side(1), ...side(-1).reverse());
}

/** The direction of a line at one of its points, as a step of length 1. */
function heading(line: Line, i: number): Point {
  const [from, to] = [
    line[Math.max(0, i - 1)] as Point,
    line[Math.min(line.length - 1, i + 1)] as Point,
  ];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}
