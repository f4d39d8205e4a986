/** The glazes: petrol, pale glaze, brass, brick, paper, ink. */
type Glaze = "petrol" | "pale" | "brass" | "brick" | "paper" | "ink";

/** A glaze and what is laid of it; later layers hide earlier ones. */
export type Layer = readonly [glaze: Glaze, ...pieces: string[]];

interface Wall {
  /** Width and height in tiles. */
  size: readonly [number, number];
  /** What lies under everything; a wall without one has an edge of its own. */
  ground?: Glaze;
  layers: readonly Layer[];
  /** Where tiles lie, as `x y width height`; without it, everywhere. */
  laid?: readonly (readonly [number, number, number, number])[];
  /** A mark that stands alone has no joints. */
  joints?: false;
  /** So many px a tile's side is long: 60, unless told. */
  side?: number;
}

type Palette = Record<Glaze | "joint", string>;

const day: Palette = {
  petrol: "#0b4b53",
  pale: "#c4d9d2",
  brass: "#e2a62b",
  brick: "#b4432a",
  paper: "#f7f1e3",
  ink: "#0e2226",
  joint: "#f7f1e3",
};

/**
 * The same wall with the lamp on: paper and ink stay what they are, petrol shines, the pale glaze
 * is deep.
 */
const night: Palette = {
  petrol: "#23787f",
  pale: "#12393f",
  brass: "#dfa738",
  brick: "#c4553b",
  paper: "#ece1c9",
  ink: "#07161a",
  joint: "#f7f1e3",
};

/** A wall by day and by night, by what the names of its files end with. */
export function wall(picture: Wall, name = ""): Record<string, string> {
  return { [name]: fire(picture, day), [`${name}-dark`]: fire(picture, night) };
}

/**
 * Several walls of one module: `forno` becomes `galeria-forno.svg` and `galeria-forno-dark.svg`.
 */
export function walls(pictures: Readonly<Record<string, Wall>>): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(pictures).map(([name, each]) => wall(each, `-${name}`)),
  );
}

/** The same mark in one piece, for places that choose no scheme. */
export function single(picture: Wall): Record<string, string> {
  return { "": fire(picture, day) };
}

function fire(
  { size: [width, height], ground, layers, side = 60, ...rest }: Wall,
  palette: Palette,
): string {
  const whole = [0, 0, width, height] as const;
  const under: Layer[] = ground ? [[ground, `M0 0h${width}v${height}H0Z`]] : [];
  const paths = [...under, ...layers].map(
    ([glaze, ...pieces]) => `<path fill="${palette[glaze]}" d="${pieces.join("")}"/>`,
  );
  const lines = rest.joints === false ? "" : seams(rest.laid ?? [whole]);
  const joints =
    lines &&
    `<path fill="none" stroke="${palette.joint}" stroke-opacity=".32" stroke-width=".022" d="${lines}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * side}" height="${height * side}">${paths.join("")}${joints}</svg>\n`;
}

/** The joints are drawn last, over everything, only where there are tiles. */
function seams(laid: NonNullable<Wall["laid"]>): string {
  const lines = laid.flatMap(([left, top, width, height]) => [
    ...Array.from({ length: width + 1 }, (_, at) => `M${left + at} ${top}v${height}`),
    ...Array.from({ length: height + 1 }, (_, at) => `M${left} ${top + at}h${width}`),
  ]);
  return [...new Set(lines)].join("");
}
