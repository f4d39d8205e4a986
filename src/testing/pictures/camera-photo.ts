import sharp from "sharp";

/** Metadata that a phone writes into a photo. The studio must remove all of it. */
export const cameraMetadata = {
  IFD0: {
    Make: "Fabricante",
    Model: "Telefone 9",
    Artist: "Ana da Silva",
    ImageDescription: "casa",
  },
  IFD2: { MakerNote: "NOTAS-DO-FABRICANTE", UserComment: "segredo" },
  IFD3: {
    GPSLatitudeRef: "S",
    GPSLatitude: "16/1 43/1 12/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "43/1 51/1 48/1",
  },
};

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Ana da Silva"/></rdf:RDF></x:xmpmeta>';

/** Draws a picture whose upper left quarter is red, so that rotation is visible. */
async function drawTestScene(width: number, height: number) {
  const side = { width: Math.round(width / 2), height: Math.round(height / 2) };
  const red = { create: { ...side, channels: 3 as const, background: "#c02020" } };
  const ground = { width, height, channels: 3 as const, background: "#d8d2c4" };
  const grain = await sharp({
    create: {
      width: Math.min(512, width),
      height: Math.min(512, height),
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  return sharp({ create: ground }).composite([
    { input: red, top: 0, left: 0 },
    { input: grain, tile: true, blend: "soft-light" },
  ]);
}

/**
 * Creates a JPEG like that of a phone, with location and camera. `orientation` is the EXIF value; 6
 * means a clockwise rotation by 90°.
 */
export async function createCameraPhoto(
  size: { width: number; height: number },
  orientation = 6,
): Promise<Buffer> {
  const drawn = await (await drawTestScene(size.width, size.height)).png().toBuffer();
  return sharp(drawn)
    .withMetadata({ orientation })
    .withExif({
      ...cameraMetadata,
      IFD0: { ...cameraMetadata.IFD0, Orientation: String(orientation) },
    })
    .withXmp(xmp)
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Returns the signatures and contents of metadata that the bytes still include. */
export function findMetadata(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  const signs = ["Exif\0", "EXIF", "http://ns.adobe.com", "xmpmeta", "Photoshop 3.0", "8BIM"];
  const said = [
    "GPS",
    "Fabricante",
    "Telefone 9",
    "Ana da Silva",
    "NOTAS-DO",
    "segredo",
    "ICC_PROFILE",
    "iCCP",
  ];
  return [...signs, ...said].filter((sign) => text.includes(sign));
}
