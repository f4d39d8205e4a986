import type { Palette, Theme } from "../model/types.ts";
import { mixColors } from "./mix-colors.ts";
import { type PackName, packOfTheme } from "./packs/pack-names.ts";

type ThemeColorScheme = keyof Theme["colors"];
export type ColorName = keyof Palette;
/**
 * A colour pair: foreground, background, and the minimum contrast that WCAG 2.2 AA requires for
 * their use. `tint` is the share of `ink` that is mixed into a tinted background.
 */
export type ColorPair = readonly [
  foreground: ColorName,
  background: ColorName,
  minimum: number,
  tint?: number,
];

/** A colour pair with too little contrast. */
export interface ContrastFailure {
  scheme: ThemeColorScheme;
  pair: string;
  foreground: ColorName;
  background: ColorName;
  /** The colour of the foreground. `ground`: that of the background, with its tint. */
  color: string;
  ground: string;
  ratio: number;
  minimum: number;
}

const minTextContrast = 4.5;
/** The minimum contrast for icons, outlines of controls, and pictures. */
const minGraphicContrast = 3;

/**
 * The colour pairs of every style. Hairlines between rows are decorative, so they are not listed.
 */
const commonPairs: readonly ColorPair[] = [
  ["ink", "paper", minTextContrast],
  ["inkSoft", "paper", minTextContrast],
  ["accent", "paper", minTextContrast],
  ["error", "paper", minTextContrast],
  ["accentLine", "paper", minGraphicContrast],
  ["artInk", "paper", minGraphicContrast],
  ["artAccent", "paper", minGraphicContrast],
  ["onDeep", "deep", minTextContrast],
  ["onDeepSoft", "deep", minTextContrast],
  ["deepAccent", "deep", minTextContrast],
  ["artOnDeep", "deep", minGraphicContrast],
];

/** Additional pairs of styles with areas of colour. */
const colorAreaPairs: readonly ColorPair[] = [
  ["ink", "surface", minTextContrast],
  ["inkSoft", "surface", minTextContrast],
  ["accent", "surface", minTextContrast],
  ["error", "surface", minTextContrast],
  ["onAction", "action", minTextContrast],
  ["onSignal", "signal", minTextContrast],
  ["onDeep", "floor", minTextContrast],
  ["onDeepSoft", "floor", minTextContrast],
];

/**
 * The colour pairs that each style uses. They follow from its style sheets, so an end-to-end test
 * renders all blocks and compares the result with these lists.
 */
const colorPairsByPack: Readonly<Record<PackName, readonly ColorPair[]>> = {
  "livro-razao": [...commonPairs, ...tileColorPairs(0.05)],
  azulejo: [...commonPairs, ...colorAreaPairs, ["deepAccent", "floor", minTextContrast]],
  "relogio-de-sol": [...commonPairs, ...colorAreaPairs, ...tileColorPairs(0.09)],
};

/** Returns the pairs on the tiles of a grid, which have a tinted background. */
function tileColorPairs(tint: number): ColorPair[] {
  return [
    ["ink", "paper", minTextContrast, tint],
    ["inkSoft", "paper", minTextContrast, tint],
    ["accent", "paper", minTextContrast, tint],
  ];
}

/** Returns the colour pairs that a style uses. */
export function colorPairsOf(pack: PackName): readonly ColorPair[] {
  return colorPairsByPack[pack];
}

/**
 * Returns the colours that a colour is paired with in a style, with the minimum contrast. Omits
 * tinted backgrounds.
 */
export function pairedColors(
  pack: PackName,
  color: string,
): { name: ColorName; minimum: number }[] {
  return colorPairsByPack[pack].flatMap(([foreground, background, minimum, tint]) => {
    if (tint) return [];
    if (foreground === color) return [{ name: background, minimum }];
    return background === color ? [{ name: foreground, minimum }] : [];
  });
}

/**
 * Returns the WCAG 2.2 contrast ratio of two colours, from 1 to 21; their order does not matter.
 *
 * @param first `#` and six hexadecimal digits, as the theme's schema requires
 */
export function contrastRatio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether white is more readable on a colour than black. */
export function isDark(color: string): boolean {
  return contrastRatio(color, "#ffffff") > contrastRatio(color, "#000000");
}

/** Finds the colour pairs of the theme, in both schemes, with too little contrast for their use. */
export function checkContrast(theme: Theme): ContrastFailure[] {
  const schemes: readonly ThemeColorScheme[] = ["light", "dark"];
  return schemes.flatMap((scheme) =>
    failingPairs(colorPairsByPack[packOfTheme(theme)], theme.colors[scheme]).map((pair) => ({
      scheme,
      ...pair,
    })),
  );
}

/**
 * Finds the pairs of a palette with too little contrast, each once. Skips colours that a style
 * lacks.
 */
function failingPairs(
  pairs: readonly ColorPair[],
  palette: Palette,
): Omit<ContrastFailure, "scheme">[] {
  const close = pairs
    .flatMap(([foreground, background, minimum, tint]) => {
      const { [foreground]: color, [background]: plain } = palette;
      if (color === undefined || plain === undefined) return [];
      const ground = tint ? mixColors(plain, palette.ink, tint) : plain;
      const pair = `${foreground}/${background}`;
      const ratio = contrastRatio(color, ground);
      return [{ pair, foreground, background, color, ground, ratio, minimum }];
    })
    .filter(({ ratio, minimum }) => ratio < minimum);
  // Report the plain background rather than its tinted version: it is the colour in the theme.
  return close.filter(({ pair }, at) => close.findIndex((each) => each.pair === pair) === at);
}

/**
 * Returns the colour nearest to a given one that has enough contrast in all its pairs: mixed with
 * as little black or white as possible. `undefined` if no mixture has enough contrast.
 */
export function suggestColor(
  pack: PackName,
  palette: Palette,
  token: ColorName,
): string | undefined {
  const color = palette[token] ?? "";
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  const mixed = steps.flatMap((share) => mixTargets.map((end) => mixColors(color, end, share)));
  const pairs = colorPairsByPack[pack].filter(
    ([foreground, background, , tint]) =>
      foreground === token || background === token || (tint && token === "ink"),
  );
  return mixed.find((each) => failingPairs(pairs, { ...palette, [token]: each }).length === 0);
}

const mixTargets = ["#000000", "#ffffff"];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearChannel(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
