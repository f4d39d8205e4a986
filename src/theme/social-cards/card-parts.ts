import type { PackPalette } from "../packs/pack-palette.ts";

/** The size that all social networks accept, in px. */
export const cardSize = { width: 1200, height: 630 };

/** The position of a photograph on a card: at the right edge, beside the text. */
export const photoSlot = { left: 800, top: 0, width: 400, height: 630 };

/** The gap between a photograph and the text, in px. */
const besidePhoto = 50;

/** The texts on the share card of a page. */
export interface CardText {
  title: string;
  /** The name of the site. */
  name: string;
  /** A label for the section of the page, such as its category. */
  label?: string;
  /** The site's URL without its scheme. */
  host: string;
  /** The location of the firm. */
  place: string;
}

/**
 * A font that converts a line of text to an outline. The outline starts at 0, 0, which is the left
 * end of its baseline. Sizes are in px, tracking in em.
 */
export interface GlyphOutliner {
  outline(text: string, size: number, tracking?: number): { path: string; width: number };
}

/** The room for a title, in px, and the font sizes to try, largest first. */
interface TitleSpace {
  width: number;
  height: number;
  sizes: readonly number[];
  /** The line height as a multiple of the font size. */
  leading: number;
}

/** The fonts of a card, and the function that fits a title into its room. */
interface CardTypesetter {
  headline: GlyphOutliner;
  sign: GlyphOutliner;
  small: GlyphOutliner;
  /** Sets a text as large as its room allows, in lines of similar length. */
  fit(
    text: string,
    room: TitleSpace,
    measure: (text: string) => number,
  ): { lines: string[]; size: number };
}

/** The data from which a style pack draws a share card. */
export interface CardSource {
  text: CardText;
  typesetter: CardTypesetter;
  colors: PackPalette;
  /**
   * A drawing behind the text, as SVG; empty if there is none. Packs that draw a full card ignore
   * it.
   */
  backdrop: string;
  /**
   * A photograph beside the text, cropped to `photoSlot`, as a data URL; empty if there is none.
   */
  photo: string;
}

/** Returns the right limit of the text: the edge of the card, or a gap before the photograph. */
export function textRightEdge({ photo }: CardSource, edge: number): number {
  return photo ? photoSlot.left - besidePhoto : edge;
}

/** Draws the photograph. It comes last, so that it covers everything that extends to the edge. */
export function drawPhoto({ photo }: CardSource): string {
  const { left, top, width, height } = photoSlot;
  return (
    photo && `<image x="${left}" y="${top}" width="${width}" height="${height}" href="${photo}"/>`
  );
}

interface TitlePosition {
  left: number;
  room: TitleSpace;
  tracking: number;
}

/**
 * Sets the title as large as its room allows. Returns the outline of each line, the font size, and
 * the distance between the baselines.
 */
export function typesetTitle(
  { typesetter, text }: CardSource,
  { left, room, tracking }: TitlePosition,
) {
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const width = widths.get(part) ?? typesetter.headline.outline(part, 1, tracking).width;
    widths.set(part, width);
    return width;
  };
  const { lines, size } = typesetter.fit(text.title, room, measure);
  const outlines = lines.map((line) => typesetter.headline.outline(line, size, tracking).path);
  return { outlines, size, step: size * room.leading, left: left - size * 0.015 };
}

/** Outlines the name of the site, no wider than `widest`. */
export function typesetSiteName({ typesetter, text }: CardSource, largest: number, widest: number) {
  const full = Math.max(widest, typesetter.sign.outline(text.name, largest, -0.02).width);
  const size = Math.min(largest, (largest * widest) / full);
  return typesetter.sign.outline(text.name, size, -0.02);
}

interface SmallLinePosition {
  /** The left end. If it is missing, `end` is the right end. */
  start?: number;
  end?: number;
  /** The maximum width; a wider text gets a smaller font size. */
  widest: number;
  y: number;
  color: string;
}

/** The font size of small lines, in px. */
const smallSize = 25;

export function drawSmallLine(
  font: GlyphOutliner,
  text: string,
  { start, end = 0, widest, y, color }: SmallLinePosition,
): string {
  if (text === "") return "";
  const full = Math.max(widest, font.outline(text, smallSize).width);
  const { path, width } = font.outline(text, (smallSize * widest) / full);
  return drawGlyphOutline(path, { x: start ?? end - width, y, color });
}

interface FooterPosition {
  left: number;
  right: number;
  y: number;
  color: string;
}

/** Draws the last line: the site's URL and, if both fit, the location. */
export function drawFooter(
  { typesetter, text }: CardSource,
  { left, right, y, color }: FooterPosition,
): string {
  const [host, place] = [text.host, text.place].map(
    (each) => typesetter.small.outline(each, smallSize).width,
  );
  const room = right - left;
  const both = (host ?? 0) + (place ?? 0) + 40 <= room;
  return [
    drawSmallLine(typesetter.small, text.host, { start: left, widest: room, y, color }),
    both ? drawSmallLine(typesetter.small, text.place, { end: right, widest: room, y, color }) : "",
  ].join("");
}

/** Returns an SVG path that draws an outline at a position. */
export function drawGlyphOutline(
  path: string,
  { x, y, color }: { x: number; y: number; color: string },
) {
  return `<path fill="${color}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`;
}

/** Returns a drawing in the card's colours. The renderer does not support custom properties. */
export function drawBackdrop(svg: string, color: string, metal: string): string {
  const painted = svg.replace(/var\(--ill-metal[^)]*\)/g, metal);
  return painted && `<g color="${color}">${painted}</g>`;
}
