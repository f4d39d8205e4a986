import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import type { Theme } from "../../model/types.ts";
import { type BuiltFonts, buildFonts, type FontFile } from "./build-fonts.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const kilobyte = 1000;

let cache: string;
let fonts: BuiltFonts;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "fonts-"));
  fonts = await buildFonts(theme, {}, { cache });
}, 60_000);

describe("the fonts of the shipped theme", () => {
  test("take up at most 45 KB in total", () => {
    const sizes = fonts.files.map(({ data }) => data.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * kilobyte);
  });

  test("have names that change with their content", async () => {
    for (const { name } of fonts.files)
      expect(name).toMatch(/^fonts\/[a-z-]+-[0-9a-f]{10}\.woff2$/);
    const bolder = await buildFonts(theme, { weights: { min: 320, max: 500 } }, { cache });
    expect(fileOf(bolder, "newsreader-normal").name).not.toBe(
      fileOf(fonts, "newsreader-normal").name,
    );
  });

  test("contain only the weights that the style sheets use", async () => {
    const wide = structuredClone(theme);
    for (const face of wide.fonts.display.faces.filter(({ style }) => style === "normal"))
      face.axes.wght = { min: 200, max: 800 };
    const used = await buildFonts(wide, { weights: { min: 320, max: 600 } }, { cache });
    expect(used).toEqual(fonts);
  });

  test("are the same when they come from the cache", async () => {
    expect(await buildFonts(theme, {}, { cache })).toEqual(fonts);
  });

  test.each([..."ãçéõÃÇÉÕàâêíóôúüÚ0123456789ªº°§“”‘’–—…R$%©@×÷−"])(
    "contain a glyph for %s",
    async (character) => {
      const drawn = await Promise.all(fonts.files.map(({ data }) => canDraw(data, character)));
      expect(drawn).toEqual(fonts.files.map(() => true));
    },
  );

  test("contain a glyph for another character only if the text uses it", async () => {
    expect(await canDraw(fileOf(fonts, "instrument").data, "ß")).toBe(false);
    const more = await buildFonts(theme, { foreign: "ß" }, { cache });
    expect(await canDraw(fileOf(more, "instrument").data, "ß")).toBe(true);
  });

  test("do not change for characters that no source font contains", async () => {
    expect(await buildFonts(theme, { foreign: "✓漢🎈" }, { cache })).toEqual(fonts);
  });

  test("preload only the headline font", () => {
    expect(fonts.files.filter(({ preload }) => preload).map(({ name }) => name)).toEqual([
      fileOf(fonts, "newsreader-normal").name,
    ]);
  });
});

describe("the @font-face rules", () => {
  test("name each file once, with its range of weights and `font-display: swap`", () => {
    const file = fileOf(fonts, "newsreader-normal");
    const rule = rulesOf(fonts).find((text) => text.includes(file.name));
    expect(rule).toContain("font-weight:320 600");
    expect(rule).toContain("font-display:swap");
    for (const { name } of fonts.files) expect(fonts.css.split(name)).toHaveLength(2);
  });

  test("scale the device font to the metrics of the web font", () => {
    const rules = rulesOf(fonts).filter((text) => text.includes('"Newsreader Georgia"'));
    expect(rules).toHaveLength(2);
    for (const rule of rules) {
      const adjust = percentIn(rule, "size-adjust");
      // The line height of Newsreader equals its size, so that of the fallback must too.
      const height = percentIn(rule, "ascent-override") + percentIn(rule, "descent-override");
      expect((adjust * height) / 100).toBeCloseTo(100, 0);
    }
  });

  test("scale the device font wider for headlines than for text, as the optical sizes differ", () => {
    const [light = "", regular = ""] = rulesOf(fonts).filter((text) =>
      text.includes('"Newsreader Georgia"'),
    );
    expect(percentIn(light, "size-adjust")).toBeGreaterThan(percentIn(regular, "size-adjust"));
  });

  test("define a fallback for each device font that the theme names", () => {
    for (const { family, fallbacks } of [theme.fonts.display, theme.fonts.text]) {
      for (const name of fallbacks) expect(fonts.css).toContain(`"${family} ${name}"`);
    }
  });

  test("omit a device font whose metrics are unknown", async () => {
    const text = { ...theme.fonts.text, fallbacks: ["Comic Sans MS"] };
    const { css } = await buildFonts({ ...theme, fonts: { ...theme.fonts, text } }, {}, { cache });
    expect(css).not.toContain("Comic");
  });
});

test("names the missing file of a font package that is not installed", async () => {
  const text = { ...theme.fonts.text, package: "@fontsource-variable/missing" };
  const build = buildFonts({ ...theme, fonts: { ...theme.fonts, text } }, {}, { cache });
  await expect(build).rejects.toThrow("@fontsource-variable/missing/files/instrument-sans");
});

function fileOf({ files }: BuiltFonts, part: string): FontFile {
  const file = files.find(({ name }) => name.includes(part));
  if (!file) throw new Error(`No font file has ${part} in its name.`);
  return file;
}

function rulesOf({ css }: BuiltFonts): string[] {
  return css.split("\n").filter(Boolean);
}

function percentIn(rule: string, property: string): number {
  return Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule)?.[1]);
}

/**
 * Whether a font can draw a character. Its subset to that character then has two glyphs: the
 * character, and `.notdef`.
 */
async function canDraw(font: Buffer, character: string): Promise<boolean> {
  const cut = await subsetFont(font, character, { targetFormat: "truetype", keepFeatures: [] });
  const record = cut.indexOf("maxp");
  return cut.readUInt16BE(cut.readUInt32BE(record + 8) + 4) > 1;
}
