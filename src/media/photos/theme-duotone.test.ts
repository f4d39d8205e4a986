import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Theme } from "../../model/types.ts";
import { darkPhotoStyles, duotoneColorsFor } from "./theme-duotone.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const { light, dark } = theme.colors;

test("uses the ink of the drawings and the background colour of the tone", () => {
  const duotone: Theme = { ...theme, photos: "duotone" };
  expect(duotoneColorsFor(duotone, "paper")).toEqual({ shadow: light.artInk, light: light.paper });
  expect(duotoneColorsFor(duotone, "deep")).toEqual({ shadow: light.deep, light: light.artOnDeep });
});

test("uses the ink as the light colour on a dark page", () => {
  const night: Theme = { ...theme, photos: "duotone", colors: { light: dark, dark } };
  expect(duotoneColorsFor(night, "paper")).toEqual({ shadow: dark.paper, light: dark.artInk });
});

test("dims photographs in the dark scheme as far as the theme's light colours, and never brightens them", () => {
  expect(darkPhotoStyles({ ...theme, photos: "duotone" })).toBe(
    "@layer ui{@media screen and (prefers-color-scheme:dark){.photo{filter:brightness(0.71)}}}\n",
  );
  const same: Theme = { ...theme, photos: "duotone", colors: { light: dark, dark: light } };
  expect(darkPhotoStyles(same)).toContain("brightness(1)");
});

test("keeps the colours of natural photographs in both schemes", () => {
  for (const photos of ["natural", undefined] as const) {
    expect(duotoneColorsFor({ ...theme, photos }, "paper")).toBeUndefined();
    expect(darkPhotoStyles({ ...theme, photos })).toBe("");
  }
});
