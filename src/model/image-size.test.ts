import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readImageSize } from "./image-size.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));
const frame = [0xff, 0xc0, 0, 11, 8, 0, 200, 1, 44, 3, 0];

describe("the size of an image", () => {
  test("is read from a PNG", () => {
    const png = bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 44, 0, 0, 0, 200]);
    expect(readImageSize(png)).toEqual({ width: 300, height: 200 });
  });

  test("is read from a GIF", () => {
    expect(readImageSize(bytes("GIF89a", [44, 1, 200, 0]))).toEqual({ width: 300, height: 200 });
  });

  test("is read from a JPEG, after its other segments", () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2], frame);
    expect(readImageSize(jpeg)).toEqual({ width: 300, height: 200 });
  });

  test.each([
    ["upright", 1, { width: 300, height: 200 }],
    ["lying, to be turned", 6, { width: 200, height: 300 }],
  ])("follows the orientation of a JPEG that is stored %s", (_, orientation, size) => {
    const tiff = [
      0x4d,
      0x4d,
      0,
      42,
      0,
      0,
      0,
      8,
      0,
      1,
      1,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      orientation,
      0,
      0,
    ];
    const exif = bytes([0xff, 0xe1, 0, 8 + tiff.length], "Exif\0\0", tiff);
    expect(readImageSize(bytes([0xff, 0xd8], [...exif], frame))).toEqual(size);
  });

  test.each([
    ["lossy", bytes("VP8 ", Array(10).fill(0), [44, 1, 200, 0])],
    ["lossless", bytes("VP8L", [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0])],
    ["extended", bytes("VP8X", Array(8).fill(0), [43, 1, 0, 199, 0, 0])],
  ])("is read from a %s WebP", (_, body) => {
    expect(readImageSize(bytes("RIFF", [0, 0, 0, 0], "WEBP", [...body]))).toEqual({
      width: 300,
      height: 200,
    });
  });

  test.each(["avif", "webp", "png", "jpeg"] as const)("is read from a real %s", async (format) => {
    const create = { width: 76, height: 51, channels: 4, background: "#00f8" } as const;
    const data = await sharp({ create }).toFormat(format).toBuffer();
    expect(readImageSize(data)).toEqual({ width: 76, height: 51 });
  });

  test.each([
    [
      "its size",
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200px" viewBox="0 0 3 2">',
    ],
    ["its box", "<?xml version='1.0'?>\n<!-- <b> -->\n<svg viewBox='0,0 300 200' width='100%'>"],
  ])("is read from an SVG with %s", (_, svg) => {
    expect(readImageSize(Buffer.from(svg))).toEqual({ width: 300, height: 200 });
  });

  test.each([
    [
      "a width alone and the ratio of its box",
      '<svg width="400" viewBox="0 0 800 600">',
      [400, 300],
    ],
    [
      "a height alone and the ratio of its box",
      '<svg height="300" viewBox="0 0 800 600">',
      [400, 300],
    ],
    ["a width in other units", '<svg width="3in" height="2in">', [288, 192]],
    [
      "a tag with a sign in an attribute",
      '<svg aria-label="a > b" width="30" height="20">',
      [30, 20],
    ],
    [
      "parts of a whole and its box",
      '<svg width="100%" height="50%" viewBox="0 0 30 20">',
      [30, 20],
    ],
  ])("is computed for an SVG from %s", (_, svg, [width, height]) => {
    expect(readImageSize(Buffer.from(svg))).toEqual({ width, height });
  });

  test.each([
    ["an SVG without a size", bytes("<svg><path/></svg>")],
    ["something else", bytes("%PDF-1.7")],
    ["a picture that no browser shows", bytes("BM", Array(16).fill(0), [3, 0, 0, 0, 2, 0, 0, 0])],
    ["an empty file", bytes("")],
    ["a file cut short", bytes([0x89], "PNG\r\n")],
    ["a JPEG without a picture", bytes([0xff, 0xd8, 0xff, 0xd9, 0, 2])],
  ])("is undefined for %s", (_, data) => {
    expect(readImageSize(data)).toBeUndefined();
  });
});
