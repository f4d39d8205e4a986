import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPhotograph } from "../../testing/content/photographs.ts";
import { decodeAndFitPhoto, decodedWidth, encodePhoto, inspectPhoto } from "./photo-codec.ts";

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } });

describe("inspectPhoto", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "reads the size of a %s file",
    async (format) => {
      const data = await drawPhotograph({ width: 60, height: 40 }).toFormat(format).toBuffer();
      expect(await inspectPhoto(data)).toMatchObject({ width: 60, height: 40 });
    },
  );

  test("applies the camera orientation to the size", async () => {
    const lying = await plain("#123").jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectPhoto(lying)).toEqual({ width: 40, height: 60, opaque: true });
  });

  test("returns that a translucent picture is not opaque", async () => {
    expect(await inspectPhoto(await plain("#1238").png().toBuffer())).toMatchObject({
      opaque: false,
    });
  });

  test("returns undefined for a truncated file and for data that is not a picture", async () => {
    const whole = await drawPhotograph({ width: 300, height: 200 }).jpeg().toBuffer();
    expect(await inspectPhoto(whole.subarray(0, whole.length / 2))).toBeUndefined();
    expect(await inspectPhoto(Buffer.from("GIF89a\x2c\x01\xc8\x00", "latin1"))).toBeUndefined();
    expect(await inspectPhoto(Buffer.alloc(0))).toBeUndefined();
  });
});

describe("decodeAndFitPhoto", () => {
  test("rotates the picture upright", async () => {
    const lying = await plain("#123").jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await decodeAndFitPhoto(lying)).toMatchObject({ width: 40, height: 60 });
  });

  test("limits the size to what layouts need, and never enlarges a picture", async () => {
    expect(decodedWidth({ width: 6000, height: 4000 })).toBe(1920);
    expect(decodedWidth({ width: 1000, height: 20_000 })).toBe(192);
    expect(decodedWidth({ width: 120, height: 90 })).toBe(120);
    expect(decodedWidth({ width: 1, height: 9000 })).toBe(1);
    const needle = await plain("#123").resize(1, 9000, { fit: "fill" }).png().toBuffer();
    expect(await decodeAndFitPhoto(needle)).toMatchObject({ width: 1, height: 3840 });
  });

  test("converts CMYK to RGB", async () => {
    const press = await plain("#cc3333").flatten().toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(press).metadata()).space).toBe("cmyk");
    const { pixels, channels } = await decodeAndFitPhoto(press);
    expect(channels).toBe(3);
    expect(pixels[0]).toBeGreaterThan(180);
    expect(pixels[1]).toBeLessThan(80);
  });

  test("converts a wide gamut to sRGB", async () => {
    const wide = await plain("#00ff00").flatten().withIccProfile("p3").png().toBuffer();
    const { pixels } = await decodeAndFitPhoto(wide);
    expect([...pixels.subarray(0, 3)].map((channel) => Math.round(channel / 16))).toEqual([
      0, 16, 0,
    ]);
  });

  test("decodes only the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((color) => plain(color).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { height, pixels } = await decodeAndFitPhoto(moving);
    expect(height).toBe(40);
    expect(pixels[0]).toBeGreaterThan(200);
  });
});

test("encodes a photograph without metadata, and with the same bytes each time", async () => {
  const told = await drawPhotograph({ width: 300, height: 200 })
    .jpeg()
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "S" } })
    .toBuffer();
  expect((await sharp(told).metadata()).exif).toBeDefined();
  const plate = await decodeAndFitPhoto(told);
  for (const format of ["avif", "webp", "jpeg", "png"] as const) {
    const print = await encodePhoto(plate, 150, format);
    const { width, height, exif, xmp, iptc } = await sharp(print).metadata();
    expect({ width, height, exif, xmp, iptc }, format).toEqual({ width: 150, height: 100 });
    expect(print.includes("Somebody"), format).toBe(false);
    expect(await encodePhoto(await decodeAndFitPhoto(told), 150, format), format).toEqual(print);
  }
});
