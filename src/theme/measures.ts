import type { Theme } from "../content/types.ts";

/** From the least to the most that a page bears, in px, or in times the size of letters. */
interface Bounds {
  least: number;
  most: number;
}

/** A number of a theme that would break a page, and what stands in its place. */
export interface Overstep {
  /** JSON Pointer in the theme. */
  path: string;
  value: number;
  used: number;
}

/** Sizes in which whole sentences are set. */
const reading = ["lede", "large", "text", "small", "note", "caption"];

/** The ladder that style sheets are drawn with: a step may be a quarter of its own, or three times it. */
const ladder = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 88, 128];

/** Spaces by their name; twelve columns, eleven gutters and a margin must leave room for words. */
const spaces: Readonly<Record<string, { phone: Bounds; desktop: Bounds }>> = {
  section: both(16, 320),
  side: { phone: { least: 8, most: 48 }, desktop: { least: 8, most: 240 } },
  margin: both(56, 280),
  gap: both(12, 96),
  gutter: both(8, 40),
};

function both(least: number, most: number) {
  return { phone: { least, most }, desktop: { least, most } };
}

/** The numbers of a theme with which words would lie on each other, leave the page, or be too small to read. */
export function oversteps(theme: Theme): Overstep[] {
  return [...inSizes(theme), ...inSpaces(theme)].flatMap(([path, value, bounds]) => {
    const used = Math.min(bounds.most, Math.max(bounds.least, value));
    return used === value ? [] : [{ path, value, used }];
  });
}

/** The theme with the nearest number that a page bears in the place of each other one. */
export function withinMeasures(theme: Theme): Theme {
  const all = oversteps(theme);
  if (all.length === 0) return theme;
  // Not structuredClone: what YAML names twice would stay one thing.
  const { sizes, space } = JSON.parse(JSON.stringify(theme)) as Theme;
  for (const { path, used } of all) put({ sizes, space }, path.split("/").slice(1), used);
  return { ...theme, sizes, space };
}

type Measured = [path: string, value: number, bounds: Bounds];

function inSizes({ sizes }: Theme): Measured[] {
  return Object.entries(sizes).flatMap(([name, { phone, middle, desktop, line }]): Measured[] => {
    const isRead = reading.includes(name);
    const path = `/sizes/${name}`;
    const [small, large] = isRead
      ? [bound(11, 56), bound(11, 56)]
      : [bound(14, 120), bound(14, 260)];
    return [
      [`${path}/phone`, phone, small],
      ...(middle === undefined ? [] : [[`${path}/middle`, middle, large] satisfies Measured]),
      [`${path}/desktop`, desktop, large],
      [`${path}/line`, line, isRead ? bound(1, 2.2) : bound(0.8, 1.8)],
    ];
  });
}

function inSpaces({ space }: Theme): Measured[] {
  const steps = space.steps.map((value, index): Measured => {
    const drawn = ladder[index] ?? 0;
    return [`/space/steps/${index}`, value, bound(drawn / 4, drawn * 3)];
  });
  const named = Object.entries(spaces).flatMap(([name, bounds]): Measured[] => {
    const { phone, desktop } = space[name as "side"];
    return [
      [`/space/${name}/phone`, phone, bounds.phone],
      [`/space/${name}/desktop`, desktop, bounds.desktop],
    ];
  });
  return [...steps, ...named];
}

function bound(least: number, most: number): Bounds {
  return { least, most };
}

function put(group: object, [name = "", ...rest]: readonly string[], value: number): void {
  if (rest.length === 0) Object.assign(group, { [name]: value });
  else put(Object(group)[name], rest, value);
}
