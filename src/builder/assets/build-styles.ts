import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { registry } from "../../blocks/registry.ts";
import { siteCodeFiles } from "../../load/site-code/site-code-files.ts";
import { firstPack, type PackName } from "../../theme/packs/pack-names.ts";
import { budget, estimateStylesSize } from "../html/budget.ts";
import { createCssMinifier } from "./css-minifier.ts";
import type { StyleSheet } from "./style-sheet.ts";

const root = join(import.meta.dirname, "../..");
const baseSheetPath = "theme/base.css";
const packs = join(root, "theme/packs");
/** All style sheets of a site. Cascade layers decide their precedence, not their order. */
export interface Styles {
  /** The CSS of every page: the order of the layers, the reset and the theme. */
  base: string;
  sheets: readonly StyleSheet[];
}

/** The parts of a page that decide which style sheets it needs. */
export interface PageStyleInput {
  markup: string;
  /** The types of the blocks of the page. */
  blocks: readonly string[];
}

/** A style sheet on the disk. */
interface SheetFile {
  /** The path below `src`. Style sheets of the site's own code get a path in the same form. */
  path: string;
  file: string;
}

/**
 * Lists all style sheets except the base, sorted by module and name. The order does not affect
 * precedence, which cascade layers decide.
 */
async function listStyleSheets(own: string): Promise<SheetFile[]> {
  const files = await readdir(root, { recursive: true });
  const paths = files.map((file) => file.replaceAll("\\", "/"));
  const engine = paths
    .filter((path) => /^(ui|layout|blocks)\/.*\.css$/.test(path))
    .map((path) => ({ path, file: join(root, path) }));
  const owned = siteCodeFiles(own)
    .filter((path) => path.endsWith(".css"))
    .map((path) => ({ path: `blocks/${path}`, file: join(own, path) }));
  return [...engine, ...owned].sort((a, b) =>
    sheetSortKey(a.path) < sheetSortKey(b.path) ? -1 : 1,
  );
}

function sheetSortKey(path: string): string {
  return `${path.split("/")[0]}/${posix.basename(path)}`;
}

/**
 * Reads and minifies all style sheets of the site. Rules of the style pack are appended to the
 * sheet that they extend, so only pages with that sheet load them. Other style packs are not read.
 *
 * @param generated CSS made from the theme: custom properties and the colours of photographs
 * @param own the folder of the site's own code
 */
export async function buildStyles(
  generated: string,
  own: string,
  pack: PackName = firstPack,
): Promise<Styles> {
  const files = await listStyleSheets(own);
  const dressed = await readStylePack(pack);
  const first = await readFile(join(root, baseSheetPath), "utf8");
  const shrink = await createCssMinifier();
  const read = files.map(async ({ path, file }) =>
    parseStyleSheet(path, shrink(path, (await readFile(file, "utf8")) + dressed(path))),
  );
  const sheets = await Promise.all(read);
  return { base: shrink(baseSheetPath, `${first}${dressed(baseSheetPath)}\n${generated}`), sheets };
}

/**
 * Reads the CSS that a style pack adds. The addition to `blocks/hero/hero.css` is
 * `blocks.hero.css`.
 *
 * @returns a function that returns the CSS to append to a sheet, by the path of the sheet below
 *   `src`
 */
async function readStylePack(pack: PackName): Promise<(path: string) => string> {
  const folder = join(packs, pack);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, name), "utf8")] as const,
  );
  const known = new Map(await Promise.all(texts));
  return (path) => {
    const text = known.get(`${path.split("/")[0]}.${posix.basename(path)}`);
    return text === undefined ? "" : `\n${text}`;
  };
}

/** Adds the font rules. They are added last because the fonts depend on all other styles. */
export async function appendFontStyles(styles: Styles, css: string): Promise<Styles> {
  const shrink = await createCssMinifier();
  return { ...styles, base: styles.base + shrink("fonts", css) };
}

function parseStyleSheet(path: string, css: string): StyleSheet {
  const names = css.matchAll(/\.([a-z][\w-]*)/gi);
  return { path, css, classes: [...new Set([...names].map(([, name]) => name ?? ""))] };
}

/** Returns the base and all style sheets as one text. */
export function allStyles({ base, sheets }: Styles): string {
  return base + joinSheets(sheets);
}

/**
 * Returns the CSS of all pages without the base. The browser loads it before it navigates to
 * another page in place. It includes the CSS of the first page again, so that the cascade has the
 * right order. Sheets of engine blocks that the site does not use are omitted.
 *
 * @param blocks the types of all blocks of the site
 */
export function sharedStyles({ sheets }: Styles, blocks: ReadonlySet<string>): string {
  const isUsed = ({ path }: StyleSheet) => {
    const [folder, name = ""] = path.split("/");
    if (isSearchSheet(path)) return blocks.has("search");
    return folder !== "blocks" || !Object.hasOwn(registry, name) || blocks.has(name);
  };
  return joinSheets(sheets.filter(isUsed));
}

/**
 * Returns the CSS to inline into a page. If the page needs too much CSS for a fast first screen,
 * only the common CSS is inlined, and the page loads the rest with the shared style sheet.
 */
export function selectInlineStyles(
  styles: Styles,
  page: PageStyleInput,
): { css: string; isWhole: boolean } {
  const css = pageStyles(styles, page);
  if (estimateStylesSize(css) <= budget.styles) return { css, isWhole: true };
  return { css: pageStyles(styles, { markup: "", blocks: [] }), isWhole: false };
}

/**
 * Returns the CSS that a page needs. It selects sheets of blocks by block type, and sheets of
 * shared components by their classes.
 */
export function pageStyles(styles: Styles, { markup, blocks }: PageStyleInput): string {
  const used = usedClasses(markup);
  const needed = styles.sheets.filter((sheet) => isSheetNeeded(sheet, used, blocks));
  return joinWithBaseMemoized(styles, needed);
}

const joinedSheets = new WeakMap<Styles, Map<string, string>>();

/** Joins style sheets. The result is memoized, because thousands of pages need the same sheets. */
function joinWithBaseMemoized(styles: Styles, needed: readonly StyleSheet[]): string {
  const known = joinedSheets.get(styles) ?? new Map<string, string>();
  joinedSheets.set(styles, known);
  const key = needed.map(({ path }) => path).join();
  const css = known.get(key) ?? styles.base + joinSheets(needed);
  known.set(key, css);
  return css;
}

function isSheetNeeded(
  { path, classes }: StyleSheet,
  used: ReadonlySet<string>,
  blocks: readonly string[],
): boolean {
  const [folder, name = ""] = path.split("/");
  // The search sheets also contain classes of other components, so only classes with the prefix
  // count.
  if (isSearchSheet(path))
    return classes.some((each) => each.startsWith("search-") && used.has(each));
  if (folder === "ui") return classes.some((each) => used.has(each));
  // Every page has a header and a footer. The article is the only block with its sheet in this
  // folder.
  return folder === "layout" && name !== "article" ? true : blocks.includes(name);
}

/**
 * Whether a sheet belongs to the search. These sheets are selected by classes, since not all sites
 * have a search.
 */
function isSearchSheet(path: string): boolean {
  return path.startsWith("layout/search/");
}

function usedClasses(markup: string): Set<string> {
  const values = new Set(markup.match(/ class="[^"]*/g));
  return new Set([...values].flatMap((value) => value.slice(' class="'.length).split(" ")));
}

function joinSheets(sheets: readonly StyleSheet[]): string {
  return sheets.map(({ css }) => css).join("");
}
