import type { Palette, Theme } from "../model/types.ts";
import { mix } from "./mix.ts";
import { type PackName, packOf } from "./packs/pack-names.ts";

type Scheme = keyof Theme["colors"];
export type ColorName = keyof Palette;
/**
 * Foreground, background, and the least contrast that WCAG 2.2 AA asks of their use. A tinted background has this part
 * of `ink` mixed in.
 */
export type Pair = readonly [
  foreground: ColorName,
  background: ColorName,
  minimum: number,
  tint?: number,
];

/** A colour pair with too little contrast. */
export interface ContrastFailure {
  scheme: Scheme;
  pair: string;
  foreground: ColorName;
  background: ColorName;
  /** Both as the theme has them. */
  color: string;
  ground: string;
  ratio: number;
  minimum: number;
}

const minTextContrast = 4.5;
/** Signs, outlines of controls, pictures. */
const minGraphicContrast = 3;

/** The pairs of every style. Hairlines between rows are decoration. */
const commonPairs: readonly Pair[] = [
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

/** The pairs of styles that have areas of colour. */
const colorAreaPairs: readonly Pair[] = [
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
 * The colours that each style sets on each other. Its style sheets decide that, and a journey that renders all blocks
 * holds these lists to what is shown.
 */
const shownPairs: Readonly<Record<PackName, readonly Pair[]>> = {
  "livro-razao": [...commonPairs, ...tilePairs(0.05)],
  azulejo: [...commonPairs, ...colorAreaPairs, ["deepAccent", "floor", minTextContrast]],
  "relogio-de-sol": [...commonPairs, ...colorAreaPairs, ...tilePairs(0.09)],
};

/** What stands on the tiles of a grid, whose ground is tinted. */
function tilePairs(tint: number): Pair[] {
  return [
    ["ink", "paper", minTextContrast, tint],
    ["inkSoft", "paper", minTextContrast, tint],
    ["accent", "paper", minTextContrast, tint],
  ];
}

/** The colours that a style sets on each other. */
export function pairsOf(pack: PackName): readonly Pair[] {
  return shownPairs[pack];
}

/** What a colour of the palette meets in a style, with the least contrast between both. */
export function partnersOf(pack: PackName, color: string): { name: ColorName; minimum: number }[] {
  return shownPairs[pack].flatMap(([foreground, background, minimum, tint]) => {
    if (tint) return [];
    if (foreground === color) return [{ name: background, minimum }];
    return background === color ? [{ name: foreground, minimum }] : [];
  });
}

/**
 * The WCAG 2.2 contrast ratio of two colours, from 1 to 21; their order does not matter.
 *
 * @param first six hexadecimal digits with `#`, as the theme's schema asks
 */
export function contrastRatio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether light letters are read better on a colour than dark ones. */
export function isDark(color: string): boolean {
  return contrastRatio(color, "#ffffff") > contrastRatio(color, "#000000");
}

/** The pairs of the theme, in both schemes, whose contrast is below what their use asks. */
export function checkContrast(theme: Theme): ContrastFailure[] {
  const schemes: readonly Scheme[] = ["light", "dark"];
  return schemes.flatMap((scheme) =>
    closePairs(shownPairs[packOf(theme)], theme.colors[scheme]).map((pair) => ({
      scheme,
      ...pair,
    })),
  );
}

/** The pairs of a palette that are too close, each once. Not every style has all colours. */
function closePairs(pairs: readonly Pair[], palette: Palette): Omit<ContrastFailure, "scheme">[] {
  const close = pairs
    .flatMap(([foreground, background, minimum, tint]) => {
      const { [foreground]: color, [background]: plain } = palette;
      if (color === undefined || plain === undefined) return [];
      const ground = tint ? mix(plain, palette.ink, tint) : plain;
      const pair = `${foreground}/${background}`;
      const ratio = contrastRatio(color, ground);
      return [{ pair, foreground, background, color, ground, ratio, minimum }];
    })
    .filter(({ ratio, minimum }) => ratio < minimum);
  // A plain ground comes before a tinted one, and says more to who wrote the colour.
  return close.filter(({ pair }, at) => close.findIndex((each) => each.pair === pair) === at);
}

/**
 * The colour nearest to one of a palette that can be read with all that it meets: mixed with black or white in as small
 * a part as needed. Nothing when no such mixture works, since the others are too close to each other.
 */
export function workingColor(
  pack: PackName,
  palette: Palette,
  token: ColorName,
): string | undefined {
  const color = palette[token] ?? "";
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  const mixed = steps.flatMap((share) => mixTargets.map((end) => mix(color, end, share)));
  const pairs = shownPairs[pack].filter(
    ([foreground, background, , tint]) =>
      foreground === token || background === token || (tint && token === "ink"),
  );
  return mixed.find((each) => closePairs(pairs, { ...palette, [token]: each }).length === 0);
}

const mixTargets = ["#000000", "#ffffff"];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
