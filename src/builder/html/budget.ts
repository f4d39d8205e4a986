import type { FontFile } from "../../media/fonts/build-fonts.ts";
import { weighNow } from "./weight.ts";

const KB = 1024;

/** What the engine and the look of a site may weigh, in bytes; text as brotli compresses it. */
export const budget = {
  /**
   * The beginning of a document up to what a phone's first screen shows, styles included: what a
   * server may send at once to a new visitor (ten packets, RFC 6928). What follows may be long.
   */
  opening: 14 * KB,
  /** The styles of one page inside its document; a page with more brings them as a file. */
  styles: 10 * KB,
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
export interface OverBudget {
  what: "opening" | "picture" | "fonts" | "preloads";
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
  /** What stands in its style element; other pages have the same. */
  css: string;
}

/**
 * What of a page is over budget: nothing, or the first thing that is found. Only components and styles
 * can bring that about: no text, list or upload of an editor makes an opening longer than a screen.
 */
export function findOverBudget({ route, markup, css }: WeighedPage): OverBudget | undefined {
  const picture = Math.max(largestPicture(markup), largestIn(css));
  if (picture > budget.picture)
    return { what: "picture", route, bytes: picture, limit: budget.picture };
  const bytes = weighOpening(markup, css);
  if (bytes > budget.opening) return { what: "opening", route, bytes, limit: budget.opening };
}

/** What of the fonts is too heavy: all together, or those that a document asks for before any text shows. */
export function findFontOverBudget(fonts: readonly FontFile[]): OverBudget | undefined {
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
  /\s(?:src|srcset|imagesrcset|(?:xlink:)?href|poster|data|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

function largestPicture(markup: string): number {
  if (!markup.includes("data:image/")) {
    // Of what stands in no remark or script this may be too much, never too little.
    const most = longest(markup.match(/<svg\b.*?<\/svg>/gis));
    if (most <= budget.picture) return most;
  }
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

/** So much text fills a screen of 360×740 pixels with the smallest letters that the styles have. */
const screenCharacters = 1600;

/** The beginning of a document, up to what the first screen of a phone shows. */
export function openingOf(document: string): string {
  const main = Math.max(0, document.indexOf("<main"));
  let end = main;
  for (let shown = 0; shown < screenCharacters && end < document.length; end++) {
    if (document[end] === "<") end = Math.max(end, document.indexOf(">", end));
    else shown++;
  }
  return document.slice(0, end);
}

/** Text with markup comes to less than 0.35 of its length, tables of figures to 0.4. */
const poorestRatio = 0.42;

/** The size of an opening, compressed; below the limit, a number that is too high. */
function weighOpening(markup: string, css: string): number {
  const opening = openingOf(markup);
  const styles = weighStyles(css);
  const estimate = styles + opening.length * poorestRatio;
  return estimate <= budget.opening ? estimate : styles + weighNow(opening);
}

const sizes = new Map<string, number>();

/** The size of styles, compressed; those that many pages share are weighed once. */
export function weighStyles(css: string): number {
  const size = sizes.get(css) ?? weighNow(css);
  sizes.set(css, size);
  return size;
}
