import type { FontFile } from "../../media/fonts/build-fonts.ts";
import { withStyles } from "./document.ts";
import { weighNow } from "./weight.ts";

const KB = 1024;

/** What a page may weigh, in bytes; text as brotli compresses it at quality 11. */
export const budget = {
  /** HTML and CSS: what a server may send at once to a new visitor (ten packets, RFC 6928). */
  page: 14 * KB,
  /** The script that runs before the first screen is complete. */
  boot: 2 * KB,
  /** All scripts of a page, but for those of a site whose own code allows more. */
  scripts: 80 * KB,
  /** All fonts that a page may ask for. */
  fonts: 45 * KB,
  /** Fonts that a document asks for at once: the roman and the sans. */
  preloads: 1,
  /** One drawing inside the HTML, or an address that holds a picture; as it stands there. */
  picture: KB,
} as const;

/** Something that weighs more than it may; what all pages share counts for the first of them. */
export interface Excess {
  what: "page" | "scripts" | "picture" | "fonts" | "preloads";
  route: string;
  /** Bytes, of `preloads` files. */
  bytes: number;
  limit: number;
}

/** A page to be weighed. */
export interface WeighedPage {
  route: string;
  /** The document, its style element still empty. */
  markup: string;
  /** What other pages have in common with it. */
  css: string;
  footer: string;
  /** The types of its blocks. */
  blocks: readonly string[];
  /** The bytes of all scripts that it loads, compressed. */
  scripts: number;
  /** What the scripts of a page with one of the site's own blocks may weigh, by its type. */
  budgets: Readonly<Record<string, number>>;
}

/** What of a page is too heavy: nothing, or the first thing that is found. */
export function findExcess(page: WeighedPage): Excess | undefined {
  const { route, markup, css, scripts, blocks } = page;
  const limit = Math.max(budget.scripts, ...blocks.map((type) => page.budgets[type] ?? 0));
  if (scripts > limit) return { what: "scripts", route, bytes: scripts, limit };
  const picture = Math.max(largestPicture(markup), largestIn(css));
  if (picture > budget.picture)
    return { what: "picture", route, bytes: picture, limit: budget.picture };
  const bytes = weighDocument(page);
  return bytes > budget.page ? { what: "page", route, bytes, limit: budget.page } : undefined;
}

/** What of the fonts is too heavy: all together, or those that a document asks for before any text shows. */
export function findFontExcess(fonts: readonly FontFile[]): Excess | undefined {
  const files = [...new Map(fonts.map((font) => [font.name, font])).values()];
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (bytes > budget.fonts) return { what: "fonts", route: "/", bytes, limit: budget.fonts };
  const first = files.filter(({ preload }) => preload).length;
  if (first > budget.preloads)
    return { what: "preloads", route: "/", bytes: first, limit: budget.preloads };
}

/** By the CSS: thousands of pages have the same. */
const largest = new Map<string, number>();

function largestIn(css: string): number {
  const size = largest.get(css) ?? longest(css.match(/url\(\s*["']?data:image\/[^"')]*/gi));
  largest.set(css, size);
  return size;
}

/** What is no markup, drawings, and tags; text that speaks of a picture is none of these. */
const pieces =
  /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<svg\b.*?<\/svg>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
const addresses =
  /\s(?:src|srcset|imagesrcset|(?:xlink:)?href|poster|data|style)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

function largestPicture(markup: string): number {
  if (!markup.includes("<svg") && !markup.includes("data:image/")) return 0;
  const found = markup.match(pieces) ?? [];
  const drawings = found.filter((piece) => /^<svg/i.test(piece));
  const tags = found.filter(
    (piece) => piece.includes("data:image/") && !/^<(?:!|script)/i.test(piece),
  );
  const inTags = tags.flatMap((tag) => tag.match(addresses) ?? []);
  return Math.max(
    longest(drawings),
    ...inTags.map((text) => longest(text.match(/data:image\/[^"')]*/g))),
  );
}

function longest(texts: readonly string[] | null): number {
  return Math.max(0, ...(texts ?? []).map(({ length }) => length));
}

/** Text with markup comes to less than 0.35 of its length, tables of figures to 0.4. */
const poorestRatio = 0.42;
/** A fraction of a millisecond for a page. */
const quickQuality = 2;
/** Two milliseconds for a page, and a tenth more bytes than the best. */
const goodQuality = 5;

/**
 * The size of a document, compressed; below the limit, a number that is too high. The best
 * compression takes 50 ms a page: it is left to those that come very near the limit.
 */
function weighDocument({ markup, css, footer }: WeighedPage): number {
  const common = sizeOf(css) + sizeOf(footer);
  const estimate = common + (markup.length - footer.length) * poorestRatio;
  if (estimate <= budget.page) return estimate;
  const rest = markup.replace(footer, () => "");
  const sum = common + weighNow(rest, quickQuality);
  if (sum <= budget.page) return sum;
  const whole = withStyles(markup, css);
  const good = weighNow(whole, goodQuality);
  return good <= budget.page ? good : weighNow(whole);
}

const sizes = new Map<string, number>();

function sizeOf(text: string): number {
  const size = sizes.get(text) ?? weighNow(text, goodQuality);
  sizes.set(text, size);
  return size;
}
