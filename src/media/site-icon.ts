import { readFile } from "node:fs/promises";
import type { Theme } from "../model/types.ts";
import { sanitizeAndRecolorSvg } from "./svg.ts";

/** The site's own icon. */
export interface SiteIcon {
  /** The icon as SVG, for browsers that support it. */
  drawing: string;
  /**
   * Renders a square PNG on the site's paper colour.
   *
   * @param size the side length in px
   * @param scale the size of the picture relative to the icon
   */
  bitmap(size: number, scale: number): Promise<Buffer>;
}

/**
 * Reads the file of an icon: a photograph, or a drawing, which is sanitized.
 *
 * @param file the path of the file on the disk
 * @throws Error if the file is missing or not a picture
 */
export async function readSiteIcon(file: string, theme: Theme): Promise<SiteIcon> {
  const { default: sharp } = await import("sharp");
  const source = await readFile(file);
  const options = { theme, tone: "paper", scheme: "light" } as const;
  const painted = /\.svg$/i.test(file)
    ? await sanitizeAndRecolorSvg(source.toString("utf8"), options)
    : undefined;
  const picture = painted ? Buffer.from(painted) : source;
  const fitted = (side: number) => {
    // SVG is rasterized at four times its own size before scaling down.
    const image = sharp(picture, painted ? { density: 288 } : {});
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return image.resize(side, side, { fit: "contain", background }).png().toBuffer();
  };
  const bitmap = async (size: number, scale: number) => {
    const background = theme.colors.light.paper;
    const ground = sharp({ create: { width: size, height: size, channels: 4, background } });
    const input = await fitted(Math.round(size * scale));
    return ground
      .composite([{ input, gravity: "centre" }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return { drawing: painted ?? wrapInSvg(await fitted(128)), bitmap };
}

function wrapInSvg(png: Buffer): string {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="${data}"/></svg>`;
}
