import { describe, expect, test } from "vitest";
import type { Image, Theme } from "../../model/types.ts";
import { logoForBackground } from "./logo-for-background.ts";

const image = (name: string, more: Partial<Image> = {}): Image => ({
  src: `/${name}.svg`,
  alt: "",
  width: 200,
  height: 50,
  ...more,
});

const [white, black] = ["#ffffff", "#101010"];

/** Creates a theme whose footer is dark in both schemes. */
function themeWith(logo: Theme["logo"], colors: { light?: string; dark?: string } = {}): Theme {
  const { light = white, dark = black } = colors;
  const palette = (paper: string) => ({ paper, floor: black });
  return { logo, colors: { light: palette(light), dark: palette(dark) } } as Theme;
}

/** Lists the images from which a browser chooses, in its order of preference. */
function offers(theme: Theme, ground: "paper" | "floor") {
  const logo = logoForBackground(theme, ground);
  if (!logo) return "the name";
  const sources = (logo.sources ?? []).map(({ type = "any", media = "always", srcset }) =>
    [media.replace("(prefers-color-scheme:dark)", "dark"), type, srcset].join(" "),
  );
  return [...sources, logo.src];
}

const both = image("day");
const withDark = { ...both, dark: image("night") };
const cut = { media: "(prefers-color-scheme:dark)", srcset: "/day-inked.svg" };

describe("on the page background, a logo", () => {
  test("uses its dark image only in the dark scheme", () => {
    expect(offers(themeWith(withDark), "paper")).toEqual(["dark any /night.svg", "/day.svg"]);
  });

  test("without a dark image is the same in both schemes", () => {
    expect(offers(themeWith(both), "paper")).toEqual(["/day.svg"]);
  });

  test("follows the background colours, not the name of the scheme", () => {
    const reversed = { light: black, dark: white };
    expect(offers(themeWith(withDark, reversed), "paper")).toEqual([
      "dark any /day.svg",
      "/night.svg",
    ]);
    expect(offers(themeWith(withDark, { light: black }), "paper")).toEqual(["/night.svg"]);
    expect(offers(themeWith(withDark, { dark: white }), "paper")).toEqual(["/day.svg"]);
  });

  test("offers all formats of its images, each for its scheme", () => {
    const prints = (name: string) => [{ type: "image/webp", srcset: `/${name}.webp 200w` }];
    const logo = {
      ...image("day", { sources: prints("day") }),
      dark: image("night", { sources: prints("night") }),
    };
    expect(offers(themeWith(logo), "paper")).toEqual([
      "dark image/webp /night.webp 200w",
      "dark any /night.svg",
      "always image/webp /day.webp 200w",
      "/day.svg",
    ]);
  });
});

test("an animated dark logo moves only if the visitor does not prefer reduced motion", () => {
  const welcome = "(prefers-reduced-motion:no-preference)";
  const moving = { type: "image/webp", media: welcome, srcset: "/night-moving.webp 200w" };
  const logo = { ...both, dark: image("night", { sources: [moving] }) };
  expect(offers(themeWith(logo), "paper")[0]).toBe(
    `${welcome} and dark image/webp /night-moving.webp 200w`,
  );
});

describe("on a dark footer, a logo", () => {
  test("uses its dark image in both schemes", () => {
    expect(offers(themeWith(withDark), "floor")).toEqual(["/night.svg"]);
  });

  test("in the theme's colours uses its dark variant", () => {
    expect(offers(themeWith(image("day", { sources: [cut] })), "floor")).toEqual([
      "/day-inked.svg",
    ]);
  });

  test("without a dark image or variant is replaced by the name, unless the page is dark too", () => {
    expect(offers(themeWith(both), "floor")).toBe("the name");
    expect(offers(themeWith(both, { light: black }), "floor")).toEqual(["/day.svg"]);
  });
});

test("returns undefined for a theme without a logo", () => {
  expect(logoForBackground(themeWith(undefined), "paper")).toBeUndefined();
});
