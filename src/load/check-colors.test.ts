import { expect, test } from "vitest";
import { withDefaults } from "../model/defaults/with-defaults.ts";
import type { Theme } from "../model/types.ts";
import {
  createAcceptedPalette,
  createPaletteWithColor,
  paletteTokens,
  twelveColors,
} from "../testing/colors/accepted-palette.ts";
import { packNames } from "../theme/packs/pack-names.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { checkColors } from "./check-theme.ts";
import { readSchemas } from "./site-code/read-schemas.ts";

const schemas = readSchemas();

function told(text: string) {
  const file = parseYaml("theme.yaml", text);
  return checkColors(withDefaults(schemas, "theme.json", file.value, "") as Theme, file);
}

test("reports a colour that fits no other once, on its own line, with a shade that fits all", () => {
  const [found, ...others] = told('pack: azulejo\ncolors: { light: { paper: "#000000" } }\n');
  expect(others).toEqual([]);
  expect(found?.path).toBe("/colors/light/paper");
  expect(found?.message).toMatchInlineSnapshot(
    `"A cor #0e2226 sobre #000000 tem contraste 1,2:1; o mínimo é 4,5:1. Com mais 4 cores é igual."`,
  );
  expect(found?.hint).toMatchInlineSnapshot(`"paper: "#ebebeb""`);
});

test("reports the text colour if two given colours do not fit each other", () => {
  const text = 'colors:\n  light:\n    paper: "#ffffff"\n    inkSoft: "#999999"\n';
  expect(told(text).map(({ path }) => path)).toEqual(["/colors/light/inkSoft"]);
});

test("reports a background colour once if it fits none of many given colours", () => {
  const { light } = (withDefaults(schemas, "theme.json", {}, "") as Theme).colors;
  const colors = JSON.stringify({ ...light, paper: "#101010" });
  expect(told(`colors: { light: ${colors} }\n`).map(({ path }) => path)).toEqual([
    "/colors/light/paper",
  ]);
});

test("names the other colours to change and gives no example if no shade fits", () => {
  const colors = '{ paper: "#ff0000", ink: "#ffffff", inkSoft: "#000000" }';
  const found = told(`pack: azulejo\ncolors: { light: ${colors} }\n`);
  const stuck = found.filter(({ hint }) => hint === undefined);
  expect(stuck.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
    [
      "/colors/light/paper: A cor #a83a22 sobre #ff0000 tem contraste 1,5:1; o mínimo é 4,5:1. Com mais 4 cores é igual. Nenhum tom desta cor serve: mude também ink, inkSoft, accent, error, accentLine, artInk, artAccent.",
    ]
  `);
});

test("each single colour in each style is readable or gets a readable proposal", () => {
  const counts = { tried: 0, readable: 0, mended: 0 };
  const faults: string[] = [];
  for (const pack of packNames)
    for (const scheme of ["light", "dark"] as const)
      for (const token of paletteTokens)
        for (const color of twelveColors) {
          counts.tried += 1;
          const own = { pack, scheme, token, color };
          const { found } = createPaletteWithColor(own);
          if (found.length === 0) counts.readable += 1;
          else if (found.length === 1 && createAcceptedPalette(own)) counts.mended += 1;
          else faults.push(`${pack} ${scheme} ${token} ${color}`);
        }
  expect(faults).toEqual([]);
  expect(counts).toMatchInlineSnapshot(`
    {
      "mended": 735,
      "readable": 705,
      "tried": 1440,
    }
  `);
});

test("rejects a text colour that has too little contrast only on a tile", () => {
  const found = told('colors: { light: { inkSoft: "#726d68" } }\n');
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
    [
      "/colors/light/inkSoft: A cor #726d68 sobre #efece6 tem contraste 4,3:1; o mínimo é 4,5:1.",
    ]
  `);
});
