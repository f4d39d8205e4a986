import { type Area, between, contains, type Line } from "./geometry.ts";
import type { Point } from "./shapes.ts";

/** A line may run this far out of the plate. */
const margin = 1;

interface Frame {
  width: number;
  height: number;
  /** Shapes that lie above. */
  covers: readonly Area[];
}

/** The pieces of a shape's contour that nothing covers; `closed` leads back to its start. */
export function outline(lines: readonly Line[], closed: boolean, frame: Frame): Line[] {
  return lines.flatMap((line) => {
    const [start] = line;
    return visiblePieces(walk(closed && start ? [...line, start] : line), frame);
  });
}

/** The line with a point at least at every unit of its way. */
function walk(line: Line): Point[] {
  const points = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    for (let k = 1; k <= count; k++) points.push(between(from, to, k / count));
  }
  return points;
}

function visiblePieces(points: readonly Point[], frame: Frame): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of points) {
    if (isVisible(point, frame)) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function isVisible([x, y]: Point, { width, height, covers }: Frame): boolean {
  const outside = x < -margin || y < -margin || x > width + margin || y > height + margin;
  return !outside && !covers.some((cover) => contains(cover, x, y));
}
