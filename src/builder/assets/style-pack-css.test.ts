import { describe, expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Theme } from "../../model/types.ts";
import { drawOrnaments } from "../../theme/packs/ornaments.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";
import { toCustomProperties } from "../../theme/tokens.ts";
import { buildOrnaments } from "./build-ornaments.ts";
import { allStyles, buildStyles, pageStyles } from "./build-styles.ts";

const schemas = readSchemas();

function lookOf(pack: PackName): Theme {
  return withDefaults(schemas, "theme.json", { pack }, "pt-BR") as Theme;
}

/** A rule of each pack that no other pack has. */
const signs: Record<PackName, string> = {
  "livro-razao": "border-inline:1px solid var(--color-accent-line)",
  azulejo: "--tile:",
  "relogio-de-sol": "--noon:",
};

describe.each(packNames)("a site of the style pack %s", (pack) => {
  const look = lookOf(pack);

  test("contains the rules of that pack and of no other", async () => {
    const css = allStyles(await buildStyles(toCustomProperties(look), "", pack));
    const found = packNames.filter((name) => css.includes(signs[name]));
    expect(found).toEqual([pack]);
  });

  test("adds only the styles that the page's blocks need to a page", async () => {
    const styles = await buildStyles(toCustomProperties(look), "", pack);
    const page = pageStyles(styles, { markup: '<p class="note">', blocks: ["notice"] });
    expect(page).toContain(".notice");
    expect(page).not.toMatch(/\.(?:hero|pricing|steps|testimonials)\b/);
  });

  test("publishes only the ornaments of that pack, in the theme's own colours", () => {
    const names = buildOrnaments(look).files.map(({ name }) => name.replace(/-\w+\.svg$/, ""));
    const own = {
      "livro-razao": [],
      azulejo: ["wall", "niche", "frieze", "talk", "town"],
      "relogio-de-sol": ["dial", "town"],
    };
    expect([...new Set(names)]).toEqual(own[pack].map((name) => `assets/${name}`));
    const palette = new Set(Object.values(look.colors.light));
    const colors = drawOrnaments(look).flatMap(({ light }) => light.match(/#[\da-f]{6}/g) ?? []);
    expect(colors.filter((color) => !palette.has(color))).toEqual([]);
  });

  test("builds small ornaments, and the same ones every time", () => {
    const sizes = buildOrnaments(look).files.map(({ data }) => data.length);
    expect(Math.max(0, ...sizes)).toBeLessThan(3000);
    expect(buildOrnaments(look)).toEqual(buildOrnaments(look));
  });
});
