import type { Theme } from "../../content/types.ts";
import { cached } from "../../media/cache.ts";
import { ownFontsMark } from "../../media/fonts/face-files.ts";
import { type Lettering, lettering, openLettering } from "../../media/lettering.ts";
import { pngMaking, toPng } from "../../media/png.ts";
import type { OutputFile } from "../file/output-file.ts";

/** Where the icons stand, below the root of the site. */
export const iconPaths = {
  drawing: "icon.svg",
  // Where browsers look of themselves that know no drawn icons.
  small: "favicon.ico",
  // Where Apple's devices look of themselves: "apple-touch-icon.png" in the root folder.
  apple: "apple-touch-icon.png",
  home: "icon-192.png",
  large: "icon-512.png",
  maskable: "icon-maskable-512.png",
} as const;

export const manifestPath = "manifest.webmanifest";

/** What an icon is drawn from. */
interface IconSource {
  /** The name of which the icon shows the first letter. */
  name: string;
  theme: Theme;
}

interface IconOptions {
  /** Where drawn icons are kept from one build to the next. */
  cache?: string;
}

/** Any change of the drawing must change this text: it is part of the cache's key. */
const drawing = `icon, 2, ${lettering}, ${pngMaking}`;

/** The icons of a site: the first letter of its name over the double rule that closes a sum. */
export async function buildIcons(
  { name, theme }: IconSource,
  { cache = ".cache/icons" }: IconOptions = {},
): Promise<OutputFile[]> {
  const letter = [...name][0] ?? "";
  const { colors, fonts } = theme;
  const key = [
    letter,
    JSON.stringify([colors, fonts.display]),
    drawing + ownFontsMark([fonts.display]),
  ];
  let opened: Promise<Lettering> | undefined;
  const draw = async (svg: (letter: string) => string) => {
    opened ??= openLettering(fonts.display, { text: letter, weight: 400 });
    return svg(outline(await opened, letter));
  };
  const file = async (path: string, make: () => Promise<string | Buffer>): Promise<OutputFile> => {
    const data = await cached(cache, [...key, path], async () => Buffer.from(await make()));
    return { path, data };
  };
  const bitmap = async (size: number, scale: number) =>
    toPng(await draw((path) => still(path, theme, scale)), size);
  const png = (path: string, size: number, scale: number) => file(path, () => bitmap(size, scale));
  return Promise.all([
    file(iconPaths.drawing, () => draw((path) => adaptive(path, theme))),
    file(iconPaths.small, async () => toIco(await bitmap(32, 1), 32)),
    png(iconPaths.apple, 180, 0.8),
    png(iconPaths.home, 192, 1),
    png(iconPaths.large, 512, 1),
    // Devices cut up to a fifth off each side (https://w3c.github.io/manifest/#icon-masks).
    png(iconPaths.maskable, 512, 0.66),
  ]);
}

/** A PNG of so many pixels a side, up to 255, in the container of icons (https://learn.microsoft.com/previous-versions/ms997538). */
function toIco(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon with one picture: its size, one plane, 32 bits a pixel, its length, and where it begins.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The letter's outline, centred on a square of 64. */
function outline(font: Lettering, letter: string): string {
  const size = 58;
  const { width, path } = font.set(letter, size);
  const scale = Math.min(1, 44 / width);
  const left = (64 - width * scale) / 2;
  return `<path class="letter" transform="translate(${left.toFixed(2)} 45)scale(${scale.toFixed(3)})" d="${path}"/>`;
}

const rules = '<path class="rule" d="M12 51h40M12 57h40" stroke-width="2.5"/>';

/** The icon for browsers that know whether the device is dark. */
function adaptive(letter: string, { colors }: Theme): string {
  const style = ({ paper, ink, accentLine }: Theme["colors"]["light"]) =>
    `.paper{fill:${paper}}.letter{fill:${ink}}.rule{stroke:${accentLine}}`;
  const css = `${style(colors.light)}@media(prefers-color-scheme:dark){${style(colors.dark)}}`;
  return drawn(`<style>${css}</style><path class="paper" d="M0 0h64v64H0z"/>${letter}${rules}`);
}

/** The icon in the colours of the day, its parts so much smaller than its ground. */
function still(letter: string, { colors }: Theme, scale: number): string {
  const { paper, ink, accentLine } = colors.light;
  const move = 32 * (1 - scale);
  const parts = `<g transform="translate(${move} ${move})scale(${scale})" fill="${ink}" stroke-linecap="butt">${letter}<g stroke="${accentLine}">${rules}</g></g>`;
  return drawn(`<path fill="${paper}" d="M0 0h64v64H0z"/>${parts}`);
}

function drawn(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${content}</svg>`;
}
