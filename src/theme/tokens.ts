import type { Font, Palette, Theme } from "../model/types.ts";
import { fluidFontSize, fluidSpace, px } from "./fluid.ts";
import { logoSize } from "./logo-size.ts";
import { clampTheme } from "./size-limits.ts";

type CssDeclaration = readonly [name: string, value: string];

/**
 * The colours that style sheets need. Colours of pictures are not among them, because they are
 * written into the pictures.
 */
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

const spaceNames = ["section", "side", "margin", "gap", "gutter"] as const;

/**
 * Converts the theme to CSS custom properties in the layer `tokens`. Dark values follow the
 * visitor's preference. Names come from the keys: `inkSoft` gives `--color-ink-soft`. Numbers out
 * of bounds are replaced by the nearest valid ones.
 */
export function toCustomProperties(written: Theme): string {
  const theme = clampTheme(written);
  const { light, dark } = theme.colors;
  const lengths = [
    ...toSizeDeclarations(theme),
    ...toSpaceDeclarations(theme),
    ...toLogoDeclarations(theme),
  ];
  const constant = [...toFontStackDeclarations(theme), ...lengths, ...toMotionDeclarations(theme)];
  const root = [
    ["color-scheme", "light dark"] as const,
    ...toColorDeclarations(light),
    ...constant,
  ];
  // The dark scheme only contains differences.
  const night = toColorDeclarations(dark).filter(
    ([name, value]) => !hasDeclaration(toColorDeclarations(light), name, value),
  );
  const media = `@media (prefers-color-scheme: dark) {\n${cssRule(night)}}\n`;
  return `@layer tokens {\n${cssRule(root)}${media}}\n`;
}

/**
 * Returns the font families in this order: the font itself, the device's fonts under the names with
 * adjusted metrics (`"Newsreader Georgia"`), the same fonts unadjusted, the generic family.
 */
export function toFontStack({ family, fallbacks, generic }: Font): string {
  const adjusted = fallbacks.map((name) => `${family} ${name}`);
  return [...[family, ...adjusted, ...fallbacks].map(quoteFontFamily), generic].join(", ");
}

function toColorDeclarations(palette: Palette): CssDeclaration[] {
  // Some styles lack some of these colours.
  return interfaceColors.flatMap((name): CssDeclaration[] => {
    const color = palette[name];
    return color === undefined ? [] : [[`--color-${toKebabCase(name)}`, color]];
  });
}

function toFontStackDeclarations({ fonts }: Theme): CssDeclaration[] {
  return [
    ["--font-display", toFontStack(fonts.display)],
    ["--font-text", toFontStack(fonts.text)],
  ];
}

function toSizeDeclarations({ sizes }: Theme): CssDeclaration[] {
  return Object.entries(sizes).flatMap(([key, size]): CssDeclaration[] => {
    const name = toKebabCase(key);
    const tracking: CssDeclaration = [`--tracking-${name}`, `${size.tracking}em`];
    return [
      [`--size-${name}`, fluidFontSize(size)],
      [`--line-${name}`, String(size.line)],
      // Zero is the default, so it is omitted.
      ...(size.tracking === 0 ? [] : [tracking]),
      [`--weight-${name}`, String(size.weight)],
    ];
  });
}

function toSpaceDeclarations({ space, radius }: Theme): CssDeclaration[] {
  return [
    ...space.steps.map((step, index): CssDeclaration => [`--space-${index + 1}`, px(step)]),
    ...spaceNames.map((name): CssDeclaration => [`--${name}`, fluidSpace(space[name])]),
    ["--sheet", px(space.sheet)],
    ["--radius", px(radius)],
  ];
}

function toLogoDeclarations({ logo }: Theme): CssDeclaration[] {
  const size = logo && logoSize(logo);
  if (!size) return [];
  return [
    ["--logo-width", px(size.width)],
    ["--logo-ratio", String(size.ratio)],
  ];
}

function toMotionDeclarations({ motion }: Theme): CssDeclaration[] {
  return [
    ["--quick", `${motion.quick}ms ${motion.easing}`],
    ["--page", `${motion.page}ms ${motion.easing}`],
    ["--stagger", `${motion.stagger}ms`],
  ];
}

function cssRule(declarations: readonly CssDeclaration[]): string {
  return `:root {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}

function hasDeclaration(
  declarations: readonly CssDeclaration[],
  name: string,
  value: string,
): boolean {
  return declarations.some(([other, otherValue]) => other === name && otherValue === value);
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function quoteFontFamily(family: string): string {
  return family.includes(" ") ? JSON.stringify(family) : family;
}
