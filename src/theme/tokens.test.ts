import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { toCustomProperties, toFontStack } from "./tokens.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const css = toCustomProperties(theme);
const [light = "", dark = ""] = css.split("@media");

describe("the theme as custom properties", () => {
  test("is CSS that a parser understands", () => {
    const minify = () => transform({ filename: "t.css", code: Buffer.from(css), minify: true });
    expect(minify).not.toThrow();
  });

  test("names every size with its line, weight and what tracking it has", () => {
    for (const [name, { tracking }] of Object.entries(theme.sizes)) {
      const kebab = name.replace("Small", "-small");
      for (const part of ["size", "line", "weight"]) {
        expect(light).toContain(`--${part}-${kebab}: `);
      }
      expect(light.includes(`--tracking-${kebab}: `)).toBe(tracking !== 0);
    }
    expect(light).toContain("--size-quote-small: ");
    expect(light).toContain("--tracking-h1: -0.032em;");
  });

  test("names colours as the style sheets know them, and leaves those of pictures out", () => {
    expect(light).toContain("--color-paper: #faf7f0;");
    expect(light).toContain("--color-on-deep-soft: #bccac4;");
    expect(css).not.toContain("--color-art");
  });

  test("repeats for the dark scheme only what differs", () => {
    expect(dark).toContain("--color-paper: #101917;");
    expect(dark).not.toContain("--color-on-deep:");
    expect(dark).not.toContain("--size");
  });

  test("numbers the steps of space from 1", () => {
    expect(light).toContain("--space-1: 4px;");
    expect(light).toContain("--space-12: 128px;");
    expect(light).toContain("--section: clamp(88px, ");
  });

  test("gives movements a time and a curve", () => {
    expect(light).toContain("--quick: 120ms ease-out;");
    expect(light).toContain("--stagger: 100ms;");
  });
});

describe("the families of a font", () => {
  test("try the stand-ins of the same measures first, then the device's fonts as they are", () => {
    const font = { ...theme.fonts.display, family: "Newsreader", fallbacks: ["Georgia"] };
    expect(toFontStack(font)).toBe('Newsreader, "Newsreader Georgia", Georgia, serif');
  });
});
