import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import type { Theme } from "../model/types.ts";
import { toCustomProperties, toFontStack } from "./tokens.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const css = toCustomProperties(theme);
const [light = "", dark = ""] = css.split("@media");

describe("toCustomProperties", () => {
  test("returns CSS that a parser accepts", () => {
    const minify = () => transform({ filename: "t.css", code: Buffer.from(css), minify: true });
    expect(minify).not.toThrow();
  });

  test("defines size, line and weight of every text size, and its tracking unless it is 0", () => {
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

  test("defines colours with kebab-case names and omits those of pictures", () => {
    expect(light).toContain("--color-paper: #faf7f0;");
    expect(light).toContain("--color-on-deep-soft: #bccac4;");
    expect(css).not.toContain("--color-art");
  });

  test("repeats only the values that differ for the dark scheme", () => {
    expect(dark).toContain("--color-paper: #101917;");
    expect(dark).not.toContain("--color-on-deep:");
    expect(dark).not.toContain("--size");
  });

  test("numbers the steps of space from 1 and defines a fluid section space", () => {
    expect(light).toContain("--space-1: 4px;");
    expect(light).toContain("--space-12: 128px;");
    expect(light).toContain("--section: clamp(88px, ");
  });

  test("defines durations and an easing for motion", () => {
    expect(light).toContain("--quick: 120ms ease-out;");
    expect(light).toContain("--stagger: 100ms;");
  });
});

describe("toFontStack", () => {
  test("lists metric-compatible fallbacks before the plain fonts of the device", () => {
    const font = { ...theme.fonts.display, family: "Newsreader", fallbacks: ["Georgia"] };
    expect(toFontStack(font)).toBe('Newsreader, "Newsreader Georgia", Georgia, serif');
  });
});
