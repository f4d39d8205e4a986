/**
 * Renders a drawing as a PNG with a reduced palette. The drawing must not contain text, because
 * that would use system fonts.
 *
 * @param width the width in px; the height follows from the aspect ratio of the drawing
 */
export async function svgToPng(svg: string, width: number): Promise<Buffer> {
  // Loaded lazily, since most builds draw no new picture.
  const { default: sharp } = await import("sharp");
  const image = sharp(Buffer.from(svg)).resize({ width });
  return image
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Renders a drawing that contains a photograph as a JPEG. */
export async function svgToJpeg(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // The embedded photograph needs `unlimited`. Chroma subsampling would blur the edges of the
  // letters.
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize({ width });
  return image.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

/**
 * The version of the encoding, which is part of the cache key. Change it whenever the results
 * change.
 */
export const pngVersion = "64 colours, 1";
