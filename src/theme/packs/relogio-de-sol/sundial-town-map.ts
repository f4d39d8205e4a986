import type { PackPalette } from "../pack-palette.ts";

const width = 960;
const height = 420;

/** The position of the firm, where all streets meet. */
const sun = { x: 540, y: 168 };

/** The radii of the ring roads. */
const rings = [120, 250, 400, 580];

/**
 * Draws a map placeholder: a town from above. The streets lead to the firm. They are 15° apart like
 * the hours of a dial. The areas between them are in the light or in the shade.
 */
export function drawTownMap({ deep, paper, surface, action, signal, onDeep }: PackPalette): string {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const ways = [
    ...rings.map(ringPath),
    ...hours.map((hour) => `M${pointAtHour(hour, hour % 2 ? 250 : 120)}L${pointAtHour(hour, 900)}`),
  ];
  const paths = [
    `<path fill="${surface}" d="M0 0h${width}v${height}H0Z"/>`,
    `<path fill="${deep}" d="${shaded.map(streetBlockPath).join("")}"/>`,
    `<path fill="${signal}" d="${green.map(streetBlockPath).join("")}"/>`,
    `<path fill="none" stroke="${paper}" stroke-width="14" d="${ways.join("")}"/>`,
    `<path fill="none" stroke="${onDeep}" stroke-width="22" d="${ringPath(62)}"/>`,
    `<circle fill="${action}" cx="${sun.x}" cy="${sun.y}" r="52"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join("")}</svg>`;
}

/**
 * The area between two streets (hours of 24, counted from straight down towards the right) and two
 * rings.
 */
type StreetBlock = readonly [from: number, to: number, inner: number, outer: number];

const shaded: readonly StreetBlock[] = [
  [3, 6, 1, 2],
  [19, 21, 1, 2],
  [21, 22, 2, 3],
  [7, 9, 2, 3],
  [10, 14, 0, 1],
];

const green: readonly StreetBlock[] = [
  [0, 2, 0, 1],
  [16, 18, 2, 3],
  [5, 6, 2, 3],
];

function streetBlockPath([from, to, inner, outer]: StreetBlock): string {
  const [near = 0, far = 0] = [rings[inner], rings[outer]];
  const back = `L${pointAtHour(to, near)}A${near} ${near} 0 0 1 ${pointAtHour(from, near)}Z`;
  return `M${pointAtHour(from, far)}A${far} ${far} 0 0 0 ${pointAtHour(to, far)}${back}`;
}

function ringPath(radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${sun.x - radius} ${sun.y}${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
}

function pointAtHour(hour: number, far: number): string {
  const angle = (hour * Math.PI) / 12;
  return `${(sun.x + Math.sin(angle) * far).toFixed(0)} ${(sun.y + Math.cos(angle) * far).toFixed(0)}`;
}
