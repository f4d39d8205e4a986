import type { Line } from "./geometry.ts";
import type { Path, Point } from "./shapes.ts";

/**
 * Lines as the shortest path data: one decimal, relative moves, no needless separator. That is what
 * keeps a plate of some thousand strokes within a few kilobytes.
 */
export function toPathData(lines: readonly Line[]): Path {
  let data = "";
  let pen: Point | undefined;
  for (const line of lines) {
    const [start, ...rest] = line.map(rounded);
    if (!start) continue;
    data += pen
      ? `m${joined(round(start[0] - pen[0]), round(start[1] - pen[1]))}`
      : `M${joined(...start)}`;
    data += strokes(start, rest);
    pen = rest.at(-1) ?? start;
  }
  return data;
}

/** The same shape with one decimal in each number. */
export function roundedPath(path: Path): Path {
  return path.replace(/-?\d*\.?\d+/g, (number) => short(Number(number)));
}

/** A number as CSS and SVG read it, without the zero before the point. */
export function short(number: number): string {
  return String(round(number)).replace(/^(-?)0\./, "$1.");
}

function strokes(start: Point, points: readonly Point[]): string {
  let data = "";
  let pen = start;
  let oblique = false;
  for (const point of points) {
    const [dx, dy] = [round(point[0] - pen[0]), round(point[1] - pen[1])];
    pen = point;
    if (dx === 0 && dy === 0) continue;
    const next = dy === 0 ? `h${short(dx)}` : dx === 0 ? `v${short(dy)}` : joined(dx, dy);
    const isOblique = dx !== 0 && dy !== 0;
    if (isOblique) data += oblique ? (next.startsWith("-") ? "" : " ") : "l";
    data += next;
    oblique = isOblique;
  }
  return data;
}

function joined(x: number, y: number): string {
  const [first, second] = [short(x), short(y)];
  const reads = second.startsWith("-") || (second.startsWith(".") && first.includes("."));
  return reads ? first + second : `${first} ${second}`;
}

function rounded([x, y]: Point): Point {
  return [round(x), round(y)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
