import type { Ornaments, PackPalette } from "../pack-palette.ts";
import { drawTownMap } from "./sundial-town-map.ts";

/** The hours that the dial shows. They are 15° apart, and the line of noon is vertical. */
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/** Draws the ornaments of a site: the sun on the horizon with a mark per hour, and a town. */
export function drawSundialOrnaments(colors: PackPalette): Ornaments {
  return { dial: drawDial(colors), town: drawTownMap(colors) };
}

function drawDial({ action, onDeep }: PackPalette): string {
  const marks = hours.map((hour) => {
    const angle = ((hour - 12) * 15 * Math.PI) / 180;
    const from = hour % 2 ? 57 : 55;
    const to = hour % 2 ? 61 : 65;
    return `M${pointAtAngle(angle, from)}L${pointAtAngle(angle, to)}`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -50 140 120" width="420" height="360">',
    `<path stroke="${onDeep}" stroke-opacity=".8" d="${marks.join("")}"/>`,
    `<circle fill="${action}" r="46"/>`,
    "</svg>",
  ].join("");
}

/**
 * Returns a point of the dial at a distance from the centre of the sun. Morning is on the left, as
 * shadows fall for someone who faces the noon sun in the southern hemisphere.
 */
function pointAtAngle(angle: number, far: number): string {
  return `${(Math.sin(angle) * far).toFixed(1)} ${(Math.cos(angle) * far).toFixed(1)}`;
}
