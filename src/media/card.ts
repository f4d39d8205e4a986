import type { Theme } from "../content/types.ts";
import { cached } from "./cache.ts";
import { ownFontsMark } from "./fonts/face-files.ts";
import { type Lettering, lettering, openLettering } from "./lettering.ts";
import { pngMaking, toPng } from "./png.ts";
import { fitText } from "./wrap.ts";

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

interface CardOptions {
  theme: Theme;
  /** A drawing behind the words, as SVG. */
  backdrop?: string;
  /** Where drawn cards are kept from one build to the next. */
  cache?: string;
}

/** The size that all social networks take. */
export const cardSize = { width: 1200, height: 630 };

/** Any change of the drawing must change this text: it is part of the cache's key. */
const template = `card, 1, ${lettering}, ${pngMaking}`;

const left = 204;
const right = 1128;
const bottom = 520;
const tracking = -0.028;
const room = {
  width: right - left,
  height: 328,
  sizes: [116, 104, 94, 86, 78, 70, 64, 58, 52, 46, 40],
  leading: 1.1,
};

/** The fonts of the cards, opened when the first card needs them. */
export type CardFonts = () => Promise<{ headline: Lettering; sign: Lettering; small: Lettering }>;

/** Fonts for some cards: opening them costs more than drawing a card, so all share them. */
export function openCardFonts({ fonts }: Theme, texts: readonly CardText[]): CardFonts {
  let opened: ReturnType<CardFonts> | undefined;
  const text = [
    ...new Set(texts.flatMap((each) => [...Object.values(each).join("").normalize("NFC")])),
  ].join("");
  const open = async () => {
    const [headline, sign, small] = await Promise.all([
      openLettering(fonts.display, { text: `${text} …`, weight: 340 }),
      openLettering(fonts.display, { text, weight: 420 }),
      openLettering(fonts.text, { text, weight: 500 }),
    ]);
    return { headline, sign, small };
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/**
 * The card of a page as a PNG, set like a page of the ledger: margin line, the title on its lines,
 * the double rule that closes it. The same text and theme give the same bytes.
 *
 * @param fonts with the characters of this text
 */
export function buildCard(
  text: CardText,
  fonts: CardFonts,
  { theme, backdrop = "", cache = ".cache/cards" }: CardOptions,
): Promise<Buffer> {
  const { display, text: small } = theme.fonts;
  const key = [
    JSON.stringify([text, theme.colors.light, display, small]),
    backdrop,
    template + ownFontsMark([display, small]),
  ];
  return cached(cache, key, async () => {
    const drawing = drawCard(text, await fonts(), theme.colors.light, backdrop);
    return toPng(drawing, cardSize.width);
  });
}

/** The card as a drawing without text: every letter is an outline. */
function drawCard(
  text: CardText,
  fonts: Awaited<ReturnType<CardFonts>>,
  colors: Colors,
  backdrop: string,
): string {
  const { headline, small, sign } = fonts;
  const { paper, inkSoft, accent } = colors;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    drawBackdrop(backdrop, colors),
    drawSheet(colors),
    drawName(sign, text.name, colors),
    drawTitle(headline, text.title, colors),
    drawSmall(small, text.label ?? "", { end: right, y: 96, color: accent }),
    drawSmall(small, text.host, { start: left, y: 582, color: inkSoft }),
    drawSmall(small, text.place, { end: right, y: 582, color: inkSoft }),
    "</svg>",
  ].join("");
}

type Colors = Theme["colors"]["light"];

/** A drawing in the card's colours; the renderer knows no custom properties. */
function drawBackdrop(svg: string, { ink, accentLine }: Colors): string {
  const painted = svg.replace(/var\(--ill-metal[^)]*\)/g, accentLine);
  return painted && `<g color="${ink}">${painted}</g>`;
}

/** The double margin line, and the rule below the head. */
function drawSheet({ accentLine, ink }: Colors): string {
  const margin = `<path stroke="${accentLine}" stroke-width="2" d="M150 0v630M157 0v630"/>`;
  return `${margin}<path stroke="${ink}" stroke-width="2" d="M0 146h1200"/>`;
}

function drawName(font: Lettering, name: string, { ink, accentLine }: Colors): string {
  const widest = 640;
  const size = Math.min(52, (52 * widest) / Math.max(widest, font.set(name, 52, -0.02).width));
  const { path, width } = font.set(name, size, -0.02);
  const line = `<path stroke="${accentLine}" stroke-width="2" d="M${left} 114h${width.toFixed(1)}m0 5h-${width.toFixed(1)}"/>`;
  return outline(path, left, 98, ink) + line;
}

/** The title grows upwards from the double rule; between its lines run the hairlines of the page. */
function drawTitle(font: Lettering, title: string, { ink, rule }: Colors): string {
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const width = widths.get(text) ?? font.set(text, 1, tracking).width;
    widths.set(text, width);
    return width;
  };
  const { lines, size } = fitText(title, room, measure);
  const step = size * room.leading;
  const rows = lines.map((line, index) => {
    const base = bottom - size * 0.3 - step * (lines.length - 1 - index);
    const hairline = `<path stroke="${rule}" stroke-width="1.5" d="M${left} ${(base + size * 0.27).toFixed(1)}H${right}"/>`;
    const letters = outline(font.set(line, size, tracking).path, left - size * 0.015, base, ink);
    return (index < lines.length - 1 ? hairline : "") + letters;
  });
  const closing = `<path stroke="${ink}" stroke-width="3" d="M${left} ${bottom}H${right}M${left} ${bottom + 8}H${right}"/>`;
  return rows.join("") + closing;
}

interface SmallPlace {
  start?: number;
  end?: number;
  y: number;
  color: string;
}

function drawSmall(
  font: Lettering,
  text: string,
  { start, end = 0, y, color }: SmallPlace,
): string {
  const { path, width } = font.set(text, 25);
  return outline(path, start ?? end - width, y, color);
}

function outline(path: string, x: number, y: number, color: string): string {
  return `<path fill="${color}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" d="${path}"/>`;
}
