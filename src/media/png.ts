/**
 * A drawing as a PNG of few colours. It must not contain text: the fonts of the machine would show.
 *
 * @param width in px; the height follows from the drawing's own proportions
 */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  // Only builds that draw something new pay for it.
  const { default: sharp } = await import("sharp");
  const image = sharp(Buffer.from(svg)).resize({ width });
  return image
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** The same as a JPEG, for a drawing that holds a photograph. */
export async function toJpeg(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // Its data is as long as the photograph; what surrounds letters must not blur.
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize({ width });
  return image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Any change of how PNGs are made must change this text: it is part of the cache's key. */
export const pngMaking = "64 colours, 1";
