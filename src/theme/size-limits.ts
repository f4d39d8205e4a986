import type { Theme } from "../model/types.ts";
import { packOfTheme } from "./packs/pack-names.ts";
import { packTraits } from "./packs/pack-traits.ts";

/** The minimum and maximum of a number, in px or as a multiple of the font size. */
interface NumberBounds {
  least: number;
  most: number;
}

/** A theme number that would break a page, and its replacement. */
export interface OutOfBoundsValue {
  /** JSON Pointer in the theme. */
  path: string;
  value: number;
  used: number;
}

/**
 * The maximum font sizes of running text on phones and on wide screens. Larger ones break some
 * styles.
 */
const readingSizeLimits: Readonly<Record<string, readonly [phone: number, desktop: number]>> = {
  lede: [26, 30],
  large: [24, 28],
  text: [21, 24],
  small: [20, 22],
  note: [18, 20],
  caption: [17, 18],
};

/** The maximum font sizes of titles and figures. */
const displaySizeLimits: typeof readingSizeLimits = {
  nameplate: [100, 240],
  h1: [72, 124],
  closing: [72, 110],
  price: [80, 100],
  step: [80, 124],
  h2: [48, 84],
  lead: [44, 60],
  quote: [40, 60],
  quoteSmall: [32, 40],
  h3: [32, 40],
};

/** The default spacing scale of the style sheets; a step may be a quarter to twice its default. */
const spacingScale = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 88, 128];

/**
 * Limits of named spaces, in px. Twelve columns, eleven gutters and a margin must leave room for
 * text.
 */
const spaceLimits: Readonly<Record<string, { phone: NumberBounds; desktop: NumberBounds }>> = {
  section: boundsForPhoneAndDesktop(16, 320),
  side: { phone: { least: 8, most: 48 }, desktop: { least: 8, most: 140 } },
  margin: boundsForPhoneAndDesktop(56, 220),
  gap: { phone: { least: 12, most: 48 }, desktop: { least: 12, most: 96 } },
  gutter: boundsForPhoneAndDesktop(8, 40),
};

function boundsForPhoneAndDesktop(least: number, most: number) {
  return { phone: { least, most }, desktop: { least, most } };
}

/**
 * Finds the numbers of a theme that would make text overlap, overflow the page or be too small to
 * read.
 */
export function findOutOfBoundsValues(theme: Theme): OutOfBoundsValue[] {
  return boundedValues(theme).flatMap(([path, value, bounds]) => {
    const used = Math.min(bounds.most, Math.max(bounds.least, value));
    return used === value ? [] : [{ path, value, used }];
  });
}

/** Returns the theme with each number that is out of bounds replaced by the nearest valid one. */
export function clampTheme(theme: Theme): Theme {
  const all = findOutOfBoundsValues(theme);
  if (all.length === 0) return theme;
  // `structuredClone` would keep YAML aliases as shared objects.
  const { sizes, space } = JSON.parse(JSON.stringify(theme)) as Theme;
  for (const { path, used } of all) setAtPath({ sizes, space }, path.split("/").slice(1), used);
  return { ...theme, sizes, space };
}

/** A number of a theme, with its path and bounds. */
export type BoundedValue = [path: string, value: number, bounds: NumberBounds];

/** Returns all numbers of a theme that have bounds. */
export function boundedValues(theme: Theme): BoundedValue[] {
  return [...sizesWithBounds(theme), ...spacesWithBounds(theme)];
}

function sizesWithBounds({ sizes }: Theme): BoundedValue[] {
  return Object.entries(sizes).flatMap(([name, size]): BoundedValue[] => {
    const { phone, middle, desktop, line, tracking } = size;
    const isRead = name in readingSizeLimits;
    const path = `/sizes/${name}`;
    const [most = 0, mostWide = 0] = readingSizeLimits[name] ?? displaySizeLimits[name] ?? [];
    const [small, large] = [
      createBounds(isRead ? 11 : 14, most),
      createBounds(isRead ? 11 : 14, mostWide),
    ];
    return [
      [`${path}/phone`, phone, small],
      ...(middle === undefined ? [] : [[`${path}/middle`, middle, large] satisfies BoundedValue]),
      [`${path}/desktop`, desktop, large],
      [`${path}/line`, line, isRead ? createBounds(1, 2.2) : createBounds(0.8, 1.8)],
      [
        `${path}/tracking`,
        tracking,
        isRead ? createBounds(-0.03, 0.12) : createBounds(-0.07, 0.06),
      ],
    ];
  });
}

function spacesWithBounds(theme: Theme): BoundedValue[] {
  const { space } = theme;
  const steps = space.steps.map((value, index): BoundedValue => {
    const step = spacingScale[index] ?? 0;
    return [`/space/steps/${index}`, value, createBounds(step / 4, step * 2)];
  });
  // Ignore the margin if the style has none.
  const drawn = Object.entries(spaceLimits).filter(
    ([name]) => name !== "margin" || packTraits(packOfTheme(theme)).margin,
  );
  const named = drawn.flatMap(([name, bounds]): BoundedValue[] => {
    const { phone, desktop } = space[name as "side"];
    return [
      [`/space/${name}/phone`, phone, bounds.phone],
      [`/space/${name}/desktop`, desktop, bounds.desktop],
    ];
  });
  return [...steps, ...named];
}

function createBounds(least: number, most: number): NumberBounds {
  return { least, most };
}

function setAtPath(group: object, [name = "", ...rest]: readonly string[], value: number): void {
  if (rest.length === 0) Object.assign(group, { [name]: value });
  else setAtPath(Object(group)[name], rest, value);
}
