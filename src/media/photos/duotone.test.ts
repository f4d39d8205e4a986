import { expect, test } from "vitest";
import { applyDuotone } from "./duotone.ts";

const inks = { shadow: "#102030", light: "#f0e0d0" };

test("maps black to the dark ink, white to the light ink, and grey to their middle", () => {
  const pixels = Uint8Array.from([0, 0, 0, 255, 255, 255, 128, 128, 128]);
  applyDuotone(pixels, 3, inks);
  expect([...pixels]).toEqual([0x10, 0x20, 0x30, 0xf0, 0xe0, 0xd0, 128, 128, 128]);
});

test("stretches a picture of low contrast to the whole range of the inks", () => {
  const pixels = Uint8Array.from([100, 100, 100, 140, 140, 140]);
  applyDuotone(pixels, 3, inks);
  expect([...pixels]).toEqual([0x10, 0x20, 0x30, 0xf0, 0xe0, 0xd0]);
});

test("keeps the brightness of a uniform picture, and the opacity", () => {
  const pixels = Uint8Array.from([255, 255, 255, 40, 255, 255, 255, 0]);
  applyDuotone(pixels, 4, inks);
  expect([...pixels]).toEqual([0xf0, 0xe0, 0xd0, 40, 0xf0, 0xe0, 0xd0, 0]);
});

test("renders green brighter than red, and red brighter than blue", () => {
  const pixels = Uint8Array.from([0, 255, 0, 255, 0, 0, 0, 0, 255]);
  applyDuotone(pixels, 3, inks);
  const [green = 0, , , red = 0, , , blue = 0] = pixels;
  expect([green, red, blue]).toEqual([green, red, blue].toSorted((a, b) => b - a));
  expect(new Set([green, red, blue]).size).toBe(3);
});
