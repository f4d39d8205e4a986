import { type Area, contains, type Line } from "./geometry.ts";
import type { Point } from "./shapes.ts";
import type { Tone } from "./tones.ts";

/** How a shape is filled with parallel lines. */
export interface Hatching {
  /** How dark: 0 to 1, or a function of the place; half unless told. */
  tone?: Tone;
  /** Degrees clockwise: 0 lies, 90 stands. */
  angle?: number;
  /** From line to line, in plate units; the plate's own unless told. */
  gap?: number;
  /** How far a line leaves its course, so that it follows what is round; `x` and `y` count from the middle of the plate. */
  bend?: (x: number, y: number) => number;
  /** Where the first line lies, in parts of the gap. */
  phase?: number;
  /** How much every second line is darker: the eye reads it as the hand of the engraver. */
  alternate?: number;
}

/** What the plate knows and the shape does not. */
export interface Sheet {
  width: number;
  height: number;
  /** The line widths that a tone may take, from none to the widest. */
  widths: readonly number[];
  /** From one looked-at place to the next, in plate units. */
  step: number;
  /** Shapes that lie above. */
  covers: readonly Area[];
}

/** A tone below this shows as bare paper. */
const threshold = 0.1;
/** A curved course may leave the box of its shape by this much. */
const reach = 60;
/** Shorter runs, in looked-at places, are dust. */
const dust = 3;

/** Lines for each of the sheet's widths, cut where something lies above; the first list stays empty. */
export function hatch(area: Area, hatching: Hatching & { gap: number }, sheet: Sheet): Line[][] {
  const { gap, bend, phase = 0.5 } = hatching;
  const turn = turning(hatching.angle ?? 0, sheet);
  const corners = area.lines.flat().map(turn.toCourse);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const more = bend ? reach : 0;
  const [top, bottom] = [Math.min(...ys) - more, Math.max(...ys) + more];
  const level = toLevel(area, hatching, sheet);
  const found: Line[][] = sheet.widths.map(() => []);
  for (let row = Math.ceil(top / gap - phase); (row + phase) * gap <= bottom; row++) {
    const y = (row + phase) * gap;
    const at = (x: number) => turn.toPlate([x, y + (bend ? bend(x, y) : 0)]);
    const range = { from: Math.min(...xs), to: Math.max(...xs), step: sheet.step };
    for (const run of runsOf(range, at, (x, y) => level(x, y, row))) {
      const points = row % 2 ? run.points.reverse() : run.points;
      found[run.level]?.push(points);
    }
  }
  return found;
}

interface Run {
  level: number;
  points: Point[];
}

/** The pieces of one course on which the width of the line stays the same. */
function runsOf(
  { from, to, step }: { from: number; to: number; step: number },
  at: (x: number) => Point,
  level: (x: number, y: number) => number,
): Run[] {
  const runs: Run[] = [];
  let run: Run = { level: 0, points: [] };
  for (let x = from; x <= to; x += step) {
    const point = at(x);
    const next = level(point[0], point[1]);
    if (next !== run.level) {
      runs.push(run);
      const last = run.points.at(-1);
      run = { level: next, points: last && next ? [last] : [] };
    }
    if (next) run.points.push(point);
  }
  return [...runs, run].filter(({ level, points }) => level > 0 && points.length > dust);
}

/** The number of the width that a place takes: 0 outside, hidden, or bare. */
function toLevel(area: Area, { tone = 0.5, alternate = 0.05 }: Hatching, sheet: Sheet) {
  const steps = sheet.widths.length - 1;
  const toneAt = typeof tone === "function" ? tone : () => tone;
  return (x: number, y: number, row: number) => {
    if (x < 0 || x > sheet.width || y < 0 || y > sheet.height) return 0;
    if (!contains(area, x, y) || sheet.covers.some((cover) => contains(cover, x, y))) return 0;
    const value = toneAt(x, y, row) + (row % 2 ? alternate : -alternate);
    if (value <= threshold) return 0;
    return Math.min(steps, 1 + Math.floor(((value - threshold) / (1 - threshold)) * steps));
  };
}

/** From the plate to courses that lie level, and back; turned around the middle of the plate. */
function turning(angle: number, { width, height }: { width: number; height: number }) {
  const [cx, cy] = [width / 2, height / 2];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return {
    toCourse: ([x, y]: Point): Point => [
      (x - cx) * cos + (y - cy) * sin,
      -(x - cx) * sin + (y - cy) * cos,
    ],
    toPlate: ([x, y]: Point): Point => [x * cos - y * sin + cx, x * sin + y * cos + cy],
  };
}
