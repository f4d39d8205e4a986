type Point = readonly [x: number, y: number];

interface Ring {
  center: number;
  /** Mean radius and how far the wave leaves it. */
  radius: number;
  amplitude: number;
  waves: number;
}

/** The path data of a closed wave around a circle, the thread of a guilloche. */
export function guilloche(ring: Ring): string {
  const controls = Array.from({ length: 2 * ring.waves }, (_, index) => controlPoint(ring, index));
  const points = controls.map((control, index) =>
    midpoint(control, controls.at(index - 1) as Point),
  );
  const [start, ...rest] = points as [Point, ...Point[]];
  const first = `M${start.join(" ")}Q${controls[0]?.join(" ")} ${rest[0]?.join(" ")}`;
  // "T" mirrors the control point before it, and middles of controls are just where that is right.
  return `${first}T${[...rest.slice(1), start].map((point) => point.join(" ")).join(" ")}`;
}

/** A quadratic curve goes half of the way to its control point, so controls lie twice as far out. */
function controlPoint({ center, radius, amplitude, waves }: Ring, index: number): Point {
  const angle = (Math.PI * index) / waves;
  const reach = radius + (index % 2 ? 2 : -2) * amplitude;
  // In fifths, because their middles are whole tenths: so the mirrored curve closes exactly.
  return [round(5, center + reach * Math.cos(angle)), round(5, center + reach * Math.sin(angle))];
}

function midpoint(a: Point, b: Point): Point {
  return [round(10, (a[0] + b[0]) / 2), round(10, (a[1] + b[1]) / 2)];
}

function round(parts: number, value: number): number {
  return Math.round(value * parts) / parts;
}
