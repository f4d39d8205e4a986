import type { Colour, Pen } from "./dial.ts";

/** Somebody who stands: a round shoulder line and a head, as tall as `height`, on the foot line. */
export function standing(
  pen: Pen,
  { x, foot, height, width = 42 }: { x: number; foot: number; height: number; width?: number },
  colour?: Colour,
): string {
  const radius = width / 2;
  const shoulder = foot - height * 0.76 + radius;
  const body = `M${x} ${foot}V${shoulder}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`;
  return pen.shape(body, colour) + pen.disc(x + radius, foot - height + 15, 15, colour);
}
