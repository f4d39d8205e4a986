/** The colours of a picture: what is lit, stone, shade, deeper shade, the deepest, and metal. */
export type Colour = "lit" | "stone" | "mid" | "dark" | "night" | "sun";

type Palette = Readonly<Record<Colour, string>>;

const day: Palette = {
  lit: "#fbf8f1",
  stone: "#dcd4c1",
  mid: "#1f7478",
  dark: "#0a474c",
  night: "#062b2f",
  sun: "#e0a032",
};

const dusk: Palette = {
  lit: "#d9d3c4",
  stone: "#8fa19a",
  mid: "#1f7478",
  dark: "#0c3a40",
  night: "#041113",
  sun: "#d0953a",
};

/** What draws in the colours of one scheme. */
export interface Pen {
  box(x: number, y: number, width: number, height: number, colour?: Colour): string;
  disc(x: number, y: number, radius: number, colour?: Colour): string;
  shape(path: string, colour?: Colour): string;
  line(path: string, colour: Colour, width: number): string;
  /** The same silhouette as a shadow of that hour on the ground, whose foot stands at `ground`. */
  shadow(silhouette: string, cast: Cast): string;
}

/**
 * How a shadow falls: the hour, the height of the foot line, its length as a part of the thing's,
 * its colour.
 */
interface Cast {
  hour: number;
  ground: number;
  length: number;
  colour?: Colour;
}

/** A picture of the family: its cuts by what the names of their files end with. */
export interface Drawing {
  cuts(): Record<string, string>;
}

/**
 * A picture of two flat fields, a wall and the ground, and what `draw` sets on them.
 *
 * @param size width and height
 * @param fields where the ground begins, and the colours of wall and ground
 */
export function picture(
  [width, height]: readonly [number, number],
  { foot, wall, floor }: { foot: number; wall: Colour; floor: Colour },
  draw: (pen: Pen) => readonly string[],
): Drawing {
  const cut = (colours: Palette) => {
    const pen = penOf(colours);
    const fields = [
      pen.box(0, 0, width, height, wall),
      pen.box(0, foot, width, height - foot, floor),
    ];
    const parts = [...fields, ...draw(pen)].join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>\n`;
  };
  return { cuts: () => ({ "": cut(day), "-dark": cut(dusk) }) };
}

function penOf(colours: Palette): Pen {
  const fill = (colour?: Colour) => (colour ? ` fill="${colours[colour]}"` : "");
  return {
    box: (x, y, width, height, colour) =>
      `<path${fill(colour)} d="M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z"/>`,
    disc: (x, y, radius, colour) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${fill(colour)}/>`,
    shape: (path, colour) => `<path${fill(colour)} d="${path}"/>`,
    line: (path, colour, width) =>
      `<path fill="none" stroke="${colours[colour]}" stroke-width="${width}" d="${path}"/>`,
    shadow: (silhouette, { colour = "dark", ...cast }) =>
      `<g fill="${colours[colour]}" transform="matrix(${fallen(cast).map(short).join(" ")})">${silhouette}</g>`,
  };
}

/**
 * The one matrix of an hour: each 15° from noon; facing the sun of the south, mornings fall to the
 * left.
 */
function fallen({ hour, ground, length }: Omit<Cast, "colour">): number[] {
  const angle = ((hour - 12) * 15 * Math.PI) / 180;
  const [across, down] = [-length * Math.sin(angle), -length * Math.cos(angle)];
  return [1, 0, across, down, -ground * across, ground - ground * down];
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}

/** An hour's direction from a point, as far as `far`: straight down at noon. */
export function ray(
  [x, y]: readonly [number, number],
  hour: number,
  from: number,
  to: number,
): string {
  const angle = ((hour - 12) * 15 * Math.PI) / 180;
  const at = (far: number) =>
    `${short(x + Math.sin(angle) * far)} ${short(y + Math.cos(angle) * far)}`;
  return `M${at(from)}L${at(to)}`;
}
