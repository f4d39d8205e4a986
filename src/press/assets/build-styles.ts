import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";

const root = join(import.meta.dirname, "../..");
const base = "theme/base.css";
// As lightningcss wants them: major version in the third byte, minor in the second.
const targets = {
  chrome: 100 << 16,
  firefox: 100 << 16,
  safari: (15 << 16) | (4 << 8),
};

/** One style sheet of the source, small enough to stand in a document. */
interface StyleSheet {
  /** Its path below src: `blocks/hero/hero.css`. */
  path: string;
  css: string;
  /** The names of all classes in its selectors. */
  classes: readonly string[];
}

/** All style sheets of a site, in the order that the cascade expects. */
export interface Styles {
  /** What every page needs: the order of the layers, the reset, the theme. */
  base: string;
  sheets: readonly StyleSheet[];
}

/** What decides about the style sheets of a page. */
export interface StyledPage {
  markup: string;
  /** The types of its blocks. */
  blocks: readonly string[];
}

/** The paths of all style sheets below src but the base, by room and name; layers order what they say. */
async function listStyleSheets(): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  const paths = files.map((file) => file.replaceAll("\\", "/"));
  const sheets = paths.filter((file) => /^(ui|page|blocks)\/.*\.css$/.test(file));
  return sheets.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function orderOf(path: string): string {
  return `${path.split("/")[0]}/${posix.basename(path)}`;
}

/**
 * Reads and shrinks all CSS of the site, sheet by sheet.
 *
 * @param generated CSS made from the theme: fonts and custom properties
 */
export async function buildStyles(generated: string): Promise<Styles> {
  const paths = await listStyleSheets();
  const [first, ...sheets] = await Promise.all([base, ...paths].map(readSheet));
  const shrink = await createShrink();
  return {
    base: shrink(base, `${first}\n${generated}`),
    sheets: sheets.map((source, index) => {
      const path = paths[index] ?? "";
      return toSheet(path, shrink(path, source));
    }),
  };
}

function readSheet(path: string): Promise<string> {
  return readFile(join(root, path), "utf8");
}

function toSheet(path: string, css: string): StyleSheet {
  const names = css.matchAll(/\.([a-z][\w-]*)/gi);
  return { path, css, classes: [...new Set([...names].map(([, name]) => name ?? ""))] };
}

/** What shrinks takes 20 ms to load: a build that takes its styles over from the last one needs none. */
async function createShrink(): Promise<(filename: string, css: string) => string> {
  const { transform } = await import("lightningcss");
  return (filename, css) => {
    const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets });
    return code.toString();
  };
}

/** The CSS of all pages in one text: the base and every sheet. */
export function allStyles({ base, sheets }: Styles): string {
  return base + joinSheets(sheets);
}

/**
 * The CSS of all pages without the base: what the browser brings before it shows another page in
 * place. It repeats what the first page came with, so that the cascade keeps its order.
 */
export function furtherStyles({ sheets }: Styles): string {
  return joinSheets(sheets);
}

/** The CSS that one page needs: a block's sheet comes with the block, that of shared pieces with their classes. */
export function pageStyles(styles: Styles, { markup, blocks }: StyledPage): string {
  const used = usedClasses(markup);
  const needed = styles.sheets.filter((sheet) => isNeeded(sheet, used, blocks));
  return joinOnce(styles, needed);
}

const joined = new WeakMap<Styles, Map<string, string>>();

/** Thousands of pages need the same sheets: they share one text. */
function joinOnce(styles: Styles, needed: readonly StyleSheet[]): string {
  const known = joined.get(styles) ?? new Map<string, string>();
  joined.set(styles, known);
  const key = needed.map(({ path }) => path).join();
  const css = known.get(key) ?? styles.base + joinSheets(needed);
  known.set(key, css);
  return css;
}

function isNeeded(
  { path, classes }: StyleSheet,
  used: ReadonlySet<string>,
  blocks: readonly string[],
): boolean {
  const [folder, name = ""] = path.split("/");
  if (folder === "ui") return classes.some((each) => used.has(each));
  // Header and footer stand on every page; an article is the one block that comes from the page's folder.
  return folder === "page" && name !== "article" ? true : blocks.includes(name);
}

function usedClasses(markup: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ""] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(" ")) names.add(name);
  }
  return names;
}

function joinSheets(sheets: readonly StyleSheet[]): string {
  return sheets.map(({ css }) => css).join("");
}
