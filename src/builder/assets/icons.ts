import { getOrCreateUserCached } from "../../media/cache.ts";
import { siteFontsHash } from "../../media/fonts/face-files.ts";
import { pngVersion, svgToPng } from "../../media/rasterize-svg.ts";
import { readSiteIcon, type SiteIcon } from "../../media/site-icon.ts";
import { type OutlineFont, openOutlineFont, outlineVersion } from "../../media/text-outlines.ts";
import { builtFiles } from "../../model/routes.ts";
import type { Palette, Theme } from "../../model/types.ts";
import { packOfTheme } from "../../theme/packs/pack-names.ts";
import { completePalette } from "../../theme/packs/pack-palette.ts";
import { packTraits } from "../../theme/packs/pack-traits.ts";
import type { OutputFile } from "../html/output-file.ts";

/** Paths of the icons, below the root of the site. */
export const iconPaths = {
  drawing: builtFiles.drawnIcon,
  small: builtFiles.smallIcon,
  apple: builtFiles.appleIcon,
  home: "icon-192.png",
  large: "icon-512.png",
  maskable: "icon-maskable-512.png",
} as const;

export const manifestPath = builtFiles.manifest;

/** What the icons are made from. */
interface IconInput {
  /** The icon shows the first letter of this name. */
  name: string;
  theme: Theme;
  /** The file of the site's own icon, which replaces the letter. */
  own?: string;
}

/** Version of the drawing, part of the cache key. Change it whenever the drawing changes. */
const drawingVersion = `icon, 2, ${outlineVersion}, ${pngVersion}`;

/**
 * Builds the icons of a site. They show its own icon, or the first letter of its name in the design
 * of the style pack.
 */
export async function buildIcons({ name, theme, own }: IconInput): Promise<OutputFile[]> {
  if (own !== undefined) return customIcons(await readSiteIcon(own, theme));
  const letter = [...name][0] ?? "";
  const { colors, fonts } = theme;
  const key = [
    letter,
    JSON.stringify([packOfTheme(theme), colors, fonts.display]),
    drawingVersion + siteFontsHash([fonts.display]),
  ];
  let opened: Promise<OutlineFont> | undefined;
  const draw = async (svg: (letter: string) => string) => {
    opened ??= openOutlineFont(fonts.display, {
      text: letter,
      weight: packTraits(theme.pack).icon.weight,
    });
    return svg(letterOutlinePath(await opened, letter));
  };
  const file = async (path: string, make: () => Promise<string | Buffer>): Promise<OutputFile> => {
    const data = await getOrCreateUserCached("icons", [...key, path], async () =>
      Buffer.from(await make()),
    );
    return { path, data };
  };
  const bitmap = async (size: number, scale: number) =>
    svgToPng(await draw((path) => staticIcon(path, theme, scale)), size);
  const png = (path: string, size: number, scale: number) => file(path, () => bitmap(size, scale));
  return Promise.all([
    file(iconPaths.drawing, () => draw((path) => schemeAwareIcon(path, theme))),
    file(iconPaths.small, async () => toIco(await bitmap(32, 1), 32)),
    png(iconPaths.apple, 180, 0.8),
    png(iconPaths.home, 192, 1),
    png(iconPaths.large, 512, 1),
    // Devices may crop the icon to a circle of 80 % of its width
    // (https://w3c.github.io/manifest/#icon-masks).
    png(iconPaths.maskable, 512, 0.66),
  ]);
}

/** Builds the same files from the site's own icon. */
async function customIcons({ drawing, bitmap }: SiteIcon): Promise<OutputFile[]> {
  const png = async (path: string, size: number, scale: number) => {
    return { path, data: await bitmap(size, scale) };
  };
  return Promise.all([
    { path: iconPaths.drawing, data: Buffer.from(drawing) },
    bitmap(32, 1).then((data) => ({ path: iconPaths.small, data: toIco(data, 32) })),
    png(iconPaths.apple, 180, 0.8),
    png(iconPaths.home, 192, 1),
    png(iconPaths.large, 512, 1),
    png(iconPaths.maskable, 512, 0.66),
  ]);
}

/**
 * Wraps a PNG in an ICO container (https://learn.microsoft.com/previous-versions/ms997538).
 *
 * @param size the side length in pixels, at most 255
 */
function toIco(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  // ICO header with one image: its size, one plane, 32 bits per pixel, its length and its offset.
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

/** Returns the outline of the letter, centred on a square of 64 units. */
function letterOutlinePath(font: OutlineFont, letter: string): string {
  const size = 58;
  const { width, path } = font.outline(letter, size);
  const scale = Math.min(1, 44 / width);
  const left = (64 - width * scale) / 2;
  return `<path class="letter" transform="translate(${left.toFixed(2)} 45)scale(${scale.toFixed(3)})" d="${path}"/>`;
}

/** Draws the icon as SVG for browsers that support dark mode. */
function schemeAwareIcon(letter: string, { colors, pack }: Theme): string {
  const look = packTraits(pack).icon;
  const style = (palette: Palette) => {
    const inks = completePalette(palette);
    return `.paper{fill:${inks[look.ground]}}.letter{fill:${inks[look.letter]}}.rule{${look.drawn}:${inks[look.mark]}}`;
  };
  const css = `${style(colors.light)}@media(prefers-color-scheme:dark){${style(colors.dark)}}`;
  const ground = '<path class="paper" d="M0 0h64v64H0z"/>';
  return svgDocument(`<style>${css}</style>${ground}${letter}${iconShape(look)}`);
}

/**
 * Draws the icon in the colours of the light scheme.
 *
 * @param scale the size of the drawing relative to the background
 */
function staticIcon(letter: string, { colors, pack }: Theme, scale: number): string {
  const look = packTraits(pack).icon;
  const inks = completePalette(colors.light);
  const move = 32 * (1 - scale);
  const mark = `<g ${look.drawn}="${inks[look.mark]}">${iconShape(look)}</g>`;
  // Filled shapes touch the edge of the background, so that masks may crop them.
  const [inside, outside] = look.drawn === "stroke" ? [mark, ""] : ["", mark];
  const parts = `<g transform="translate(${move} ${move})scale(${scale})" fill="${inks[look.letter]}" stroke-linecap="butt">${letter}${inside}</g>`;
  return svgDocument(`<path fill="${inks[look.ground]}" d="M0 0h64v64H0z"/>${outside}${parts}`);
}

function iconShape({ drawn, path }: ReturnType<typeof packTraits>["icon"]): string {
  return `<path class="rule" d="${path}"${drawn === "stroke" ? ' stroke-width="2.5"' : ""}/>`;
}

function svgDocument(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${content}</svg>`;
}
