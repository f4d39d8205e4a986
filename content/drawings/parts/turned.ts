import type { Point } from "../burin/shapes.ts";

/** Places on a thing that lies turned on the plate: from its middle, along it and across. */
export function turned(middle: Point, degrees: number): (along: number, across: number) => Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (along, across) => [
    middle[0] + along * cos - across * sin,
    middle[1] + along * sin + across * cos,
  ];
}
