import type { Page } from "playwright-core";
import type { Palette } from "../../model/types.ts";
import { type ColorPair, colorPairsOf, contrastRatio } from "../../theme/contrast.ts";
import { mixColors } from "../../theme/mix-colors.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import {
  assignMarkerColors,
  interfaceTokens,
  readRenderedPairs,
  setColorTokens,
} from "./rendered-color-pairs.ts";

/** A palette colour drawn on another one, and a text that shows it. */
export interface PalettePair {
  pair: ColorPair;
  words: string;
}

/** The colour pairs found on a page. */
export interface PageColorPairs {
  pairs: PalettePair[];
  /** Texts whose colour or background is neither a palette colour nor a tint of the style. */
  unknown: string[];
}

const colorMarkers = assignMarkerColors(interfaceTokens);
const markerByToken = new Map([...colorMarkers].map(([hex, token]) => [token, hex]));

/**
 * Recolours a page with marker colours and reads from its screenshot which palette colours meet.
 */
export async function recolorAndReadPairs(page: Page, pack: PackName): Promise<PageColorPairs> {
  await setColorTokens(
    page,
    [...colorMarkers].map(([hex, token]) => [token, hex] as const),
  );
  const tints = [...new Set(colorPairsOf(pack).map(([, , , tint = 0]) => tint))];
  const found: PageColorPairs = { pairs: [], unknown: [] };
  for (const { color, background, words, isLarge } of await readRenderedPairs(page)) {
    const foreground = colorMarkers.get(color);
    const below = matchBackgroundToken(background, tints);
    if (!foreground || !below)
      found.unknown.push(`${foreground ?? color} on ${background} (${words})`);
    else
      found.pairs.push({
        pair: [foreground, below.token, isLarge ? 3 : 4.5, below.tint],
        words,
      });
  }
  return found;
}

/**
 * Returns the palette token and tint that a background colour represents; `undefined` if unknown.
 */
function matchBackgroundToken(ground: string, tints: readonly number[]) {
  const token = colorMarkers.get(ground);
  if (token) return { token, tint: 0 };
  const [paper = "", ink = ""] = [markerByToken.get("paper"), markerByToken.get("ink")];
  const tint = tints.find((each) => isNearColor(mixColors(paper, ink, each), ground));
  return tint === undefined ? undefined : { token: "paper" as const, tint };
}

/**
 * Whether two colours are equal up to one step per channel. Browsers round mixed colours
 * differently than we do.
 */
function isNearColor(first: string, second: string): boolean {
  return [1, 3, 5].every((at) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.abs((a ?? 0) - (b ?? 0)) <= 1;
  });
}

/**
 * Finds pairs that the check of this style does not compare, or compares with too low a minimum.
 */
export function findUncheckedPairs(pairs: readonly PalettePair[], pack: PackName): string[] {
  const isChecked = ([foreground, background, minimum, tint = 0]: ColorPair) =>
    colorPairsOf(pack).some(
      ([first, second, held, heldTint = 0]) =>
        // Contrast is symmetric.
        [first, second].includes(foreground) &&
        [first, second].includes(background) &&
        held >= minimum &&
        heldTint === tint,
    );
  return pairs.flatMap(({ pair, words }) =>
    isChecked(pair) ? [] : [`${pair[0]} on ${pair[1]} (${words})`],
  );
}

/** Finds pairs of a page with too little contrast in a palette. */
export function findIllegiblePairs(pairs: readonly PalettePair[], palette: Palette): string[] {
  return pairs.flatMap(({ pair: [foreground, background, minimum, tint = 0], words }) => {
    const [color = "", plain = ""] = [palette[foreground], palette[background]];
    const ground = tint ? mixColors(plain, palette.ink, tint) : plain;
    return contrastRatio(color, ground) >= minimum ? [] : [`${color} on ${ground} (${words})`];
  });
}

/** Finds texts of a page with too little contrast in a palette, measured on its screenshot. */
export async function recolorAndCheckContrast(page: Page, palette: Palette): Promise<string[]> {
  await setColorTokens(page, Object.entries(palette));
  const pairs = await readRenderedPairs(page);
  return pairs
    .filter(
      ({ color, background, isLarge }) => contrastRatio(color, background) < (isLarge ? 3 : 4.5),
    )
    .map(({ color, background, words }) => `${color} on ${background} (${words})`);
}
