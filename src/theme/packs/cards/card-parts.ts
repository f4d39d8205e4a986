import type { PackPalette } from "../pack-palette.ts";

/** The size that all social networks take, in px. */
export const cardSize = { width: 1200, height: 630 };

/** Where a photograph stands on a card: at the right edge, beside the words. */
export const photoSlot = { left: 800, top: 0, width: 400, height: 630 };

/** Between a photograph and the words beside it. */
const besidePhoto = 50;

/** What stands on the card that social networks show of a page. */
export interface CardText {
  title: string;
  /** The name of the site. */
  name: string;
  /** A word on where the page belongs, such as its category. */
  label?: string;
  /** The site's address without its beginning. */
  host: string;
  /** Where the site's owner is. */
  place: string;
}

/** A font that sets a line of text as an outline: from 0, 0 at the left end of its base line, sizes in px, tracking in em. */
export interface GlyphOutliner {
  outline(text: string, size: number, tracking?: number): { path: string; width: number };
}

/** The room that a title has, in px, and the sizes to try, the largest first. */
interface CardRoom {
  width: number;
  height: number;
  sizes: readonly number[];
  /** From one base line to the next, in sizes. */
  leading: number;
}

/** Sets the text of a card. */
interface CardTypesetter {
  headline: GlyphOutliner;
  sign: GlyphOutliner;
  small: GlyphOutliner;
  /** Sets a text as large as its room allows, in lines of about the same length. */
  fit(
    text: string,
    room: CardRoom,
    measure: (text: string) => number,
  ): { lines: string[]; size: number };
}

/** All that a style pack draws a card from. */
export interface CardSource {
  text: CardText;
  pen: CardTypesetter;
  colors: PackPalette;
  /** A drawing behind the words, as SVG; empty where there is none. A pack whose card is full leaves it out. */
  backdrop: string;
  /** A photograph beside the words, cut to `photoSlot`, as an address that holds its bytes; empty where there is none. */
  photo: string;
}

/** Where the words of a card end: at its edge, or before the photograph. */
export function rightEdge({ photo }: CardSource, edge: number): number {
  return photo ? photoSlot.left - besidePhoto : edge;
}

/** The photograph, above all that runs to the edge. */
export function drawPhoto({ photo }: CardSource): string {
  const { left, top, width, height } = photoSlot;
  return (
    photo && `<image x="${left}" y="${top}" width="${width}" height="${height}" href="${photo}"/>`
  );
}

interface TitlePlace {
  left: number;
  room: CardRoom;
  tracking: number;
}

/** A title as large as its room allows: the outline of each line, its size, and the step from line to line. */
export function setTitle({ pen, text }: CardSource, { left, room, tracking }: TitlePlace) {
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const width = widths.get(part) ?? pen.headline.outline(part, 1, tracking).width;
    widths.set(part, width);
    return width;
  };
  const { lines, size } = pen.fit(text.title, room, measure);
  const outlines = lines.map((line) => pen.headline.outline(line, size, tracking).path);
  return { outlines, size, step: size * room.leading, left: left - size * 0.015 };
}

/** The name of the site, no wider than `widest`. */
export function setName({ pen, text }: CardSource, largest: number, widest: number) {
  const full = Math.max(widest, pen.sign.outline(text.name, largest, -0.02).width);
  const size = Math.min(largest, (largest * widest) / full);
  return pen.sign.outline(text.name, size, -0.02);
}

interface SmallPlace {
  /** Where it begins or, without that, where it ends. */
  start?: number;
  end?: number;
  /** How wide it may become; it is set smaller where it would be wider. */
  widest: number;
  y: number;
  color: string;
}

/** The size of small lines, in px. */
const smallSize = 25;

/** A small line. */
export function drawSmall(
  font: GlyphOutliner,
  text: string,
  { start, end = 0, widest, y, color }: SmallPlace,
): string {
  if (text === "") return "";
  const full = Math.max(widest, font.outline(text, smallSize).width);
  const { path, width } = font.outline(text, (smallSize * widest) / full);
  return drawOutline(path, { x: start ?? end - width, y, color });
}

interface FootPlace {
  left: number;
  right: number;
  y: number;
  color: string;
}

/** The last line: the site's address and, where there is room for both, the place. */
export function drawFoot({ pen, text }: CardSource, { left, right, y, color }: FootPlace): string {
  const [host, place] = [text.host, text.place].map(
    (each) => pen.small.outline(each, smallSize).width,
  );
  const room = right - left;
  const both = (host ?? 0) + (place ?? 0) + 40 <= room;
  return [
    drawSmall(pen.small, text.host, { start: left, widest: room, y, color }),
    both ? drawSmall(pen.small, text.place, { end: right, widest: room, y, color }) : "",
  ].join("");
}

/** An outline at its place. */
export function drawOutline(
  path: string,
  { x, y, color }: { x: number; y: number; color: string },
) {
  return `<path fill="${color}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`;
}

/** A drawing in the card's colours; the renderer knows no custom properties. */
export function drawBackdrop(svg: string, color: string, metal: string): string {
  const painted = svg.replace(/var\(--ill-metal[^)]*\)/g, metal);
  return painted && `<g color="${color}">${painted}</g>`;
}
