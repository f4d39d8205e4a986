import { readFile } from "node:fs/promises";
import type { Theme } from "../model/types.ts";
import { paintSvg } from "./svg.ts";

/** A site's own icon, made ready for all places that show one. */
export interface OwnIcon {
  /** As a drawing for browsers that take one. */
  drawing: string;
  /** As a PNG of so many pixels a side on the site's paper, the picture so much smaller than its ground. */
  bitmap(size: number, scale: number): Promise<Buffer>;
}

/**
 * Reads the file of an icon: a drawing, which is cleaned as all drawings are, or a photograph.
 *
 * @param file its path on the disk
 * @throws Error when it is not there or no picture
 */
export async function readOwnIcon(file: string, theme: Theme): Promise<OwnIcon> {
  const { default: sharp } = await import("sharp");
  const source = await readFile(file);
  const options = { theme, tone: "paper", scheme: "light" } as const;
  const painted = /\.svg$/i.test(file)
    ? await paintSvg(source.toString("utf8"), options)
    : undefined;
  const picture = painted ? Buffer.from(painted) : source;
  const fitted = (side: number) => {
    // A drawing is drawn at four times its own size before it is made smaller.
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
  return { drawing: painted ?? wrapped(await fitted(128)), bitmap };
}

function wrapped(png: Buffer): string {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="${data}"/></svg>`;
}
