import type { Ornaments, PackPalette } from "../pack-palette.ts";
import { sunTown } from "./sun-town.ts";

/** The hours in which the page's day lies: each 15° from the noon line, which runs straight down. */
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/** The ornaments of a site: the sun on the horizon with a mark for each hour of the day, and a town. */
export function relogioDials(colors: PackPalette): Ornaments {
  return { dial: dial(colors), town: sunTown(colors) };
}

function dial({ action, onDeep }: PackPalette): string {
  const marks = hours.map((hour) => {
    const angle = ((hour - 12) * 15 * Math.PI) / 180;
    const from = hour % 2 ? 57 : 55;
    const to = hour % 2 ? 61 : 65;
    return `M${point(angle, from)}L${point(angle, to)}`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -50 140 120" width="420" height="360">',
    `<path stroke="${onDeep}" stroke-opacity=".8" d="${marks.join("")}"/>`,
    `<circle fill="${action}" r="46"/>`,
    "</svg>",
  ].join("");
}

/** A point of the dial, so far from the sun's middle. Facing the noon sun of the south, morning falls to the left. */
function point(angle: number, far: number): string {
  return `${(Math.sin(angle) * far).toFixed(1)} ${(Math.cos(angle) * far).toFixed(1)}`;
}
