import sharp from "sharp";
import { expect, test } from "vitest";
import { compareImages } from "./compare-pictures.ts";

/** Creates a white PNG with black pixels at the given positions. */
function picture(width: number, height: number, black: readonly [x: number, y: number][] = []) {
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [x, y] of black) data.fill(0, (y * width + x) * 3, (y * width + x + 1) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test("pictures with the same pixels are equal, even if their bytes differ", async () => {
  const plain = await picture(8, 6, [[2, 3]]);
  const packed = await sharp(plain).png({ compressionLevel: 0 }).toBuffer();
  expect(packed.equals(plain)).toBe(false);
  expect(await compareImages(plain, plain)).toBeUndefined();
  expect(await compareImages(plain, packed)).toBeUndefined();
});

test("counts every different pixel, and marks it in the result", async () => {
  const found = await compareImages(
    await picture(8, 6),
    await picture(8, 6, [
      [2, 3],
      [7, 5],
    ]),
  );
  expect(found?.pixels).toBe(2);
  const { data, info } = await sharp(found?.picture).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return data.subarray(start, start + 3).toString("hex");
  };
  expect([colorAt(2, 3), colorAt(7, 5)]).toEqual(["d6006e", "d6006e"]);
  expect(colorAt(0, 0)).toBe("ffffff");
});

test("counts all added pixels of a larger picture", async () => {
  const found = await compareImages(await picture(8, 6), await picture(8, 9));
  expect(found?.pixels).toBe(8 * 3);
});
