/** How dark a place is: 0 is bare paper, 1 the thickest line; `row` is the number of the hatching line. */
export type ToneAt = (x: number, y: number, row: number) => number;
export type Tone = number | ToneAt;

/** A tone that changes from one point to another and stays beyond them. */
export function linear(
  x0: number,
  y0: number,
  from: number,
  x1: number,
  y1: number,
  to: number,
): ToneAt {
  const dx = x1 - x0;
  const dy = y1 - y0;
  return (x, y) => {
    const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
    return from + (to - from) * Math.max(0, Math.min(1, along));
  };
}

/** A tone that changes from a centre outwards: a ball. */
export function radial(
  cx: number,
  cy: number,
  radius: number,
  centre: number,
  edge: number,
): ToneAt {
  return (x, y) => centre + (edge - centre) * Math.min(1, Math.hypot(x - cx, y - cy) / radius);
}

/** The tone of something round and upright between two edges, lit from the left at a third. */
export function cylinder(x0: number, x1: number, light = 0.08, dark = 0.95): ToneAt {
  const lit = 0.32;
  return (x) => {
    const across = (x - x0) / (x1 - x0);
    return across < lit
      ? light + (dark * 0.55 - light) * ((lit - across) / lit)
      : light + (dark - light) * ((across - lit) / (1 - lit)) ** 1.3;
  };
}
