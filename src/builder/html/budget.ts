import type { FontFile } from "../../media/fonts/build-fonts.ts";
import { estimateCompressedSize } from "./compressed-size.ts";

const KB = 1024;

/**
 * The size limits of the engine and the theme of a site, in bytes. Texts are measured after Brotli
 * compression.
 */
export const budget = {
  /**
   * The document up to the end of a phone's first screen, including its styles. A server can send
   * that much to a new visitor in the first round trip (ten packets, RFC 6928). The rest of the
   * document may be long.
   */
  opening: 14 * KB,
  /** The inlined styles of a page. If a page needs more, it loads them as a file. */
  styles: 10 * KB,
  /** The script that runs before the first screen is complete. */
  boot: 2 * KB,
  /** All scripts of a page, unless the site's own code raises the limit. */
  scripts: 80 * KB,
  /** All fonts of the theme. */
  fonts: 45 * KB,
  /** The maximum number of preloaded fonts. */
  preloads: 1,
  /** One inline drawing or data URL in the HTML, uncompressed. */
  picture: KB,
} as const;

/** An exceeded budget. For fonts, which all pages share, `route` is the home page. */
export interface OverBudget {
  what: "opening" | "picture" | "fonts" | "preloads";
  route: string;
  /** The size in bytes. For `preloads`, the number of files. */
  bytes: number;
  limit: number;
}

/** A page to measure. */
export interface PageToMeasure {
  route: string;
  /** The document with an empty style element. */
  markup: string;
  /** The content of the style element. Pages share it. */
  css: string;
}

/**
 * Returns the first budget that a page exceeds. Only components and styles can exceed one: longer
 * texts or lists in the content do not enlarge the first screen.
 */
export function findOverBudget({ route, markup, css }: PageToMeasure): OverBudget | undefined {
  const picture = Math.max(largestPictureSizeInMarkup(markup), largestInlinePictureLength(css));
  if (picture > budget.picture)
    return { what: "picture", route, bytes: picture, limit: budget.picture };
  const bytes = estimateFirstScreenSize(markup, css);
  if (bytes > budget.opening) return { what: "opening", route, bytes, limit: budget.opening };
}

/** Returns the budget that the fonts exceed: of all fonts together, or of the preloaded ones. */
export function findExceededFontBudget(fonts: readonly FontFile[]): OverBudget | undefined {
  const files = [...new Map(fonts.map((font) => [font.name, font])).values()];
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  if (bytes > budget.fonts) return { what: "fonts", route: "/", bytes, limit: budget.fonts };
  const first = files.filter(({ preload }) => preload).length;
  if (first > budget.preloads)
    return { what: "preloads", route: "/", bytes: first, limit: budget.preloads };
}

/** Memoized by CSS, because thousands of pages share the same CSS. */
const largestByCss = new Map<string, number>();

function largestInlinePictureLength(css: string): number {
  const size =
    largestByCss.get(css) ?? longestLength(css.match(/url\(\s*["']?data:image\/[^"')]*/gi));
  largestByCss.set(css, size);
  return size;
}

/**
 * Matches comments, scripts, drawings and tags. It does not match text that only mentions a
 * picture.
 */
const markupTokens =
  /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<svg\b.*?<\/svg>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
const addressAttributes =
  /\s(?:src|srcset|imagesrcset|(?:xlink:)?href|poster|data|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

function largestPictureSizeInMarkup(markup: string): number {
  if (!markup.includes("data:image/")) {
    // This may find drawings in comments and scripts, so the result is an upper bound.
    const most = longestLength(markup.match(/<svg\b.*?<\/svg>/gis));
    if (most <= budget.picture) return most;
  }
  const found = markup.match(markupTokens) ?? [];
  const drawings = found.filter((piece) => /^<svg/i.test(piece));
  const tags = found.filter(
    (piece) => piece.includes("data:image/") && !/^<(?:!|script)/i.test(piece),
  );
  const inTags = tags.flatMap((tag) => tag.match(addressAttributes) ?? []);
  return Math.max(
    longestLength(drawings),
    ...inTags.map((text) => longestLength(text.match(/data:image\/[^"')]*/g))),
  );
}

function longestLength(texts: readonly string[] | null): number {
  return Math.max(0, ...(texts ?? []).map(({ length }) => length));
}

/**
 * The number of characters that fill a screen of 360×740 pixels in the smallest font size of the
 * styles.
 */
const screenCharacters = 1600;

/** Returns the start of a document, up to the end of a phone's first screen. */
export function firstScreenMarkup(document: string): string {
  const main = Math.max(0, document.indexOf("<main"));
  let end = main;
  for (let shown = 0; shown < screenCharacters && end < document.length; end++) {
    if (document[end] === "<") end = Math.max(end, document.indexOf(">", end));
    else shown++;
  }
  return document.slice(0, end);
}

/**
 * An upper bound of the compression ratio. Markup compresses to less than 0.35 of its length,
 * tables of numbers to 0.4.
 */
const worstCompressionRatio = 0.42;

/**
 * Returns the compressed size of the first screen. If an upper bound is already below the limit,
 * returns the bound.
 */
function estimateFirstScreenSize(markup: string, css: string): number {
  const opening = firstScreenMarkup(markup);
  const styles = estimateStylesSize(css);
  const estimate = styles + opening.length * worstCompressionRatio;
  return estimate <= budget.opening ? estimate : styles + estimateCompressedSize(opening);
}

const stylesSizes = new Map<string, number>();

/**
 * Returns the compressed size of styles in bytes. It is memoized, since many pages share their
 * styles.
 */
export function estimateStylesSize(css: string): number {
  const size = stylesSizes.get(css) ?? estimateCompressedSize(css);
  stylesSizes.set(css, size);
  return size;
}
