/** A place, or how far something moves. */
export type Point = readonly [x: number, y: number];

/** The smallest frame: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** An outline of its own. */
export interface Outline {
  /** Closed curves, in the order of the font. */
  contours: { points: Point[]; isOnCurve: boolean[] }[];
  /** Contours may lie over each other. */
  overlaps: boolean;
}

/** A glyph that puts others together: a letter and its accent. */
export interface Composite {
  box: Box;
  parts: { flags: number; glyph: number; at: Point; rest: Buffer }[];
}

/** A space has no outline. */
export type Glyph = Outline | Composite | undefined;

/** Where a part of a composite stands is told as a place, not as two points that meet. */
const isPlace = 2;

/** Tells the two kinds of a glyph apart. */
export function isOutline(glyph: Glyph): glyph is Outline {
  return glyph !== undefined && "contours" in glyph;
}

/** A place, or a move, on a grid of so many units. */
export function snapPoint([x, y]: Point, grid: number): Point {
  return [grid * Math.round(x / grid), grid * Math.round(y / grid)];
}

/** A glyph whose points lie on a grid. */
export function snapGlyph(glyph: Glyph, grid: number): Glyph {
  const snap = (point: Point) => snapPoint(point, grid);
  if (!glyph) return undefined;
  if (isOutline(glyph)) {
    const contours = glyph.contours.map((each) => ({ ...each, points: each.points.map(snap) }));
    return { ...glyph, contours };
  }
  const [left, bottom, right, top] = glyph.box;
  // Where the parts are tied point to point, what looks like a place is none.
  const parts = glyph.parts.map((each) =>
    each.flags & isPlace ? { ...each, at: snap(each.at) } : each,
  );
  return { box: [...snap([left, bottom]), ...snap([right, top])], parts };
}

/** The frame of a glyph. */
export function boxOf(glyph: Glyph): Box {
  if (!isOutline(glyph)) return glyph?.box ?? [0, 0, 0, 0];
  const points = glyph.contours.flatMap((contour) => contour.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
