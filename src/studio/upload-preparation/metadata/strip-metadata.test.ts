import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import "../../../testing/seed.ts";
import {
  cameraMetadata,
  createCameraPhoto,
  findMetadata,
} from "../../../testing/pictures/camera-photo.ts";
import { readExifOrientation } from "./orientation.ts";
import { stripMetadata } from "./strip-metadata.ts";

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana da Silva</x:xmpmeta>';

/** Creates a picture with metadata of all kinds. */
async function noted(format: "jpeg" | "png" | "webp" | "gif"): Promise<Buffer> {
  const drawn = await sharp({
    create: { width: 90, height: 60, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0.5 } },
  })
    .composite([
      {
        input: { create: { width: 30, height: 30, channels: 3, background: "#fa3" } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  return sharp(drawn).withExif(cameraMetadata).withXmp(xmp).toFormat(format).toBuffer();
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each(["jpeg", "png", "webp"] as const)("a %s file", (format) => {
  test("loses its metadata, and keeps its pixels", async () => {
    const bytes = await noted(format);
    expect(findMetadata(bytes).length).toBeGreaterThan(2);
    const cut = stripMetadata(format, bytes);
    if (cut === "broken") throw new Error("it is whole");
    expect(findMetadata(cut.bytes)).toEqual([]);
    const { exif, xmp: left, icc, iptc } = await sharp(cut.bytes).metadata();
    expect([exif, left, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await pixels(cut.bytes)).toEqual(await pixels(bytes));
    // Nothing is left to remove.
    expect(stripMetadata(format, cut.bytes)).toMatchObject({
      bytes: cut.bytes,
      mustReencode: false,
    });
  });

  test("is broken if it is truncated, and loses data appended after its end", async () => {
    const bytes = await noted(format);
    for (let length = 0; length < bytes.length - 2; length += 7) {
      expect(stripMetadata(format, bytes.subarray(0, length))).toBe("broken");
    }
    const cut = stripMetadata(format, Buffer.concat([bytes, Buffer.from("Ana da Silva")]));
    expect(cut !== "broken" && findMetadata(cut.bytes)).toEqual([]);
  });
});

test("removes comments, previews and IPTC data from a JPEG file", async () => {
  const bytes = await sharp(await noted("png"))
    .flatten()
    .jpeg()
    .toBuffer();
  const segment = (marker: number, text: string) => {
    const said = Buffer.from(text, "latin1");
    return Buffer.concat([Buffer.from([0xff, marker, 0, said.length + 2]), said]);
  };
  const withNotes = Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xfe, "Ana da Silva"),
    segment(0xed, "Photoshop 3.0\x008BIM"),
    segment(0xe2, "MPF\0Fabricante"),
    segment(0xe0, "JFXX\0preview"),
    bytes.subarray(2),
  ]);
  const cut = stripMetadata("jpeg", withNotes);
  expect(cut).toMatchObject({ mustReencode: false });
  expect(cut !== "broken" && Buffer.from(cut.bytes)).toEqual(bytes);
});

test.each(["gif", "webp"] as const)(
  "recognises a %s with several frames as animated, and keeps its frames",
  async (format) => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(["#f00", "#00f"].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const still = await sharp(frames[0]).toFormat(format).toBuffer();
    const cuts = [moving, still].map((bytes) => stripMetadata(format, new Uint8Array(bytes)));
    expect(cuts).toMatchObject([{ isMoving: true }, { isMoving: false }]);
    const { bytes } = cuts[0] as { bytes: Uint8Array };
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
  },
);

test("removes comments and XMP from a GIF file, but keeps its loop count", async () => {
  const bytes = await noted("gif");
  const head = bytes.indexOf(Buffer.from("!\xff\x0bNETSCAPE2.0", "latin1"));
  const at =
    head < 0
      ? 13 + (((bytes[10] ?? 0) & 0x80) === 0 ? 0 : 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1))
      : head;
  const comment = Buffer.from("!\xfe\x0cAna da Silva\0", "latin1");
  const loop = Buffer.from("!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", "latin1");
  const cut = stripMetadata(
    "gif",
    Buffer.concat([bytes.subarray(0, at), comment, loop, bytes.subarray(at)]),
  );
  if (cut === "broken") throw new Error("it is whole");
  expect(findMetadata(cut.bytes)).toEqual([]);
  expect(Buffer.from(cut.bytes).includes(loop)).toBe(true);
  expect(await pixels(cut.bytes)).toEqual(await pixels(bytes));
});

test("requires re-encoding for a rotated photo or one with a colour profile", async () => {
  const size = { width: 60, height: 40 };
  expect(stripMetadata("jpeg", await createCameraPhoto(size, 6))).toMatchObject({
    mustReencode: true,
  });
  for (const format of ["png", "webp"] as const) {
    const upright = stripMetadata(format, await noted(format));
    expect([format, upright !== "broken" && upright.mustReencode]).toEqual([format, false]);
    const turned = sharp(await noted("png")).withMetadata({ orientation: 8 });
    const bytes = await turned.toFormat(format).toBuffer();
    expect(stripMetadata(format, bytes)).toMatchObject({ mustReencode: true });
  }
  const wide = await sharp(await noted("png"))
    .flatten()
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  expect(stripMetadata("jpeg", wide)).toMatchObject({ mustReencode: true });
  expect(readExifOrientation(new Uint8Array(3))).toBe(0);
});

test("does not throw for any bytes", async () => {
  const bytes = await noted("jpeg");
  const sign = fc.constantFrom("jpeg", "png", "gif", "webp", "avif", "heic");
  fc.assert(
    fc.property(sign as fc.Arbitrary<"jpeg">, fc.uint8Array({ maxLength: 300 }), (kind, random) => {
      stripMetadata(kind, random);
      stripMetadata(kind, Buffer.concat([bytes.subarray(0, random.length), random]));
    }),
    { numRuns: 2000 },
  );
});

test("removes the thumbnail in the JFIF header of a JPEG file", async () => {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#158" },
  })
    .jpeg()
    .toBuffer();
  const thumbnail = Buffer.alloc(2 * 2 * 3, 0x7b);
  const fields = Buffer.from([1, 2, 1, 0, 72, 0, 72, 2, 2]);
  const content = Buffer.concat([Buffer.from("JFIF\0"), fields, thumbnail]);
  const header = Buffer.from([0xff, 0xe0, 0, content.length + 2]);
  const start = picture.subarray(0, 2);
  const whole = Buffer.concat([start, header, content, picture.subarray(2)]);
  expect(await pixels(whole)).toEqual(await pixels(picture));
  const cut = stripMetadata("jpeg", whole);
  if (cut === "broken") throw new Error("it is whole");
  expect(Buffer.from(cut.bytes).includes(thumbnail)).toBe(false);
  expect(await pixels(cut.bytes)).toEqual(await pixels(picture));
});
