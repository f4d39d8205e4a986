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

describe("on the paper of the page a logo", () => {
  test("shows its picture for the dark in the dark scheme alone", () => {
    expect(offers(themeWith(withDark), "paper")).toEqual(["dark any /night.svg", "/day.svg"]);
  });

  test("without one is the same in both", () => {
    expect(offers(themeWith(both), "paper")).toEqual(["/day.svg"]);
  });

  test("follows the colours, not the name of the scheme", () => {
    const reversed = { light: black, dark: white };
    expect(offers(themeWith(withDark, reversed), "paper")).toEqual([
      "dark any /day.svg",
      "/night.svg",
    ]);
    expect(offers(themeWith(withDark, { light: black }), "paper")).toEqual(["/night.svg"]);
    expect(offers(themeWith(withDark, { dark: white }), "paper")).toEqual(["/day.svg"]);
  });

  test("brings all formats of a photographed picture, each for its scheme", () => {
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

test("a logo that moves in the dark moves only where motion is welcome", () => {
  const welcome = "(prefers-reduced-motion:no-preference)";
  const moving = { type: "image/webp", media: welcome, srcset: "/night-moving.webp 200w" };
  const logo = { ...both, dark: image("night", { sources: [moving] }) };
  expect(offers(themeWith(logo), "paper")[0]).toBe(
    `${welcome} and dark image/webp /night-moving.webp 200w`,
  );
});

describe("on a dark foot a logo", () => {
  test("shows its picture for the dark in both schemes", () => {
    expect(offers(themeWith(withDark), "floor")).toEqual(["/night.svg"]);
  });

  test("in the theme's colours shows its print for the dark", () => {
    expect(offers(themeWith(image("day", { sources: [cut] })), "floor")).toEqual([
      "/day-inked.svg",
    ]);
  });

  test("without either leaves the name in letters, unless the page is as dark", () => {
    expect(offers(themeWith(both), "floor")).toBe("the name");
    expect(offers(themeWith(both, { light: black }), "floor")).toEqual(["/day.svg"]);
  });
});

test("no logo is none on any ground", () => {
  expect(logoForBackground(themeWith(undefined), "paper")).toBeUndefined();
});
