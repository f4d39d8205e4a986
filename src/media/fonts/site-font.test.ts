import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import type { FontFace, Theme } from "../../model/types.ts";
import { alphabet } from "./alphabet.ts";
import { buildFonts } from "./build-fonts.ts";
import { findFontErrors } from "./font-errors.ts";
import { parseSiteFont } from "./site-font.ts";

const source =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
let folder: string;
let theme: Theme;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "letras de São ")), "fonts");
  await mkdir(folder);
  theme = load(await readFile("content/theme.yaml", "utf8")) as Theme;
  const variable = await readFile(source);
  const cut = (text: string, variationAxes = {}) =>
    subsetFont(variable, text, { targetFormat: "woff2", variationAxes });
  await writeFile(join(folder, "variable.woff2"), variable);
  await writeFile(join(folder, "static.woff2"), await cut(alphabet, { wght: 400 }));
  await writeFile(join(folder, "few.woff2"), await cut(alphabet.replace(/[ãõ]/g, "")));
  await writeFile(join(folder, "half.woff2"), variable.subarray(0, 9000));
  await writeFile(join(folder, "page.woff2"), "<!doctype html><title>404</title>");
  await writeFile(join(folder, "../outside.woff2"), variable);
  await symlink(join(folder, "../outside.woff2"), join(folder, "link.woff2"));
});

test("parses the axes and characters of a font file", async () => {
  const font = parseSiteFont(await readFile(source));
  expect(font?.axes).toContain("wght");
  expect([font?.has("ã"), font?.has("漢")]).toEqual([true, false]);
});

test.each([
  ["variable.woff2", 400, 600, []],
  ["static.woff2", 400, 400, []],
  ["static.woff2", 400, 600, ["weight wght"]],
  ["few.woff2", 400, 600, ["letters ã õ"]],
  ["half.woff2", 400, 600, ["broken half.woff2"]],
  ["page.woff2", 400, 600, ["broken page.woff2"]],
  ["none.woff2", 400, 600, ["own-file none.woff2"]],
  ["link.woff2", 400, 600, ["own-file link.woff2"]],
  ["../outside.woff2", 400, 600, ["own-file ../outside.woff2"]],
])("reports for %s with weights from %i to %i: %j", (file, min, max, told) => {
  const found = findFontErrors(withText(file, min, max), folder);
  expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual(told);
});

test.each([
  ["variable.woff2", 600],
  ["static.woff2", 400],
])("subsets %s and defines a fallback with its metrics", async (file, max) => {
  const cache = await mkdtemp(join(tmpdir(), "fonts-"));
  const { files, css } = await buildFonts(withText(file, 400, max), {}, { cache });
  const own = files.find(({ name }) => name.startsWith("fonts/minha-letra-normal-"));
  expect(own?.data.length).toBeLessThan(20_000);
  expect(css).toContain('"Minha Letra Arial"');
});

function withText(file: string, min: number, max: number): Theme {
  const face: FontFace = { style: "normal", file, axes: { wght: { min, max } }, preload: false };
  const { package: _, ...rest } = theme.fonts.text;
  const text = { ...rest, family: "Minha Letra", faces: [face], folder };
  return { ...theme, fonts: { ...theme.fonts, text } };
}
