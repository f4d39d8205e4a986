type Point = readonly [x: number, y: number];

interface Ring {
  center: number;
  /** The mean radius, and the maximum deviation of the wave from it. */
  radius: number;
  amplitude: number;
  waves: number;
}

/** Returns the SVG path data of a closed wave around a circle, as in a guilloche. */
export function guillochePath(ring: Ring): string {
  const controls = Array.from({ length: 2 * ring.waves }, (_, index) => controlPoint(ring, index));
  const points = controls.map((control, index) =>
    midpoint(control, controls.at(index - 1) as Point),
  );
  const [start, ...rest] = points as [Point, ...Point[]];
  const first = `M${start.join(" ")}Q${controls[0]?.join(" ")} ${rest[0]?.join(" ")}`;
  // "T" mirrors the previous control point. This is correct because each curve ends in the middle
  // between two control points.
  return `${first}T${[...rest.slice(1), start].map((point) => point.join(" ")).join(" ")}`;
}

/**
 * Returns a control point of the wave. A quadratic curve only reaches half the distance to its
 * control point, so control points are twice as far from the circle.
 */
function controlPoint({ center, radius, amplitude, waves }: Ring, index: number): Point {
  const angle = (Math.PI * index) / waves;
  const reach = radius + (index % 2 ? 2 : -2) * amplitude;
  // Rounds to fifths. The midpoints are then exact tenths, so the mirrored curve closes exactly.
  return [
    roundToFraction(5, center + reach * Math.cos(angle)),
    roundToFraction(5, center + reach * Math.sin(angle)),
  ];
}

function midpoint(a: Point, b: Point): Point {
  return [roundToFraction(10, (a[0] + b[0]) / 2), roundToFraction(10, (a[1] + b[1]) / 2)];
}

function roundToFraction(parts: number, value: number): number {
  return Math.round(value * parts) / parts;
}
