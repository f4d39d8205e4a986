import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { createChance } from "../../bench/corpus/random.ts";
import { withDefaults } from "../../content/defaults/with-defaults.ts";
import type { Theme } from "../../content/types.ts";
import { checkColors } from "../../site/check-look.ts";
import { readSchemas } from "../../site/own/read-schemas.ts";
import { frameOf } from "../../studio/gallery/live/gallery-addresses.ts";
import { parseYaml } from "../../text/parse.ts";
import { contrastRatio, partnersOf } from "../../theme/contrast.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";
import { serveGallery, toPages } from "../blocks/served-gallery.ts";
import { journey } from "../browser/journey.ts";
import { interfaceTokens, markersFor, setColors, shownPairs } from "../colors/shown-pairs.ts";
import { knownSites } from "../sites/known-sites.ts";
import { serveSite } from "../sites/served-site.ts";

/* What the check of colours compares is what texts really stand on, in every block, header and footer of every style. */

const schemas = readSchemas();
const markers = markersFor(interfaceTokens);
const chance = createChance(Number(process.env.PRELO_SEED ?? 2009));

/** Pages with all blocks of a style, and the front page of a site that has it. */
async function addressesOf(pack: PackName): Promise<string[]> {
  const { address, list, close } = await serveGallery();
  onTestFinished(close);
  const site = await serveSite(knownSites[packNames.indexOf(pack)]?.content ?? "");
  onTestFinished(site.close);
  const frames = toPages(list).map((samples) => frameOf({ pack, samples }));
  return [...frames.map((path) => new URL(path, address).href), site.address];
}

/** Pairs of a page that the check of this style does not compare, or by too small a contrast. */
async function unknownPairs(page: Page, pack: PackName): Promise<string[]> {
  await setColors(
    page,
    [...markers].map(([hex, token]) => [token, hex] as const),
  );
  const pairs = await shownPairs(page);
  return pairs.flatMap(({ color, ground, words, isLarge }) => {
    const [first, second] = [markers.get(color), markers.get(ground)];
    if (first === undefined || second === undefined) return [];
    const known = partnersOf(pack, first).find(({ name }) => name === second);
    const isHeld = known && (known.minimum >= 4.5 || isLarge);
    return isHeld ? [] : [`${first} on ${second} (${words})`];
  });
}

/** A palette with one colour of one's own that the check accepts, maybe after its own proposal. */
function acceptedPalette(pack: PackName) {
  const token = chance.pick(interfaceTokens);
  const own = chance.pick(["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff"]);
  const themeOf = (color: string) => {
    const file = parseYaml(
      "theme.yaml",
      `pack: ${pack}\ncolors: { light: { ${token}: "${color}" } }\n`,
    );
    const theme = withDefaults(schemas, "theme.json", file.value, "") as Theme;
    return { theme, found: checkColors(theme, file) };
  };
  const first = themeOf(own);
  const proposal = /"(#[0-9a-f]{6})"/.exec(first.found[0]?.hint ?? "")?.[1];
  const { theme, found } = proposal ? themeOf(proposal) : first;
  expect(found).toEqual([]);
  return { name: `${token} ${proposal ?? own}`, palette: theme.colors.light };
}

for (const pack of packNames) {
  journey(
    `texts of ${pack} stand on grounds that the check compares, and an accepted colour is read`,
    { timeout: 300_000 },
    async ({ open }) => {
      const page = await open({ reducedMotion: "reduce", bypassCSP: true });
      await page.setViewportSize({ width: 1280, height: 900 });
      const { name, palette } = acceptedPalette(pack);
      const [unknown, unread]: [string[], string[]] = [[], []];
      for (const address of await addressesOf(pack)) {
        await page.goto(address);
        unknown.push(...(await unknownPairs(page, pack)));
        await setColors(page, Object.entries(palette));
        for (const { color, ground, words, isLarge } of await shownPairs(page)) {
          const ratio = contrastRatio(color, ground);
          // Tints of a ground are a little closer to the letters than the ground itself.
          if (ratio < (isLarge ? 3 : 4.5) * 0.95) unread.push(`${color} on ${ground} (${words})`);
        }
      }
      expect(unknown).toEqual([]);
      expect(unread, name).toEqual([]);
    },
  );
}
