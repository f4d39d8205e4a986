import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { isUnsupportedAnimation } from "./unsupported-animation.ts";

const still = (format: "png" | "avif" | "gif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#5a5a5a" } })
    .toFormat(format)
    .toBuffer();

test("reports an animated PNG as unsupported", async () => {
  const picture = await still("png");
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  // Insert the chunk after the signature and the chunk IHDR.
  const moving = Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
  expect([isUnsupportedAnimation(picture), isUnsupportedAnimation(moving)]).toEqual([false, true]);
});

test("reports an AVIF image sequence as unsupported", async () => {
  const picture = await still("avif");
  const moving = Buffer.from(picture);
  moving.write("avis", 8, "latin1");
  expect([isUnsupportedAnimation(picture), isUnsupportedAnimation(moving)]).toEqual([false, true]);
});

test("returns a boolean for arbitrary bytes", () => {
  const head = fc.constantFrom("GIF89a", "\0\0\0\x20ftypavi", "\x89PNG\r\n\x1a\n", "");
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start, "latin1"), rest]);
      expect(typeof isUnsupportedAnimation(bytes)).toBe("boolean");
    }),
  );
});
