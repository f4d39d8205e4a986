import type { Palette, Theme } from "../content/types.ts";
import { mix } from "./mix.ts";

type Scheme = keyof Theme["colors"];
type ColorName = keyof Palette;
/** Foreground, background, and the least contrast that WCAG 2.2 AA asks of their use. */
type Pair = readonly [foreground: ColorName, background: ColorName, minimum: number];

/** A pair of colours that is too close to be read. */
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

const text = 4.5;
/** Signs, outlines of controls, pictures. */
const graphic = 3;

/** The pairs that the interface sets on each other. Hairlines between rows are decoration. */
const usedPairs: readonly Pair[] = [
  ["ink", "paper", text],
  ["inkSoft", "paper", text],
  ["accent", "paper", text],
  ["error", "paper", text],
  ["accentLine", "paper", graphic],
  ["artInk", "paper", graphic],
  ["artAccent", "paper", graphic],
  ["onDeep", "deep", text],
  ["onDeepSoft", "deep", text],
  ["deepAccent", "deep", text],
  ["artOnDeep", "deep", graphic],
  ["ink", "surface", text],
  ["inkSoft", "surface", text],
  ["accent", "surface", text],
  ["error", "surface", text],
  ["onAction", "action", text],
  ["onSignal", "signal", text],
  ["onDeep", "floor", text],
  ["onDeepSoft", "floor", text],
];

/** What a colour of the palette is set on, and the least contrast between both; nothing for a ground itself. */
export function groundOf(color: string): { name: ColorName; minimum: number } | undefined {
  const pair = usedPairs.find(([foreground]) => foreground === color);
  return pair && { name: pair[1], minimum: pair[2] };
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

/** The pairs of the theme, in both schemes, whose contrast is below what their use asks. */
export function checkContrast({ colors }: Theme): ContrastFailure[] {
  const schemes: readonly Scheme[] = ["light", "dark"];
  return schemes.flatMap((scheme) =>
    usedPairs
      .flatMap(([foreground, background, minimum]) => {
        const { [foreground]: color, [background]: ground } = colors[scheme];
        // Not every style has all colours.
        if (color === undefined || ground === undefined) return [];
        const pair = `${foreground}/${background}`;
        const ratio = contrastRatio(color, ground);
        return [{ scheme, pair, foreground, background, color, ground, ratio, minimum }];
      })
      .filter(({ ratio, minimum }) => ratio < minimum),
  );
}

/**
 * The colour nearest to `color` that can be read on `background`: mixed with black or white, whichever
 * stands out from the ground, in as small a part as the contrast needs.
 */
export function readableColor(color: string, background: string, minimum: number): string {
  const target = luminance(background) > 0.18 ? "#000000" : "#ffffff";
  const steps = Array.from({ length: 101 }, (_, step) => mix(color, target, step / 100));
  const found = steps.find((mixed) => contrastRatio(mixed, background) >= minimum);
  return found ?? mix(color, target, 1);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
