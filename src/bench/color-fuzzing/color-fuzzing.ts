import type { Browser, Page } from "playwright-core";
import type { Theme } from "../../model/types.ts";
import { launchBrowser } from "../../testing/browser/launch-browser.ts";
import {
  type AcceptedPalette,
  type CustomColor,
  createAcceptedPalette,
  paletteTokens,
  twelveColors,
} from "../../testing/colors/accepted-palette.ts";
import { serveColorTestPages } from "../../testing/colors/color-test-pages.ts";
import {
  findIllegiblePairs,
  findUncheckedPairs,
  type PalettePair,
  recolorAndCheckContrast,
  recolorAndReadPairs,
} from "../../testing/colors/palette-pairs.ts";
import { type PackName, packNames } from "../../theme/packs/pack-names.ts";
import { createRandom } from "../mistake-corpus/random.ts";

/** Results for all colours of one style in one colour scheme. */
export interface ColorFuzzResult {
  pack: PackName;
  scheme: ColorSchemeName;
  /** Distinct pairs of text and background colours on the pages of the style. */
  pairs: number;
  tried: number;
  /** Colours that are readable as they were set. */
  readable: number;
  /** Colours that the check rejects, but for which it proposes a readable colour. */
  mended: number;
  /** Palettes whose pages were rendered and checked. */
  seen: number;
  failed: number;
}

/** Options of a run. */
export interface ColorFuzzOptions {
  /** Number of palettes per style and scheme to render and check. */
  runs: number;
  seed: number;
  /** Called with a description of each failure, such as an unreadable text. */
  onFailure: (line: string) => void;
}

type ColorSchemeName = keyof Theme["colors"];

const widths = [390, 1280];

/**
 * Sets each colour of each style, one at a time, to each of twelve colours, in light and dark.
 * Compares what the check accepts or proposes with what a browser renders.
 */
export async function fuzzColors(options: ColorFuzzOptions): Promise<ColorFuzzResult[]> {
  const browser = await launchBrowser();
  const rows: ColorFuzzResult[] = [];
  try {
    for (const pack of packNames) {
      const { addresses, close } = await serveColorTestPages(pack);
      try {
        for (const scheme of ["light", "dark"] as const) {
          const page = await openPageBypassingCsp(browser, scheme);
          rows.push(await runColorRound({ ...options, pack, scheme, page, addresses }));
          await page.context().close();
        }
      } finally {
        await close();
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}

interface ColorRoundContext extends ColorFuzzOptions {
  pack: PackName;
  scheme: ColorSchemeName;
  page: Page;
  addresses: readonly string[];
}

/** Opens a page that ignores the CSP, so that its colours can be set. */
async function openPageBypassingCsp(browser: Browser, colorScheme: ColorSchemeName): Promise<Page> {
  const context = await browser.newContext({
    ...{ colorScheme, reducedMotion: "reduce", bypassCSP: true, locale: "pt-BR" },
  });
  return context.newPage();
}

async function runColorRound(round: ColorRoundContext): Promise<ColorFuzzResult> {
  const { pack, scheme } = round;
  const { pairs, faults } = await readColorPairs(round);
  const row = { pack, scheme, pairs: pairs.length, tried: 0, readable: 0, mended: 0 };
  const accepted: AcceptedPalette[] = [];
  for (const own of candidateColors(pack, scheme)) {
    const found = createAcceptedPalette(own);
    row.tried += 1;
    const unread = found ? findIllegiblePairs(pairs, found.palette) : ["no proposal works"];
    faults.push(...unread.map((each) => `${own.token} ${own.color}: ${each}`));
    if (!found || unread.length > 0) continue;
    accepted.push(found);
    if (found.color === own.color) row.readable += 1;
    else row.mended += 1;
  }
  const chosen = createRandom(round.seed).sample(accepted, round.runs);
  for (const found of chosen) faults.push(...(await findUnreadableTexts(round, found)));
  for (const fault of faults) round.onFailure(`${pack} ${scheme} ${fault}`);
  return { ...row, seen: chosen.length, failed: faults.length };
}

function candidateColors(pack: PackName, scheme: ColorSchemeName): CustomColor[] {
  return paletteTokens.flatMap((token) =>
    twelveColors.map((color) => ({ pack, scheme, token, color })),
  );
}

/** Returns the distinct colour pairs of all pages at all widths, and pairs that no check covers. */
async function readColorPairs({ page, pack, addresses }: ColorRoundContext) {
  const kinds = new Map<string, PalettePair>();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      const { pairs, unknown } = await recolorAndReadPairs(page, pack);
      faults.push(...findUncheckedPairs(pairs, pack), ...unknown);
      for (const each of pairs) kinds.set(each.pair.join(), each);
    }
  }
  return { pairs: [...kinds.values()], faults };
}

async function findUnreadableTexts(
  { page, addresses }: ColorRoundContext,
  found: AcceptedPalette,
): Promise<string[]> {
  const unread: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    unread.push(...(await recolorAndCheckContrast(page, found.palette)));
  }
  return unread;
}
