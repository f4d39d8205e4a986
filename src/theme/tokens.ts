import type { Font, Palette, Theme } from "../model/types.ts";
import { fluidSize, fluidSpace, px } from "./fluid.ts";
import { logoSize } from "./logo-size.ts";
import { clampTheme } from "./size-limits.ts";

type Declaration = readonly [name: string, value: string];

/** Colours of pictures are written into the pictures, so style sheets do not need them. */
const interfaceColors = [
  "paper",
  "ink",
  "inkSoft",
  "accent",
  "accentLine",
  "rule",
  "deep",
  "onDeep",
  "onDeepSoft",
  "deepAccent",
  "error",
  "surface",
  "action",
  "onAction",
  "signal",
  "onSignal",
  "floor",
] as const satisfies readonly (keyof Palette)[];

const spaces = ["section", "side", "margin", "gap", "gutter"] as const;

/**
 * The theme as CSS custom properties in the layer `tokens`. Dark values follow the visitor's
 * preference. Names come from the keys: `inkSoft` gives `--color-ink-soft`. Numbers out of bounds
 * are replaced by the nearest valid ones.
 */
export function toCustomProperties(written: Theme): string {
  const theme = clampTheme(written);
  const { light, dark } = theme.colors;
  const lengths = [...toSizes(theme), ...toSpaces(theme), ...toLogo(theme)];
  const constant = [...toFonts(theme), ...lengths, ...toMotion(theme)];
  const root = [["color-scheme", "light dark"] as const, ...toColors(light), ...constant];
  // The dark scheme only contains differences.
  const night = toColors(dark).filter(([name, value]) => !hasPair(toColors(light), name, value));
  const media = `@media (prefers-color-scheme: dark) {\n${rule(night)}}\n`;
  return `@layer tokens {\n${rule(root)}${media}}\n`;
}

/**
 * The font families in order: the font itself, the device's fonts under the names with adjusted
 * metrics (`"Newsreader Georgia"`), the same fonts unadjusted, the generic family.
 */
export function toFontStack({ family, fallbacks, generic }: Font): string {
  const adjusted = fallbacks.map((name) => `${family} ${name}`);
  return [...[family, ...adjusted, ...fallbacks].map(quote), generic].join(", ");
}

function toColors(palette: Palette): Declaration[] {
  // Some styles lack some of these colours.
  return interfaceColors.flatMap((name): Declaration[] => {
    const color = palette[name];
    return color === undefined ? [] : [[`--color-${kebab(name)}`, color]];
  });
}

function toFonts({ fonts }: Theme): Declaration[] {
  return [
    ["--font-display", toFontStack(fonts.display)],
    ["--font-text", toFontStack(fonts.text)],
  ];
}

function toSizes({ sizes }: Theme): Declaration[] {
  return Object.entries(sizes).flatMap(([key, size]): Declaration[] => {
    const name = kebab(key);
    const tracking: Declaration = [`--tracking-${name}`, `${size.tracking}em`];
    return [
      [`--size-${name}`, fluidSize(size)],
      [`--line-${name}`, String(size.line)],
      // Zero is the default, so it is omitted.
      ...(size.tracking === 0 ? [] : [tracking]),
      [`--weight-${name}`, String(size.weight)],
    ];
  });
}

function toSpaces({ space, radius }: Theme): Declaration[] {
  return [
    ...space.steps.map((step, index): Declaration => [`--space-${index + 1}`, px(step)]),
    ...spaces.map((name): Declaration => [`--${name}`, fluidSpace(space[name])]),
    ["--sheet", px(space.sheet)],
    ["--radius", px(radius)],
  ];
}

function toLogo({ logo }: Theme): Declaration[] {
  const size = logo && logoSize(logo);
  if (!size) return [];
  return [
    ["--logo-width", px(size.width)],
    ["--logo-ratio", String(size.ratio)],
  ];
}

function toMotion({ motion }: Theme): Declaration[] {
  return [
    ["--quick", `${motion.quick}ms ${motion.easing}`],
    ["--page", `${motion.page}ms ${motion.easing}`],
    ["--stagger", `${motion.stagger}ms`],
  ];
}

function rule(declarations: readonly Declaration[]): string {
  return `:root {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}

function hasPair(declarations: readonly Declaration[], name: string, value: string): boolean {
  return declarations.some(([other, otherValue]) => other === name && otherValue === value);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function quote(family: string): string {
  return family.includes(" ") ? JSON.stringify(family) : family;
}
