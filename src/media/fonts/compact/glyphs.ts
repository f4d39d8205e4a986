/** A point, or a vector. */
export type Point = readonly [x: number, y: number];

/** A bounding box: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** A simple glyph, which has contours of its own. */
export interface Outline {
  /** Closed curves, in the order of the font. */
  contours: { points: Point[]; isOnCurve: boolean[] }[];
  /** Whether contours may overlap. */
  overlaps: boolean;
}

/** A glyph that consists of other glyphs, such as a letter and its accent. */
export interface Composite {
  box: Box;
  components: { flags: number; glyph: number; at: Point; rest: Buffer }[];
}

/** A glyph. `undefined` is a glyph without an outline, such as a space. */
export type Glyph = Outline | Composite | undefined;

/** The component flag ARGS_ARE_XY_VALUES. The arguments are an offset, not two points to match. */
const argsAreOffset = 2;

/** Whether a glyph is simple: it has an outline, and is not composite. */
export function isOutline(glyph: Glyph): glyph is Outline {
  return glyph !== undefined && "contours" in glyph;
}

/** Rounds a point or vector to a grid. */
export function snapPoint([x, y]: Point, grid: number): Point {
  return [grid * Math.round(x / grid), grid * Math.round(y / grid)];
}

/** Rounds the points of a glyph to a grid. */
export function snapGlyph(glyph: Glyph, grid: number): Glyph {
  const snap = (point: Point) => snapPoint(point, grid);
  if (!glyph) return undefined;
  if (isOutline(glyph)) {
    const contours = glyph.contours.map((each) => ({ ...each, points: each.points.map(snap) }));
    return { ...glyph, contours };
  }
  const [left, bottom, right, top] = glyph.box;
  // If components are matched at points, the arguments are indices, not an offset.
  const parts = glyph.components.map((each) =>
    each.flags & argsAreOffset ? { ...each, at: snap(each.at) } : each,
  );
  return { box: [...snap([left, bottom]), ...snap([right, top])], components: parts };
}

/** Returns the bounding box of a glyph. It is all zeros for a glyph without an outline. */
export function boundingBoxOf(glyph: Glyph): Box {
  if (!isOutline(glyph)) return glyph?.box ?? [0, 0, 0, 0];
  const points = glyph.contours.flatMap((contour) => contour.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
