import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withDefaults } from "../model/defaults/with-defaults.ts";
import type { Theme } from "../model/types.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { checkFontRanges, checkLeftoverPackValues, checkThemeSizes } from "./check-theme.ts";
import { siteMessages } from "./messages.en.ts";
import { readSchemas } from "./site-code/read-schemas.ts";

const schemas = readSchemas();
const wholeOf = (value: unknown) => withDefaults(schemas, "theme.json", value, "") as Theme;
const first = wholeOf({});

function told(text: string) {
  const file = parseYaml("theme.yaml", text);
  const theme = wholeOf(file.value);
  return [
    ...checkThemeSizes(theme, file),
    ...checkFontRanges(theme, file),
    ...checkLeftoverPackValues(theme, first, file),
  ];
}

test("warns of a number that would break the page at its place, with the number used instead", () => {
  const [found] = told("space:\n  margin: { phone: 80, desktop: 0 }\n");
  expect(found).toMatchObject({ path: "/space/margin/desktop", hint: "56", severity: "warning" });
  expect(found?.message).toMatchInlineSnapshot(
    `"Com 0 as palavras não caberiam ou não se leriam; por isso o site usa 56, o mais perto que cabe."`,
  );
});

test("reports a font whose minimum weight is above its maximum, with both in order", () => {
  const faces =
    "[{ style: normal, file: a.woff2, axes: { wght: { min: 900, max: 100 } }, preload: true }]";
  const font = `{ family: A, package: a, fallbacks: [Arial], generic: serif, faces: ${faces} }`;
  const [found] = told(`fonts:\n  text: ${font}\n`);
  expect(found).toMatchObject({
    path: "/fonts/text/faces/0/axes/wght",
    hint: "{ min: 100, max: 900 }",
    severity: "error",
  });
  expect(found?.message).toMatchInlineSnapshot(
    `"O mínimo, 900, é maior que o máximo, 100. Troque um pelo outro."`,
  );
});

test("notes leftover colours of the first style under another style, but not own or absent colours", () => {
  const shipped = readFileSync("content/theme.yaml", "utf8");
  const other = shipped.replace("pack: livro-razao", "pack: azulejo");
  expect(told(other).map(({ code, severity }) => [code, severity])).toEqual([
    ["look-of-first-pack", "note"],
  ]);
  // The messages use the style names of the guide.
  expect(told(other)[0]?.message).toContain(
    "do estilo Livro-razão, e vale mais que o estilo Azulejo.",
  );
  expect(siteMessages["look-of-first-pack"]({ pack: "relogio-de-sol" })).toMatch(
    /the Ruled Paper style, .* the Sundial style\./,
  );
  expect(told(shipped)).toEqual([]);
  expect(told("pack: azulejo\n")).toEqual([]);
  expect(told('pack: azulejo\ncolors: { light: { ink: "#000000" } }\n')).toEqual([]);
});
