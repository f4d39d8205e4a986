import { join } from "node:path";
import { expect, test } from "vitest";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { allStyles, buildStyles, pageStyles, sharedStyles } from "./build-styles.ts";

const theme = "@layer tokens{:root{--color-paper:white}}";
const styles = await buildStyles(theme, "content/blocks");
const pathsIn = (css: string) =>
  styles.sheets.filter((sheet) => css.includes(sheet.css)).map(({ path }) => path);

test("includes the reset, base, theme, header and footer styles on a page without blocks", () => {
  const css = pageStyles(styles, { markup: "<p>Text</p>", blocks: [] });
  expect(css).toMatch(/@layer reset.*@layer base.*@layer ui.*@layer blocks.*@layer print/);
  expect(css).toContain("--color-paper:white");
  expect(pathsIn(css)).toEqual(["layout/footer/footer.css", "layout/header/header.css"]);
});

test("includes the style sheet of a block, and shared sheets whose classes the markup uses", () => {
  const markup = '<div data-block="team"><ul class="wide spread"></ul></div>';
  const css = pageStyles(styles, { markup, blocks: ["team"] });
  expect(pathsIn(css)).toEqual([
    "blocks/team/team.css",
    "layout/footer/footer.css",
    "layout/header/header.css",
    "ui/format/spread.css",
    "ui/story.css",
  ]);
});

test("includes style sheets from the site's own blocks folder", async () => {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const { sheets } = await buildStyles(theme, join(workspace.directory, "blocks"));
  expect(sheets.map(({ path }) => path)).toContain("blocks/bell/bell.css");
});

test("does not mistake words in a text for class names", () => {
  const css = pageStyles(styles, { markup: "<p>class, spread, prose</p>", blocks: [] });
  expect(pathsIn(css)).not.toContain("ui/format/spread.css");
});

test("keeps the order of the sheets the same in page, shared and complete styles", () => {
  const page = pageStyles(styles, { markup: "", blocks: ["hero", "article"] });
  const all = pathsIn(allStyles(styles));
  expect(pathsIn(page)).toEqual(all.filter((path) => page.includes(sheetAt(path))));
  const everywhere = new Set(all.map((path) => path.split("/")[1] ?? ""));
  expect(pathsIn(sharedStyles(styles, everywhere))).toEqual(all);
});

test("leaves built-in blocks that no page uses out of the shared styles", () => {
  const paths = pathsIn(sharedStyles(styles, new Set(["hero"])));
  expect(paths).toContain("blocks/hero/hero.css");
  expect(paths).toContain("ui/story.css");
  expect(paths).toContain("blocks/tax-calculator/tax-calculator.css");
  expect(paths).not.toContain("blocks/gallery/gallery.css");
});

function sheetAt(path: string): string {
  return styles.sheets.find((sheet) => sheet.path === path)?.css ?? "";
}
