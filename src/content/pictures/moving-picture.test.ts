import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { isMovingPicture } from "./moving-picture.ts";

/** A picture of two frames, or of one, in some format. */
function picture(frames: number): Sharp {
  const [width, height] = [40, 30];
  const data = Buffer.alloc(width * height * frames * 3, 90);
  data.fill(200, width * height * 3);
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return sharp(data, { raw });
}

describe.each(["gif", "webp"] as const)("a %s", (format) => {
  test("with two frames moves, one with a single frame does not", async () => {
    expect(isMovingPicture(await picture(2).toFormat(format).toBuffer())).toBe(true);
    expect(isMovingPicture(await picture(1).toFormat(format).toBuffer())).toBe(false);
  });
});

test("a PNG with a chunk of animation moves", async () => {
  const still = await picture(1).png().toBuffer();
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  // Behind the signature and the chunk IHDR.
  const moving = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  expect([isMovingPicture(still), isMovingPicture(moving)]).toEqual([false, true]);
});

test("bytes of any kind come to an end", () => {
  const head = fc.constantFrom("GIF89a", "RIFF\0\0\0\0WEBPVP8X", "\x89PNG\r\n\x1a\n", "");
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start, "latin1"), rest]);
      expect(typeof isMovingPicture(bytes)).toBe("boolean");
    }),
  );
});
