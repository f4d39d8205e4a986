/** A place on the plate, in plate units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Shapes are SVG path data: absolute M, L, H, V, C, Q and Z. Two of them joined are one shape with a hole. */
export type Path = string;

/** How far the handles of four curves stand off, so that they look like a circle. */
const roundness = 0.5523;

/** An ellipse around a centre; a circle where only one radius is told. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): Path {
  const a = rx * roundness;
  const b = ry * roundness;
  return [
    `M${cx - rx} ${cy}`,
    `C${cx - rx} ${cy - b} ${cx - a} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + a} ${cy - ry} ${cx + rx} ${cy - b} ${cx + rx} ${cy}`,
    `C${cx + rx} ${cy + b} ${cx + a} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - a} ${cy + ry} ${cx - rx} ${cy + b} ${cx - rx} ${cy}Z`,
  ].join("");
}

/** An upright rectangle from its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): Path {
  return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

/** A closed shape with straight sides. */
export function polygon(...points: Point[]): Path {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** An open line through points. */
export function polyline(points: readonly Point[]): Path {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
}
