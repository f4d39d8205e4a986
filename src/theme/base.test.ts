import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readSchemas } from "../load/site-code/read-schemas.ts";
import { withDefaults } from "../model/defaults/with-defaults.ts";
import type { Theme } from "../model/types.ts";
import { drawOrnaments } from "./packs/ornaments.ts";
import { packNames } from "./packs/pack-names.ts";
import { toCustomProperties } from "./tokens.ts";

const theme = load(readFileSync("content/theme.yaml", "utf8")) as Theme;
const base = readFileSync("src/theme/base.css", "utf8");
/** The custom properties for rules (lines) that each style pack must define. */
const ofPacks = ["--rule-ink", "--rule-double", "--rule-accent"];
const rules = ofPacks.map((name) => `${name}: 0;`).join("");
const studio = readFileSync("src/studio/app/studio.css", "utf8");
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

describe("the base style sheet", () => {
  test("declares the order of the layers first", () => {
    expect(base).toMatch(/^@layer reset, tokens, base, ui, blocks, print;/);
  });

  test("contains no literal colours outside the print styles", () => {
    expect(base.replace(/@media print[\s\S]*/, "")).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  });

  test.each(packNames)("leaves rule properties to the packs: %s defines all of them", (pack) => {
    const sheet = readFileSync(`src/theme/packs/${pack}/theme.base.css`, "utf8");
    expect(ofPacks.filter((name) => !definedIn(sheet).has(name))).toEqual([]);
  });

  test.each(sheets)("with the theme, defines every custom property that %s uses", (file) => {
    const sheet = readFileSync(join("src", file), "utf8");
    // The studio does not use the theme; it defines its own properties.
    const around = /^studio\W(?:fields|app|welcome|hosts\Wgithub)\W/.test(file)
      ? studio
      : toCustomProperties(theme) + base + rules + aroundInPack(file.replaceAll("\\", "/"));
    const known = definedIn(around + sheet);
    const used = [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

/**
 * Returns the CSS that a style sheet of a pack can use: the pack's base, colours and ornaments, and
 * the sheet that it extends.
 */
function aroundInPack(file: string): string {
  const [, pack, name = ""] = file.match(/^theme\/packs\/([\w-]+)\/\w+\.([\w.-]+)$/) ?? [];
  if (!pack) return "";
  const look = withDefaults(readSchemas(), "theme.json", { pack }, "pt-BR") as Theme;
  const ornaments = drawOrnaments(look).map((ornament) => `--${ornament.name}: 0;`);
  const clad = sheets.filter((sheet) => sheet.endsWith(`/${name}`));
  const files = [`theme/packs/${pack}/theme.base.css`, ...clad];
  const texts = files.map((path) => readFileSync(join("src", path), "utf8"));
  return [toCustomProperties(look), ...ornaments, ...texts].join("");
}

function definedIn(css: string): Set<string | undefined> {
  return new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
}
