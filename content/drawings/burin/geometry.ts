import type { Path, Point } from "./shapes.ts";

/** A line through points. */
export type Line = readonly Point[];

/** A shape as straight sides, with the box around it. */
export interface Area {
  lines: Line[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pieces into which a cubic and a quadratic curve are cut. */
const pieces = { C: 14, Q: 10 };

/** A shape as straight sides. */
export function toArea(path: Path): Area {
  return around(flatten(path));
}

function around(lines: Line[]): Area {
  const points = lines.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { lines, left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Path data as lines through points; curves become short straight pieces. */
export function flatten(path: Path): Line[] {
  const lines: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLCQHVZ])([^MLCQHVZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === "M") lines.push([]);
    for (const point of follow(command, values, pen)) {
      lines.at(-1)?.push(point);
      pen = point;
    }
  }
  return lines;
}

function follow(command: string, values: number[], pen: Point): Point[] {
  if (command === "H") return values.map((x): Point => [x, pen[1]]);
  if (command === "V") return values.map((y): Point => [pen[0], y]);
  const points = pairs(values);
  if (command === "C") return curves(points, 3, pen, pieces.C);
  if (command === "Q") return curves(points, 2, pen, pieces.Q);
  return points;
}

function pairs(values: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0]);
  return points;
}

/** Chained Bézier curves of a degree, each from where the one before ended. */
function curves(points: readonly Point[], degree: number, pen: Point, count: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < points.length; i += degree) {
    const handles = [found.at(-1) ?? pen, ...points.slice(i, i + degree)];
    for (let k = 1; k <= count; k++) found.push(onCurve(handles, k / count));
  }
  return found;
}

/** De Casteljau: the point of a Bézier curve at `t`. */
function onCurve(handles: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = handles;
  if (rest.length === 0) return first;
  const closer = rest.map((to, i) => between(handles[i] ?? first, to, t));
  return onCurve(closer, t);
}

/** The point at part `t` of the way. */
export function between([x0, y0]: Point, [x1, y1]: Point, t: number): Point {
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
}

/** Whether a point lies in an area; a part drawn twice is a hole (even-odd rule). */
export function contains(area: Area, x: number, y: number): boolean {
  if (x < area.left || x > area.right || y < area.top || y > area.bottom) return false;
  let inside = false;
  for (const line of area.lines) {
    let before = line[line.length - 1] as Point;
    for (const point of line) {
      const crosses = point[1] > y !== before[1] > y;
      const share = (y - point[1]) / (before[1] - point[1]);
      if (crosses && x < (before[0] - point[0]) * share + point[0]) inside = !inside;
      before = point;
    }
  }
  return inside;
}

/** Whether two boxes share a place. */
export function meets(one: Area, other: Area): boolean {
  const beside = one.right < other.left || other.right < one.left;
  const above = one.bottom < other.top || other.bottom < one.top;
  return !beside && !above;
}

/** The line with fewer points, nowhere farther from the first than `tolerance` (Ramer–Douglas–Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const first = line[0];
  const last = line[line.length - 1];
  if (line.length < 3 || !first || !last) return line;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  // A closed line has no chord: each half gets its own.
  const [at, distance] = length < 0.01 ? [line.length >> 1, tolerance + 1] : farthest(line, length);
  if (distance <= tolerance) return [first, last];
  const head = simplify(line.slice(0, at + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** Where a line is farthest from its chord, and by how much. */
function farthest(line: Line, length: number): [at: number, distance: number] {
  const [x0, y0] = line[0] as Point;
  const [x1, y1] = line[line.length - 1] as Point;
  let found: [number, number] = [0, 0];
  line.forEach(([x, y], i) => {
    const distance = Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
    if (i > 0 && i < line.length - 1 && distance > found[1]) found = [i, distance];
  });
  return found;
}
